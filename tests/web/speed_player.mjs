// Plays Speed at a page: what can be done the rules say, of the game that the page has saved.

import assert from 'node:assert/strict';
import { FRAMES, PATIENCE } from './game.mjs';

/** How long an act may take to show; after that it was refused, or came too late. */
const ACT = FRAMES / 2;
const ME = 0;

/** A player with a hand of some kind. */
export class SpeedPlayer {
  /** How often it has tried to act. */
  attempts = 0;

  constructor({ saves, lab, hand }) {
    Object.assign(this, { saves, lab, hand });
    this.before = this.acts().length;
  }

  /** The acts of this player so far. */
  acts() {
    return this.saves.record.actions.filter((action) => action.seat === ME);
  }

  /** Plays until the game has ended, or until `enough` holds of this player. */
  async play(enough = () => false) {
    let since = Date.now();
    while (!this.saves.removed && !enough(this)) {
      assert.ok(Date.now() - since < PATIENCE, `the game goes on after ${JSON.stringify(this.saves.record)}`);
      const before = this.saves.record?.actions.length;
      const own = this.saves.record && this.acts().length;
      if (this.saves.record) await this.#act(await this.lab.apply(this.saves.record));
      await this.saves.until(({ record, removed }) => removed || (record && this.acts().length > own), ACT);
      if (this.saves.record?.actions.length !== before) since = Date.now();
    }
  }

  async #act({ legal }) {
    const mine = legal[ME];
    const plays = mine.filter((action) => action.play);
    const refill = mine.some((action) => action.refill);
    if (mine.length) this.attempts++;
    if (plays.length) return this.hand.play(plays[0].play, { refill });
    if (refill) return this.hand.refill();
    if (mine.length) return this.hand.call();
  }

  /** The ranks that the game can have ended with: the last act is never saved, since with it the save goes. */
  async endings() {
    const { legal } = await this.lab.apply(this.saves.record);
    const ends = [];
    for (const action of Object.values(legal).flat()) {
      const { outcome } = await this.lab.apply(this.saves.record, [action]);
      if (outcome) ends.push(outcome.ranks);
    }
    return ends;
  }
}
