// The focus among the cards of a hand: moved step by step, and followed by what the page says of it.

import { isJoker, spoken } from './cards.mjs';
import { FRAMES } from './game.mjs';

export class CardFocus {
  /** The place of the hand that has the focus, as far as it has been said. */
  #now;

  constructor(game, language) {
    Object.assign(this, { game, language });
  }

  /** From now on the focus may be anywhere. */
  forget() {
    this.#now = undefined;
  }

  /**
   * Goes to a card of a hand from left to right by steps (`step(right)`). Nothing is said of a step that did not move; the
   * first one may only show the focus.
   */
  async goTo(card, cards, step) {
    const goal = cards.indexOf(card);
    // A hand that has become smaller takes the focus along.
    this.#now = this.#now === undefined ? undefined : Math.min(this.#now, cards.length - 1);
    for (let steps = 0; this.#now !== goal && steps < 2 * cards.length; steps++) {
      const after = this.game.heard.length;
      await step(this.#now === undefined || this.#now < goal);
      const words = await this.game.hears((words) => this.#said(words, cards) >= 0, { after, patience: FRAMES / 2 });
      if (words) this.#now = this.#said(words, cards);
    }
  }

  /** The place of the card of the hand that a sentence begins with, as it does when the card gets the focus; or -1. */
  #said(words, cards) {
    const sentences = words.split(/(?<=[.。])\s*/);
    const begins = (card) => !isJoker(card) && sentences.some((said) => said.startsWith(spoken(card, this.language)));
    return cards.findIndex(begins);
  }
}
