// A gamepad as browsers show one: it is there from its first press on, and has no events but those of coming and going.

import assert from 'node:assert/strict';
import { PATIENCE } from './game.mjs';

/** Buttons of the standard mapping (W3C Gamepad). */
export const Button = {
  South: 0, East: 1, West: 2, North: 3, LeftShoulder: 4, RightShoulder: 5, Start: 9, Up: 12, Down: 13, Left: 14, Right: 15,
};

/** Runs on the page before everything else. There are two, which nobody sees before they are plugged in. */
export function offerGamepads() {
  const offer = (place) => {
    const held = new Set();
    const axes = [0, 0, 0, 0];
    let plugged = false;
    let timestamp = 0;
    let readers = [];
    const state = (index) => ({ pressed: held.has(index), touched: held.has(index), value: held.has(index) ? 1 : 0 });
    const pad = Object.create(Gamepad.prototype, {
      id: { value: 'Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)' },
      index: { value: place },
      mapping: { value: 'standard' },
      connected: { get: () => plugged },
      timestamp: { get: () => timestamp },
      axes: { get: () => [...axes] },
      buttons: {
        get() {
          readers.forEach((reader) => setTimeout(reader));
          readers = [];
          return Array.from({ length: 17 }, (_, index) => state(index));
        },
      },
    });
    /** Changes something, and resolves once the game has seen it and its frame is over. */
    const change = (what) => {
      what();
      timestamp = performance.now();
      return new Promise((resolve) => readers.push(resolve));
    };
    const tell = (event) => window.dispatchEvent(new Event(event));
    return {
      seen: () => (plugged ? pad : null),
      plugIn: (index) => change(() => {
        held.add(index);
        plugged = true;
        tell('gamepadconnected');
      }),
      pull: () => {
        held.clear();
        plugged = false;
        tell('gamepaddisconnected');
      },
      hold: (index) => change(() => held.add(index)),
      release: (index) => change(() => held.delete(index)),
      tilt: (axis, value) => change(() => (axes[axis] = value)),
    };
  };
  window.gamepads = [offer(0), offer(1)];
  Object.defineProperty(navigator, 'getGamepads', { value: () => [...window.gamepads.map((pad) => pad.seen()), null, null] });
}

/** The pad in somebody's hands. It is held for as long as the game needs to see it, which is a frame. */
export class PadInHand {
  #steps = 0;

  constructor(page, place = 0) {
    Object.assign(this, { page, place });
  }

  async #do(what, ...values) {
    let timer;
    const act = [this.place, what, values];
    const seen = this.page.evaluate(([place, name, values]) => window.gamepads[place][name](...values), act);
    const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, 'late')));
    assert.notEqual(await Promise.race([seen, late]), 'late', `the game looks at the gamepad: ${what} ${values}`);
    clearTimeout(timer);
  }

  /** The press that shows the pad to the page. */
  async plugIn(button = 0) {
    await this.#do('plugIn', button);
    await this.#do('release', button);
  }

  pull() {
    return this.page.evaluate((place) => window.gamepads[place].pull(), this.place);
  }

  async press(button) {
    await this.#do('hold', button);
    await this.#do('release', button);
  }

  /** Flicks a stick to one side and lets it go. */
  async flick(axis, value) {
    await this.#do('tilt', axis, value);
    await this.#do('tilt', axis, 0);
  }
  /** A step to the right or the left, by cross and stick in turn. */
  stepAside(right) {
    if (this.#steps++ % 2) return this.press(right ? Button.Right : Button.Left);
    return this.flick(0, right ? 1 : -1);
  }
}
