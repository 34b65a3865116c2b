// Ways to act at Speed's table: by mouse, fingers, keys and gamepad.
//
// Each hand has the same four acts. What comes of them shows in the saved game only: the opponent may have been quicker.

import { FRAMES, way } from './game.mjs';
import { Button } from './gamepad.mjs';

/**
 * The middles of the places, in CSS px: the slots and the deck of the side at the lower edge, and the ledgers by the seat
 * whose own they are (`src/table/speed/layout.rs` at these sizes; seat 0 is the human).
 */
const AT_DESK = {
  slots: [[294, 603], [462, 603], [630, 603], [798, 603]],
  deck: [984, 603],
  ledgers: [[744, 347], [536, 347]],
};
const ON_PHONE = {
  slots: [[56, 555], [149, 555], [242, 555], [335, 555]],
  deck: [311, 733],
  ledgers: [[271, 337], [119, 337]],
};
const places = (page) => (page.viewportSize().width < page.viewportSize().height ? ON_PHONE : AT_DESK);

/** Clicks and drags by turns. */
export class Mouse {
  #acts = 0;

  constructor(game) {
    this.game = game;
    this.places = places(game.page);
  }

  play({ slot, ledger }) {
    const from = this.places.slots[slot];
    return this.#acts++ % 2 ? this.game.drag(from, this.places.ledgers[ledger]) : this.game.click(from);
  }

  refill() {
    return this.game.click(this.places.deck);
  }

  /** In a stall anything calls. */
  call() {
    return this.game.click([this.places.deck, this.places.ledgers[0], this.places.slots[0]][this.#acts++ % 3]);
  }
}

/** Taps and drags by turns; where a card can be played and another drawn, both at once. */
export class Fingers {
  /** How often one finger carried a card while another tapped. */
  together = 0;
  #acts = 0;
  #down = new Map();

  static async of(game) {
    const fingers = new Fingers();
    fingers.game = game;
    fingers.places = places(game.page);
    fingers.screen = await game.context.newCDPSession(game.page);
    return fingers;
  }

  async play({ slot, ledger }, { refill }) {
    const from = this.places.slots[slot];
    if (!refill && this.#acts++ % 2) return this.#tap(1, from);
    await this.#touch(1, from);
    let tap = refill;
    for (const point of way(from, this.places.ledgers[ledger])) {
      await this.#move(1, point);
      if (tap) await this.#tap(2, this.places.deck);
      this.together += tap ? 1 : 0;
      tap = false;
    }
    return this.#lift(1);
  }

  /** Each finger carries something from one point to another (`[from, to]`), all at once; half-way there is `midway`. */
  async carryTogether(ways, midway = async () => {}) {
    const paths = ways.map(([from, to]) => [from, ...way(from, to, 2)]);
    const all = (step) => paths.forEach((path, finger) => this.#put(finger, path[step]));
    all(0);
    await this.#tell('touchStart');
    all(1);
    await this.#tell('touchMove');
    await midway();
    all(2);
    await this.#tell('touchMove');
    this.#down.clear();
    return this.#tell('touchEnd');
  }

  refill() {
    return this.#tap(1, this.places.deck);
  }

  call() {
    return this.#tap(1, [this.places.ledgers[1], this.places.deck][this.#acts++ % 2]);
  }

  async tap(point) {
    return this.#tap(1, point);
  }

  async #tap(finger, point) {
    await this.#touch(finger, point);
    await this.#lift(finger);
  }

  #touch(finger, point) {
    this.#put(finger, point);
    return this.#tell('touchStart');
  }

  #move(finger, point) {
    this.#put(finger, point);
    return this.#tell('touchMove');
  }

  #put(finger, [x, y]) {
    this.#down.set(finger, { id: finger, x, y });
  }

  #lift(finger) {
    this.#down.delete(finger);
    return this.#tell(this.#down.size ? 'touchMove' : 'touchEnd');
  }

  async #tell(type) {
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...this.#down.values()] });
    await this.game.frames(1);
  }
}

/** Digits and the resting fingers' keys by turns. */
export class Keys {
  #aim = 0;
  #acts = 0;

  constructor(game) {
    this.game = game;
  }

  async play({ slot, ledger }) {
    if (ledger !== this.#aim) {
      await this.game.press(ledger ? 'KeyE' : 'KeyQ');
      this.#aim = ledger;
    }
    const keys = this.#acts++ % 2 ? ['KeyD', 'KeyF', 'KeyJ', 'KeyK'] : ['Digit1', 'Digit2', 'Digit3', 'Digit4'];
    return this.game.press(keys[slot]);
  }

  refill() {
    return this.game.press('Space');
  }

  call() {
    return this.game.press('Space');
  }

  /** A table that is come to anew aims at the own ledger. */
  sitDown() {
    this.#aim = 0;
  }
}

/** The cursor goes to the card, which the page says in words, and the lower button plays it. */
export class Pad {
  #aim = 0;

  /** `placeSaid` finds the number of the place, from 1, in what is said of what has the focus. */
  constructor(game, pad, placeSaid) {
    this.game = game;
    this.pad = pad;
    this.placeSaid = placeSaid;
  }

  async play({ slot, ledger }) {
    await this.#goTo(slot);
    if (ledger !== this.#aim) {
      await this.pad.press(Button.LeftShoulder);
      this.#aim = ledger;
    }
    return this.pad.press(Button.South);
  }

  refill() {
    return this.pad.press(Button.West);
  }

  call() {
    return this.pad.press(Button.North);
  }

  #slot() {
    const said = this.game.heard.findLast((words) => this.placeSaid.test(words));
    return said && Number(this.placeSaid.exec(said)[1]) - 1;
  }

  /** The first step may only show the focus, and nothing is said of one that did not move. */
  async #goTo(slot) {
    for (let steps = 0; this.#slot() !== slot && steps < 8; steps++) {
      const before = this.game.heard.length;
      const right = (this.#slot() ?? 0) < slot;
      await this.pad.stepAside(right);
      await this.game.hears((words) => this.placeSaid.test(words), { after: before, patience: FRAMES });
    }
  }
}
