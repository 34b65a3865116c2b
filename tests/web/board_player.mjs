// Plays a game on the board at a page: what can be played the rules say, of the game that the page has saved.

import assert from 'node:assert/strict';
import { FRAMES, PATIENCE } from './game.mjs';

/** How long an act may take to show; after that it came before the table listened. */
const ACT = FRAMES;
const ME = 0;
/** So many actions may have come after the last save: a page saves once a frame, and the last action is never saved. */
const UNSAVED = 6;

const plays = (action) => Boolean(action.play);

/** A player with a hand of some kind. `choose` picks one of the actions that are given to it, knowing how the game stands. */
export class BoardPlayer {
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

  /** Acts if it is this player's turn; returns whether it was. */
  async #turn(record) {
    const answer = await this.lab.apply(record);
    const legal = answer.legal[ME];
    if (!legal.length) return false;
    const own = legal.filter(plays);
    const wanted = await this.choose(own.length ? own : legal, { ...answer, legal, record });
    this.attempts++;
    if (wanted.play) await this.hand.play(wanted.play.card, answer.position.hands[ME], legal.filter(plays));
    else await this.hand.pass(answer.position.passes[ME], record.options.passes);
    await this.#change(record, ACT);
    const done = this.saves.removed ? undefined : this.saves.record.actions[record.actions.length];
    if (done) {
      const { tick, ...action } = done;
      assert.deepEqual(action, wanted, 'what was meant was done');
    }
    return true;
  }

  #change(record, patience) {
    return this.saves.until((saves) => saves.removed || saves.record !== record, patience);
  }

  /** The further actions with which the game that was saved last can have ended in a way that `fits` its ranks. */
  async ending(fits) {
    for (let length = 1; length <= UNSAVED; length++) {
      const found = await this.#endingOf(length, [], fits);
      if (found) return found;
    }
    return undefined;
  }

  async #endingOf(length, further, fits) {
    const { legal, outcome } = await this.lab.apply(this.saves.record, further);
    if (outcome) return fits(outcome.ranks) ? further : undefined;
    if (further.length === length) return undefined;
    for (const action of Object.values(legal).flat()) {
      const found = await this.#endingOf(length, [...further, action], fits);
      if (found) return found;
    }
    return undefined;
  }
}

/** Another action than a play, where there is one and `wanted` says so of how the game stands. */
export function passWhen(wanted) {
  return (own, standing) => {
    const pass = standing.legal.find((action) => !plays(action));
    return pass && wanted(standing) ? pass : own[0];
  };
}
