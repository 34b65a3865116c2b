// Plays a game in turns at a page: what can be done the rules say, of the game that the page has saved.

import assert from 'node:assert/strict';
import { FRAMES, PATIENCE } from './game.mjs';

/** How long an act may take to show; after that it came before the table listened. */
const ACT = FRAMES;
const ME = 0;
/** So many actions may have come after the last save: a page saves once a frame, and the last action is never saved. */
const UNSAVED = 6;
/** So many ways to go on are looked at, at most. */
const WAYS = 20_000;

/** The actions of others than passing and drawing. */
export const plays = (action) => Boolean(action.play);

/**
 * A player with a hand of some kind, which does what is wanted: `act(action, standing)`. `choose` picks one of the actions that
 * the rules allow, those that play cards before all others, knowing how the game stands: what the lab says of it, and the
 * `record`.
 */
export class TurnPlayer {
  /** How often it has tried to act. */
  attempts = 0;

  constructor({ saves, lab, hand, choose = ([first]) => first }) {
    Object.assign(this, { saves, lab, hand, choose });
    this.before = this.acts().length;
  }

  /** The acts of this player so far, as they are saved. */
  acts() {
    return this.saves.record.actions.filter((action) => action.seat === ME);
  }

  /** Plays until the game has ended, or until `enough` holds of this player. */
  async play(enough = () => false) {
    let since = Date.now();
    while (!this.saves.removed && !enough(this)) {
      assert.ok(Date.now() - since < PATIENCE, `the game goes on after ${JSON.stringify(this.saves.record)}`);
      const { record } = this.saves;
      if (!(await this.#turn(record))) await this.#change(record, FRAMES);
      if (this.saves.record !== record) since = Date.now();
    }
  }

  /** Waits until it is this player's turn, and returns how the game stands. */
  async turn() {
    for (;;) {
      const { record } = this.saves;
      const standing = await this.lab.apply(record);
      if (standing.legal[ME].length) return { ...standing, record };
      await this.#change(record, FRAMES);
    }
  }

  /** Acts if it is this player's turn; returns whether it was. */
  async #turn(record) {
    const standing = { ...(await this.lab.apply(record)), record };
    const legal = standing.legal[ME];
    if (!legal.length) return false;
    const wanted = await this.choose([...legal.filter(plays), ...legal.filter((action) => !plays(action))], standing);
    this.attempts++;
    await this.hand.act(wanted, standing);
    await this.#change(record, ACT);
    const done = this.saves.removed ? undefined : this.saves.record.actions[record.actions.length];
    if (done) {
      const { tick, ...action } = done;
      const meant = this.hand.meaning ?? ((action) => action);
      assert.deepEqual(meant(action), meant(wanted), 'what was meant was done');
    }
    return true;
  }

  #change(record, patience) {
    return this.saves.until((saves) => saves.removed || saves.record !== record, patience);
  }

  /** The further actions with which the game that was saved last can have ended in a way that `fits` its ranks. */
  async ending(fits) {
    const search = { fits, ways: WAYS };
    for (let length = 1; length <= UNSAVED; length++) {
      const found = await this.#endingOf(length, [], search);
      if (found) return found;
    }
    return undefined;
  }

  async #endingOf(length, further, search) {
    if (search.ways-- <= 0) return undefined;
    const { legal, outcome } = await this.lab.apply(this.saves.record, further);
    if (outcome) return search.fits(outcome.ranks) ? further : undefined;
    if (further.length === length) return undefined;
    for (const action of Object.values(legal).flat()) {
      const found = await this.#endingOf(length, [...further, action], search);
      if (found) return found;
    }
    return undefined;
  }
}
