// Ways to act in the games on a board: by fingers on a phone and by keys.
//
// Each hand plays a card and passes. What comes of it shows in the saved game.

import { FRAMES } from './game.mjs';
import { Fingers } from './speed_hands.mjs';

const SUITS = 'SHDC';
const NUMBERS = 'A23456789TJQK';

/** The cards of a hand from left to right, as they lie unless somebody sorts them. */
export function sorted(hand) {
  const order = (card) => SUITS.indexOf(card[0]) * NUMBERS.length + NUMBERS.indexOf(card[1]);
  return [...hand].sort((one, other) => order(one) - order(other));
}

const SPOKEN = {
  en: {
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    numbers: { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' },
    card: (suit, number) => `${number} of ${suit}`,
  },
  ja: {
    suits: ['スペード', 'ハート', 'ダイヤ', 'クラブ'],
    numbers: { A: 'エース', T: '10', J: 'ジャック', Q: 'クイーン', K: 'キング' },
    card: (suit, number) => `${suit}の${number}`,
  },
};

/** A card as it is read aloud. */
export function spoken(card, language) {
  const { suits, numbers, card: said } = SPOKEN[language];
  return said(suits[SUITS.indexOf(card[0])], numbers[card[1]] ?? card[1]);
}

/** The buttons below the hand at 390×844, in CSS px, and where the hand lies (`src/table/board/layout.rs`, `fan.rs`). */
const BUTTONS = { pass: [68, 774], play: [215, 774], sort: [341, 774] };
const HAND = { left: 12, top: 612, width: 366, height: 108 };
const CARD_ASPECT = 1.4;
/** More cards than these lie in two rows, the second so many card widths lower. */
const ONE_ROW = 7;
const SECOND_ROW = 52 / 60;

/** Where a finger meets the card at a place of a hand of so many: the corner that no other card covers. */
function cornerOnPhone(place, of) {
  const rows = of > ONE_ROW ? 2 : 1;
  const width = Math.min(rows > 1 ? 60 : 76, HAND.height / (rows > 1 ? CARD_ASPECT + SECOND_ROW : CARD_ASPECT));
  const inRow = rows > 1 ? Math.ceil(of / 2) : of;
  const gap = Math.min((HAND.width - width) / Math.max(inRow - 1, 1), width + 6);
  const [row, column] = place < inRow ? [0, place] : [1, place - inRow];
  const left = HAND.left + HAND.width / 2 - (gap * (inRow - 1) + width) / 2;
  return [left + column * gap + Math.min(gap, width) / 2, HAND.top + (row * SECOND_ROW + 0.25) * width];
}

/** The pass that puts the player out has to be asked for twice. */
function isAskedTwice({ position, record }) {
  return position.passes[0] === record.options.passes;
}

/** Taps a card, which only chooses it, and then the wide button. */
export class PhoneHand {
  /** Called between the two taps with the card. */
  chosen = async () => {};

  static async of(game) {
    const hand = new PhoneHand();
    hand.game = game;
    hand.fingers = await Fingers.of(game);
    return hand;
  }

  async tapCard(card, hand) {
    await this.fingers.tap(cornerOnPhone(sorted(hand).indexOf(card), hand.length));
    // The button wakes up in the frame after the card is chosen.
    await this.game.frames(2);
  }

  async act({ play }, standing) {
    if (play) {
      await this.tapCard(play.card, standing.position.hands[0]);
      await this.chosen(play.card);
      return this.fingers.tap(BUTTONS.play);
    }
    if (isAskedTwice(standing)) await this.#tapPass();
    return this.#tapPass();
  }

  async #tapPass() {
    await this.fingers.tap(BUTTONS.pass);
    await this.game.frames(2);
  }
}

/** By turns: arrows to the card and Enter; E, which finds the next card that can be played, and Enter; digits. */
export class KeyHand {
  #acts = 0;
  /** The place of the hand that has the focus, as far as it has been said. */
  #now;

  constructor(game, language) {
    Object.assign(this, { game, language });
  }

  async act({ play }, standing) {
    if (!play) return isAskedTwice(standing) ? this.#twice('Space') : this.game.press('Space');
    const cards = sorted(standing.position.hands[0]);
    const place = cards.indexOf(play.card);
    const way = this.#acts++ % 3;
    if (way === 2 && place < 9) return this.#twice(`Digit${place + 1}`);
    await this.#goTo(place, cards, way === 1);
    return this.game.press('Enter');
  }

  /** A table that is come to anew has its own focus. */
  sitDown() {
    this.#now = undefined;
  }

  async #twice(key) {
    await this.game.press(key);
    await this.game.frames(2);
    await this.game.press(key);
  }

  /** Nothing is said of a step that did not move; the first one may only show the focus. */
  async #goTo(place, cards, leaps) {
    // A hand that has become smaller takes the focus along.
    this.#now = this.#now === undefined ? undefined : Math.min(this.#now, cards.length - 1);
    for (let steps = 0; this.#now !== place && steps < 2 * cards.length; steps++) {
      const after = this.game.heard.length;
      const right = this.#now === undefined || this.#now < place;
      await this.game.press(leaps ? 'KeyE' : right ? 'ArrowRight' : 'ArrowLeft');
      const words = await this.game.hears((words) => this.#said(words, cards) >= 0, { after, patience: FRAMES / 2 });
      if (words) this.#now = this.#said(words, cards);
    }
  }

  /** The place of the card of the hand that the words name, or -1. Of no other event are cards told that are still held. */
  #said(words, cards) {
    return cards.findIndex((card) => words.includes(spoken(card, this.language)));
  }
}
