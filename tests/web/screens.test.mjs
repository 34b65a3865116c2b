// The screens before the table, by fingers and gamepad.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, toolsOfFile } from './game.mjs';
import { Button, PadInHand, offerGamepads } from './gamepad.mjs';
import { Fingers } from './speed_hands.mjs';

const { open } = toolsOfFile();
let game;

/** The middles of what is tapped at 390×844, in CSS px. */
const TILE = [100, 455];
const DEAL = [170, 630];
const KEYPAD = { 6: [299, 408], 3: [299, 348], accept: [244, 592] };
const START = [195, 758];

test('a deal number is entered by fingers, without a keyboard of the system', async () => {
  game = await open({ query: '?lang=ja', size: PHONE, touch: true });
  const finger = await Fingers.of(game);
  await game.still();
  await finger.tap(TILE);
  await game.hears(/対局の準備/);
  await game.still();
  await game.picture('set-up-phone');
  await finger.tap(DEAL);
  await game.hears(/番号を指定/);
  await game.still();
  await game.picture('keypad-phone');
  // A browser brings its keyboard up for what can be written in, and only for that.
  const writable = () => document.activeElement.matches('input, textarea, [contenteditable]');
  assert.equal(await game.page.evaluate(writable), false);
  for (const key of [KEYPAD[6], KEYPAD[3], KEYPAD.accept, START]) {
    await finger.tap(key);
    await game.still();
  }
  assert.equal(Number((await game.record()).deal), 63);
  game.assertSound();
});

test('confirm and cancel change places on the gamepad', async () => {
  game = await open({ query: '?lang=en', before: offerGamepads });
  const pad = new PadInHand(game.page);
  await pad.plugIn();
  const hears = async (wanted, act) => {
    const before = game.heard.length;
    await act();
    assert.ok(await game.hears(wanted, { after: before }), `${wanted} is said`);
  };
  await game.focusOn(/^Speed/);
  await hears(/New game/, () => pad.press(Button.South));
  await hears(/Tefuda/, () => pad.press(Button.East));
  await game.focusOn(/^Settings/);
  await hears(/Settings/, () => pad.press(Button.South));
  await game.focusOn(/^Swap confirm and cancel/);
  await hears(/^Swap confirm and cancel.*selected/, () => pad.press(Button.South));
  await game.picture('settings-by-gamepad');
  await pad.press(Button.South);
  await game.focusOn(/^Speed/);
  await hears(/New game/, () => pad.press(Button.East));
  await hears(/Tefuda/, () => pad.press(Button.South));
  assert.equal((await game.kept('settings.json'))['swap-confirm'], true);
  game.assertSound();
});
