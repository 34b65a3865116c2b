// The games on a board and what lies round them: the address, the set-up, and one game after another.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyHand, PhoneHand } from './board_hands.mjs';
import { AT_ONCE, PHONE, toolsOfFile } from './game.mjs';
import { Saves } from './saves.mjs';
import { TurnPlayer } from './turn_player.mjs';

/** In this deal among three the human begins with Killer Sevens. */
const OWN_DEAL = 5;
/** The middles of what is tapped at 390×844 in Japanese, in CSS px. */
const SEVENS = [290, 455];
const SIX_SEATS = [334, 160];
const START = [195, 758];

/** So many pixels of a picture may come out otherwise: what is drawn at fractions of a pixel is rounded either way. */
const STRAY_PIXELS = 8;

const tools = toolsOfFile();
const { lab, open } = tools;
let game;

/** From the title by keys to the table of a deal of Killer Sevens, a digit. */
async function beginKillerSevens(deal) {
  await game.focusOn(/^Killer Sevens/);
  const before = game.heard.length;
  await game.press('Enter');
  assert.ok(await game.hears(/New game/, { after: before }), 'a game is set up');
  // A digit opens the entry of a number, the first Enter accepts it and the second one starts.
  await game.press(`Digit${deal}`);
  assert.ok(await game.hears(/By number/, { after: before }), 'a number is entered');
  for (let press = 0; press < 2; press++) {
    await game.still();
    await game.press('Enter');
  }
  assert.ok(await game.hears(/^Killer Sevens\. Your cards:/, { after: before }), 'the table is told of');
  assert.equal(Number((await game.record()).deal), deal);
}

/** What is seen of the table, and of the log that nothing has come into yet. */
async function tableAndLog(name) {
  const table = await game.still();
  await game.picture(name);
  const before = game.heard.length;
  await game.press('KeyL');
  assert.ok(await game.hears(/^Log/, { after: before }), 'the log is opened');
  const log = await game.still();
  await game.picture(`${name}-log`);
  return { table, log };
}

test('one game after another leaves nothing of the first', async () => {
  const settings = { ...AT_ONCE, games: { 'killer-sevens': { preset: 'standard', level: 'easy', seats: 3, people: 1 } } };
  game = await open({ query: '?lang=en', settings });
  await game.still();
  await beginKillerSevens(OWN_DEAL);
  const fresh = await tableAndLog('killer-sevens-fresh');
  await game.close();

  game = await open({ query: '?game=sevens&seats=3&deal=5&level=easy&lang=en', settings });
  const saves = await Saves.watch(game);
  assert.ok(await game.hears(/^Sevens\. Your cards:/), 'the table is told of');
  const player = new TurnPlayer({ saves, lab, hand: new KeyHand(game, 'en') });
  await player.play(() => player.acts().length >= 3);
  const { log } = await tableAndLog('sevens-before');
  assert.ok((await tools.browser.differingPixels(log, fresh.log)) > STRAY_PIXELS, 'something is in the log');
  await game.press('Escape');
  await game.still();
  const before = game.heard.length;
  await game.press('Escape');
  assert.ok(await game.hears(/Paused/, { after: before }), 'the game pauses');
  await game.focusOn(/^Title/);
  await game.press('Enter');
  assert.ok(await game.hears(/^Tefuda/, { after: before }), 'the title is back');
  await game.still();
  await beginKillerSevens(OWN_DEAL);
  const later = await tableAndLog('killer-sevens-after-sevens');
  for (const [picture, what] of [['table', 'the table is as without a game before it'], ['log', 'the log is empty']]) {
    assert.ok((await tools.browser.differingPixels(later[picture], fresh[picture])) <= STRAY_PIXELS, what);
  }
  assert.equal((await game.record()).game, 'killer-sevens');
  game.assertSound();
});

test('a table of six is set up by fingers, and played at', async () => {
  game = await open({ query: '?lang=ja', size: PHONE, touch: true, settings: AT_ONCE });
  const hand = await PhoneHand.of(game);
  await game.still();
  await hand.fingers.tap(SEVENS);
  assert.ok(await game.hears(/七並べ。対局の準備/), 'a game is set up');
  await game.still();
  await hand.fingers.tap(SIX_SEATS);
  await game.still();
  await game.picture('sevens-six-seats-phone');
  await hand.fingers.tap(START);
  const saves = await Saves.watch(game);
  assert.ok(await game.hears(/あなたの札は.*かめは残り/), 'the table is told of, the sixth seat too');
  assert.deepEqual(saves.record.players.map((player) => player === 'human'), [true, false, false, false, false, false]);
  const player = new TurnPlayer({ saves, lab, hand });
  await player.play(() => player.acts().length >= 2);
  await game.still();
  await game.picture('sevens-six-phone-ja');
  game.assertSound();
});

for (const [query, told] of [
  ['?game=sevens&seats=2&lang=en', /seats cannot be "2"\. It can be 3, 4, 5, 6\./],
  ['?game=killer-sevens&preset=original-js&lang=ja', /preset に「original-js」は使えません。使えるのは standard, original です。/],
  ['?game=sevens&level=relaxed&lang=en', /level cannot be "relaxed"\. It can be easy, normal, hard\./],
]) {
  test(`${query} is told of on the title`, async () => {
    game = await open({ query });
    assert.ok(await game.hears(told), 'the mistake is told');
    await game.frames(3);
    assert.equal(await game.record(), null);
    game.assertSound();
  });
}
