// Ways to act in Prime Daifugo: by keys, which spell the play, by fingers on a phone, by mouse and gamepad.

import { CardFocus } from './card_focus.mjs';
import { byNumber, isJoker } from './cards.mjs';
import { Fan, landscape } from './fan.mjs';
import { FRAMES } from './game.mjs';
import { Button } from './gamepad.mjs';
import { Fingers } from './speed_hands.mjs';

/** What a joker stands for: `X1=9`. */
const declared = (card) => card.split('=')[1];

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

/** Where everything lies in landscape, in CSS px (`src/table/prime_daifugo/layout.rs`). */
function onDesk(size) {
  const { unit, size: { width }, touch, head, foot } = landscape(size);
  const squeeze = Math.min((foot - head) / 700, 1);
  const [left, right, bottom] = [16, width - 16, foot - 12 * squeeze];
  const [middle, middleRight] = [left + 160, right - 172];
  const button = Math.max(touch, 52);
  const key = Math.max(touch, 44);
  const handTop = foot - 204 * squeeze;
  const deckFoot = head + 24 * squeeze + 1.4 * Math.max(92 * squeeze, 56);
  const keys = [0, 1, 2, 3].map((index) => [
    middleRight - 16 - 4 * key - 24 + index * (key + 8) + key / 2,
    handTop - 264 * squeeze + 174 * squeeze + key / 2,
  ]);
  const inPx = ([x, y]) => [x * unit, y * unit];
  const [times, power, , clear] = keys.map(inPx);
  return {
    times, power, clear,
    draw: inPx([left + 72, deckFoot + 28 * squeeze + button / 2]),
    pass: inPx([left + 72, bottom - button / 2]),
    lay: inPx([right - 78, bottom - button - 12 * squeeze - Math.max(touch, 72 * squeeze) / 2]),
    fan: new Fan({
      // There is room above the cards for what rises, and what is left lies above and below.
      middle: inPx([(middle + middleRight) / 2, handTop + 107 * squeeze]),
      width: (middleRight - middle) * unit,
      unit: squeeze * unit,
      sag: (of) => 1.4 / Math.max(of / 2, 1),
    }),
  };
}

/** The signs between the cards of a play, and the cards: `times` begins a factor, `power` its exponent. */
function* partsOf({ field, factors = [] }) {
  yield* field;
  for (const { base, exponent } of factors) {
    yield 'times';
    yield* base;
    if (exponent) yield 'power';
    yield* exponent ?? [];
  }
}

/** Clicks the cards and signs one after another, and then the button that lays. */
export class PrimeMouse {
  constructor(game) {
    this.game = game;
    this.places = onDesk(game.page.viewportSize());
  }

  async act({ play, draw }, { position }) {
    if (!play) return this.#click(draw ? 'draw' : 'pass');
    await this.#click('clear');
    let left = byNumber(position.hands[0]);
    for (const part of partsOf(play)) {
      if (part in this.places) await this.#click(part);
      else await this.game.click(this.places.fan.grip(left.indexOf(part), left.length));
      // The others close up.
      left = left.filter((card) => card !== part);
    }
    await this.#click('lay');
    if (!play.factors?.length) return undefined;
    // A composite number has to be asked for twice.
    return this.#click('lay');
  }

  #click(place) {
    return this.game.click(this.places[place]);
  }
}

/** Goes to the cards one after another, by cross and stick; × and laying have buttons of their own. */
export class PrimePad {
  /** `buttons` finds those that draw and pass in what is said of what has the focus. */
  constructor(game, pad, { language, buttons }) {
    Object.assign(this, { game, pad, buttons, focus: new CardFocus(game, language) });
  }

  async act({ play, draw }, { position }) {
    if (!play) return this.#pressButton(draw ? 'draw' : 'pass');
    let left = byNumber(position.hands[0]);
    for (const part of partsOf(play)) {
      if (part === 'times') {
        await this.pad.press(Button.RightShoulder);
        continue;
      }
      await this.focus.goTo(part, left, (right) => this.pad.stepAside(right));
      await this.pad.press(Button.South);
      left = left.filter((card) => card !== part);
    }
    await this.pad.press(Button.West);
    if (!play.factors?.length) return undefined;
    // A composite number has to be asked for twice.
    await this.game.frames(2);
    return this.pad.press(Button.West);
  }

  /** To the left of all cards are the buttons that pass and, above, draw. */
  async #pressButton(wanted) {
    let focused;
    for (let steps = 0; focused !== wanted && steps < 40; steps++) {
      const after = this.game.heard.length;
      await this.pad.press({ pass: Button.Up, draw: Button.Down }[focused] ?? Button.Left);
      const words = await this.game.hears(() => true, { after, patience: FRAMES / 2 });
      focused = Object.keys(this.buttons).find((button) => this.buttons[button].test(words ?? '')) ?? focused;
    }
    this.focus.forget();
    return this.pad.press(Button.South);
  }
}
