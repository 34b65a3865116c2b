// Ways to act in Prime Daifugo: by keys, which spell the play, and by fingers on a phone.

import { Fingers } from './speed_hands.mjs';

const SUITS = 'SHDC';
const NUMBERS = 'A23456789TJQK';

const isJoker = (card) => card[0] === 'X';
/** What a joker stands for: `X1=9`. */
const declared = (card) => card.split('=')[1];

/** The cards as they lie: by number, the jokers last. */
export function byNumber(cards) {
  const order = (card) => (isJoker(card) ? 100 : NUMBERS.indexOf(card[1])) * 4 + Math.max(SUITS.indexOf(card[0]), 0);
  return [...cards].sort((one, other) => order(one) - order(other));
}

/** All cards of a play. */
export function cardsOf({ field, factors = [] }) {
  return [...field, ...factors.flatMap(({ base, exponent }) => [...base, ...(exponent ?? [])])];
}

/** What counts of an action: the numbers. Whoever spells them does not say of which suit. */
export function numbersOf({ play, ...action }) {
  if (!play) return action;
  const numbers = (cards) => cards.map((card) => (isJoker(card) ? card.slice(2) || 'X' : card[1])).join(' ');
  const factors = play.factors?.map(({ base, exponent }) => [numbers(base), exponent && numbers(exponent)]) ?? [];
  return { ...action, play: { field: numbers(play.field), factors: factors.map((parts) => parts.filter(Boolean)) } };
}

const key = (value) => (/^\d$/.test(value) ? `Digit${value}` : `Key${value}`);
/** The keys of the values of jokers from 10. */
const VALUES = { 10: 'KeyT', 11: 'KeyJ', 12: 'KeyQ', 13: 'KeyK' };

/** Spells the play. */
export class Speller {
  meaning = numbersOf;

  constructor(game) {
    this.game = game;
  }

  async act({ play, draw }) {
    if (!play) return this.game.press(draw ? 'KeyD' : 'KeyP');
    await this.game.press('KeyC');
    await this.#cards(play.field);
    for (const [index, { base, exponent }] of (play.factors ?? []).entries()) {
      await this.game.press(index ? 'KeyM' : 'KeyE');
      await this.#cards(base);
      if (exponent) await this.game.press('KeyR');
      await this.#cards(exponent ?? []);
    }
    await this.game.press('Space');
    if (!play.factors?.length) return undefined;
    // A composite number has to be asked for twice.
    await this.game.frames(2);
    return this.game.press('Space');
  }

  async #cards(cards) {
    for (const card of cards) {
      await this.game.press(isJoker(card) ? 'KeyX' : key(card[1]));
      const value = declared(card);
      if (value) await this.game.press(VALUES[value] ?? key(value));
    }
  }
}

/** At 390×844, in CSS px (`src/table/prime_daifugo/layout.rs`, `hand.rs`). */
const BUTTONS = { draw: [58, 768], pass: [157, 768], play: [294, 768] };
const HAND = { left: 12, top: 526, width: 366, height: 174 };
const RISE = 18;
const CARD_ASPECT = 1.4;
const ROW_STEP = 0.87;
const PILE_STEP = 0.07;
/** More cards lie in two rows; still more in piles of equal numbers. */
const ONE_ROW = 7;
const SINGLE = 14;

/** The piles of a hand, which are single cards in a small one. */
function piles(cards) {
  const rank = (card) => (isJoker(card) ? 'X' : card[1]);
  if (cards.length <= SINGLE) return cards.map((card) => [card]);
  const found = new Map();
  for (const card of cards) found.set(rank(card), [...(found.get(rank(card)) ?? []), card]);
  return [...found.values()];
}

/** Where a finger meets the upmost card of a pile, of so many. */
function cornerOnPhone(pile, height, of) {
  const rows = of > ONE_ROW ? 2 : 1;
  const high = CARD_ASPECT + (rows - 1) * ROW_STEP;
  const width = Math.min(rows > 1 ? 60 : 76, (HAND.height - RISE) / high);
  const inRow = Math.ceil(of / rows);
  const gap = Math.min((HAND.width - width) / Math.max(inRow - 1, 1), width + 6);
  const [row, column] = [Math.floor(pile / inRow), pile % inRow];
  const top = HAND.top + RISE + (HAND.height - RISE - high * width) / 2 + row * ROW_STEP * width;
  const middle = HAND.left + HAND.width / 2 + (column - (inRow - 1) / 2) * gap;
  const aside = height * PILE_STEP * width;
  return [middle - width / 2 + Math.min(gap, width) / 2 + aside, top + 0.2 * width + aside];
}

/** Taps the cards one after another, and then the wide button. */
export class PrimeFingers {
  meaning = numbersOf;

  static async of(game) {
    const hand = new PrimeFingers();
    hand.game = game;
    hand.fingers = await Fingers.of(game);
    return hand;
  }

  async act({ play, draw }, { position }) {
    if (!play) return this.fingers.tap(draw ? BUTTONS.draw : BUTTONS.pass);
    let left = byNumber(position.hands[0]);
    for (const card of play.field) left = await this.#tapCard(card, left);
    return this.fingers.tap(BUTTONS.play);
  }

  /** Returns the cards that are left: the others close up. */
  async #tapCard(card, left) {
    const all = piles(left);
    const pile = all.findIndex((pile) => pile.includes(card) || (pile.length > 1 && pile[0][1] === card[1]));
    const upmost = all[pile].at(-1);
    await this.fingers.tap(cornerOnPhone(pile, all[pile].length - 1, all.length));
    await this.game.frames(2);
    return left.filter((other) => other !== upmost);
  }
}
