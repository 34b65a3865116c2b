// Ways to act in the games on a board: by fingers on a phone, by keys, mouse and gamepad.
//
// Each hand plays a card and passes. What comes of it shows in the saved game.

import { CardFocus } from './card_focus.mjs';
import { bySuit, cellOf } from './cards.mjs';
import { Fan, landscape } from './fan.mjs';
import { Button } from './gamepad.mjs';
import { Fingers } from './speed_hands.mjs';

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

/** Passes by some `press`; the pass that puts the player out has to be asked for twice. */
async function pass(game, { position, record }, press) {
  if (position.passes[0] === record.options.passes) {
    await press();
    await game.frames(2);
  }
  return press();
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
    await this.fingers.tap(cornerOnPhone(bySuit(hand).indexOf(card), hand.length));
    // The button wakes up in the frame after the card is chosen.
    await this.game.frames(2);
  }

  async act({ play }, standing) {
    if (play) {
      await this.tapCard(play.card, standing.position.hands[0]);
      await this.chosen(play.card);
      return this.fingers.tap(BUTTONS.play);
    }
    return pass(this.game, standing, () => this.fingers.tap(BUTTONS.pass));
  }
}

/** By turns: arrows to the card and Enter; E, which finds the next card that can be played, and Enter; digits. */
export class KeyHand {
  #acts = 0;

  constructor(game, language) {
    this.game = game;
    this.focus = new CardFocus(game, language);
  }

  async act({ play }, standing) {
    if (!play) return pass(this.game, standing, () => this.game.press('Space'));
    const cards = bySuit(standing.position.hands[0]);
    const place = cards.indexOf(play.card);
    const way = this.#acts++ % 3;
    if (way === 2 && place < 9) return this.#twice(`Digit${place + 1}`);
    const arrow = (right) => this.game.press(right ? 'ArrowRight' : 'ArrowLeft');
    await this.focus.goTo(play.card, cards, way === 1 ? () => this.game.press('KeyE') : arrow);
    return this.game.press('Enter');
  }

  /** A table that is come to anew has its own focus. */
  sitDown() {
    this.focus.forget();
  }

  async #twice(key) {
    await this.game.press(key);
    await this.game.frames(2);
    await this.game.press(key);
  }
}

/** By turns: cross and stick to the card; a shoulder button, which finds the next card that can be played. */
export class PadHand {
  #acts = 0;

  constructor(game, pad, language) {
    Object.assign(this, { game, pad, focus: new CardFocus(game, language) });
  }

  async act({ play }, standing) {
    if (!play) return pass(this.game, standing, () => this.pad.press(Button.West));
    const leap = () => this.pad.press(Button.RightShoulder);
    const step = this.#acts++ % 2 ? leap : (right) => this.pad.stepAside(right);
    await this.focus.goTo(play.card, bySuit(standing.position.hands[0]), step);
    return this.pad.press(Button.South);
  }
}

/** The hand, the board's cells and the button that passes in landscape, in CSS px (`src/table/board/layout.rs`). */
function onDesk(size) {
  const { unit, touch, head, foot } = landscape(size);
  const [boardTop, bottom] = [(head + 78) * unit, foot * unit];
  const scale = Math.min(size.width / 1280, (bottom - boardTop) / 622);
  const spare = (bottom - boardTop - 622 * scale) / 3;
  const middle = size.width / 2 - 16 * scale;
  const cell = ([row, column]) => [
    middle + (-479 + 43 + 32 + 70 * column) * scale,
    boardTop + spare + (12 + 45 + 95.6 * row) * scale,
  ];
  return {
    fan: new Fan({
      middle: [middle + 8 * scale, bottom - 102 * scale - spare],
      width: 900 * scale,
      unit: scale,
      sag: (of) => 2.8 / Math.max((of - 1) / 2, 1),
    }),
    cell: (card) => cell(cellOf(card)),
    pass: [62 * unit, bottom - 34 * scale - (Math.max(touch, 56) / 2) * unit],
  };
}

/** By turns: two clicks; a drag onto the cell; a click and another one on the cell. */
export class MouseHand {
  #acts = 0;

  constructor(game) {
    this.game = game;
    this.places = onDesk(game.page.viewportSize());
  }

  async act({ play }, standing) {
    if (!play) return pass(this.game, standing, () => this.game.click(this.places.pass));
    const [card, cell] = [this.#grip(play.card, standing.position.hands[0]), this.places.cell(play.card)];
    const way = this.#acts++ % 3;
    if (way === 1) return this.game.drag(card, cell);
    await this.game.click(card);
    return this.game.click(way ? cell : card);
  }

  clickCard(card, hand) {
    return this.game.click(this.#grip(card, hand));
  }

  #grip(card, hand) {
    return this.places.fan.grip(bySuit(hand).indexOf(card), hand.length);
  }
}
