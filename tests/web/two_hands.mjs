// Ways for two people to play Speed at once on one device. All their acts are by seat; seat 0 is at the lower or left side.

import { Button } from './gamepad.mjs';
import { Fingers } from './speed_hands.mjs';

/** A tablet that lies flat between two people. */
export const TABLET = { width: 820, height: 1180 };

/** The middles of the places of seat 0 at that size, in CSS px (`src/table/speed/facing.rs`). */
const NEAR = { slots: [[94, 872], [247, 872], [400, 872], [553, 872]], deck: [726, 872], call: [646, 1044], ledger: [518, 590] };
/** The other side is the same turned by half. */
const seenFrom = (seat, [x, y]) => (seat ? [TABLET.width - x, TABLET.height - y] : [x, y]);

/** A finger each, from either edge of a tablet. */
export class FacingFingers {
  /** `midway` is called while both carry a card. */
  static async of(game, midway) {
    return Object.assign(new FacingFingers(), { fingers: await Fingers.of(game), midway });
  }

  call(seat) {
    return this.fingers.tap(seenFrom(seat, NEAR.call));
  }

  refill(seat) {
    return this.fingers.tap(seenFrom(seat, NEAR.deck));
  }

  playTogether(plays) {
    const ways = plays.map(({ slot, ledger }, seat) => [seenFrom(seat, NEAR.slots[slot]), seenFrom(ledger, NEAR.ledger)]);
    return this.fingers.carryTogether(ways, this.midway);
  }
}

const HALVES = [
  { slots: ['KeyA', 'KeyS', 'KeyD', 'KeyF'], main: 'KeyV' },
  { slots: ['KeyJ', 'KeyK', 'KeyL', 'Semicolon'], main: 'KeyN' },
];

/** A half of the keyboard each. */
export class KeyHalves {
  constructor(game) {
    this.game = game;
  }

  call(seat) {
    return this.game.press(HALVES[seat].main);
  }

  refill(seat) {
    return this.game.press(HALVES[seat].main);
  }

  async playTogether(plays) {
    const keys = plays.map(({ slot }, seat) => HALVES[seat].slots[slot]);
    const { keyboard } = this.game.page;
    for (const key of keys) await keyboard.down(key);
    await this.game.frames(2);
    for (const key of keys) await keyboard.up(key);
  }
}

/** A gamepad each. */
export class TwoPads {
  constructor(pads) {
    this.pads = pads;
  }

  call(seat) {
    return this.pads[seat].press(Button.North);
  }

  refill(seat) {
    return this.pads[seat].press(Button.West);
  }

  async playTogether(plays) {
    // The first step only shows the cursor, on the leftmost card.
    for (const [seat, { slot }] of plays.entries()) {
      for (let step = 0; step <= slot; step++) await this.pads[seat].press(Button.Right);
    }
    await Promise.all(this.pads.map((pad) => pad.press(Button.South)));
  }
}
