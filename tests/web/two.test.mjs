// Two people at Speed on one device, in a browser: both act at once, and either calls.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AT_ONCE, PATIENCE, toolsOfFile } from './game.mjs';
import { Button, PadInHand, offerGamepads } from './gamepad.mjs';
import { Saves } from './saves.mjs';
import { FacingFingers, KeyHalves, TABLET, TwoPads } from './two_hands.mjs';

/** In this deal each can lay a card on the other's ledger after the first call. Then both draw, and nobody can go on. */
const DEAL = 10;

const { lab, open } = toolsOfFile();
let game;

async function sitDown({ lang, ...options }) {
  game = await open({ query: `?game=speed&people=2&deal=${DEAL}&lang=${lang}`, settings: AT_ONCE, ...options });
  const saves = await Saves.watch(game);
  assert.deepEqual(saves.record.players, ['human', 'human']);
  await game.still();
  return saves;
}

/** One calls, both play at once and draw, and the other calls: by the saved game each did what was theirs. */
async function assertBothAct(saves, hand, picture) {
  const seats = () => saves.record.actions.map(({ seat }) => seat);
  const done = async (count, act) => {
    await act();
    await saves.until(({ record }) => record.actions.length >= count, PATIENCE);
    assert.equal(saves.record.actions.length, count, JSON.stringify(saves.record.actions));
  };
  await done(1, () => hand.call(1));
  const { legal } = await lab.apply(saves.record);
  const plays = [0, 1].map((seat) => legal[seat].find(({ play }) => play?.ledger === 1 - seat).play);
  await done(3, () => hand.playTogether(plays));
  await done(4, () => hand.refill(0));
  await done(5, () => hand.refill(1));
  await done(6, () => hand.call(0));
  assert.deepEqual([seats()[0], seats().slice(1, 3).sort(), seats().slice(3)], [1, [0, 1], [0, 1, 0]]);
  const { position } = await lab.apply(saves.record);
  assert.deepEqual(position.ledgers.map((ledger) => ledger.length), [3, 3], 'two turned, and one of the other');
  // The clock goes on, so the picture never comes to rest.
  await game.frames(4);
  await game.picture(picture);
  game.assertSound();
}

test('two people face to face, each with a finger on a card at once', async () => {
  const saves = await sitDown({ lang: 'ja', size: TABLET, touch: true });
  await game.picture('two-tablet-ja');
  const hand = await FacingFingers.of(game, () => game.picture('two-tablet-ja-carrying'));
  await assertBothAct(saves, hand, 'two-tablet-ja-played');
});

test('two people side by side at one keyboard', async () => {
  const saves = await sitDown({ lang: 'en' });
  await game.picture('two-keyboard-en');
  await assertBothAct(saves, new KeyHalves(game), 'two-keyboard-en-played');
});

test('two people side by side with a gamepad each', async () => {
  const saves = await sitDown({ lang: 'en', before: offerGamepads });
  // The pad that is there first is the later player's, since the other one still has the keyboard.
  const pads = [1, 0].map((place) => new PadInHand(game.page, place));
  for (const pad of pads.toReversed()) await pad.plugIn(Button.East);
  await assertBothAct(saves, new TwoPads(pads), 'two-gamepads-en-played');
});
