// Games of Speed in a browser, by every device, to the end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, FRAMES, LONG, PHONE, toolsOfFile } from './game.mjs';
import { Button, PadInHand, offerGamepads } from './gamepad.mjs';
import { Saves } from './saves.mjs';
import { Fingers, Keys, Mouse, Pad } from './speed_hands.mjs';
import { SpeedPlayer } from './speed_player.mjs';
import { unfinishedGame } from './unfinished_game.mjs';

/** What the page says in each language (`assets/languages`). */
const WORDS = {
  en: {
    verdicts: { won: /You win/, lost: /Tortoise wins|Raccoon wins/, drawn: /Draw\./ },
    place: /\bplace (\d)/i,
    continued: /^Continue/,
    table: /Your cards:/,
    padLost: /The controller was disconnected/,
  },
  ja: {
    verdicts: { won: /あなたの勝ち/, lost: /かめの勝ち|たぬきの勝ち/, drawn: /引き分け/ },
    place: /(\d)番目/,
    continued: /^つづきから/,
    table: /あなたの札は/,
    padLost: /コントローラーが外れました/,
  },
};
/** So many of 26 cards are left to the human. */
const HALF = 12;
/** The bar with the saved game on the title, in CSS px. */
const CONTINUE = { desk: [400, 690], phone: [195, 300] };

const { lab, open } = toolsOfFile();
let game;

/** Opens a table by its address; returns what the browser keeps of its game. */
async function sitDown({ deal, lang, level, ...options }) {
  game = await open({ query: `?game=speed&deal=${deal}&level=${level}&lang=${lang}`, ...options });
  return Saves.watch(game);
}

/** Opens the title with a game that was left, and goes on with it by `choose`; returns the same. */
async function goOn({ deal, lang, left, level, ...options }, choose) {
  game = await open({ query: `?lang=${lang}`, left: await unfinishedGame(lab, { deal, left, level }), ...options });
  const saves = await Saves.watch(game);
  await game.still();
  await choose();
  await toTheTable(lang);
  return saves;
}

async function toTheTable(lang) {
  assert.ok(await game.hears(WORDS[lang].table), 'the table is told of');
}

async function continueByKeys(lang) {
  await game.focusOn(WORDS[lang].continued);
  await game.press('Enter');
}

/** The same by gamepad; returns it as well. */
async function goOnByPad(options) {
  let pad;
  const saves = await goOn({ ...options, before: offerGamepads }, async () => {
    pad = new PadInHand(game.page);
    await pad.plugIn();
    // Wherever the bar lies: what has the focus is said.
    for (let steps = 0; steps < 8 && !WORDS[options.lang].continued.test(game.heard.at(-1) ?? ''); steps++) {
      const before = game.heard.length;
      await pad.flick(1, 1);
      await game.hears(() => true, { after: before, patience: FRAMES });
    }
    await pad.press(Button.South);
  });
  return { saves, pad };
}

/** The game is over, by the rules and by the page's own words, and the result is seen. */
async function assertEnded(context, player, lang, picture) {
  assert.ok(player.saves.removed, 'a finished game is no longer kept');
  const ends = (await player.endings()).map(([mine, theirs]) => (mine < theirs ? 'won' : mine > theirs ? 'lost' : 'drawn'));
  assert.ok(ends.length > 0, 'one more action ends the game');
  const { verdicts } = WORDS[lang];
  const verdict = await game.hears((words) => Object.values(verdicts).some((pattern) => pattern.test(words)));
  assert.ok(ends.some((end) => verdicts[end].test(verdict)), `${verdict} is one of ${ends}`);
  await game.still();
  await game.picture(picture);
  assert.equal(await game.record(), null);
  context.diagnostic(`${verdict} ${player.attempts} attempts for ${player.acts().length - player.before + 1} acts at most`);
  game.assertSound();
}

test('a game by mouse, with clicks and drags', LONG, async (context) => {
  const saves = await sitDown({ deal: 0, lang: 'en', level: 'relaxed' });
  const player = new SpeedPlayer({ saves, lab, hand: new Mouse(game) });
  await player.play();
  await assertEnded(context, player, 'en', 'speed-mouse-en');
});

test('a game by fingers on a phone, one carrying a card while another draws', LONG, async (context) => {
  const saves = await sitDown({ deal: 1, lang: 'ja', level: 'relaxed', size: PHONE, touch: true });
  const hand = await Fingers.of(game);
  const player = new SpeedPlayer({ saves, lab, hand });
  await player.play();
  assert.ok(hand.together > 0, 'two fingers were down at once');
  await assertEnded(context, player, 'ja', 'speed-phone-ja');
});

test('the half of a game by keys, with a reload in its middle', LONG, async (context) => {
  const saves = await goOn({ deal: 2, lang: 'ja', level: 'easy', left: HALF }, () => continueByKeys('ja'));
  const hand = new Keys(game);
  const player = new SpeedPlayer({ saves, lab, hand });
  await player.play(() => player.acts().length >= player.before + 4);
  game.heard.length = 0;
  await game.reload();
  const { actions } = await game.record();
  await continueByKeys('ja');
  await toTheTable('ja');
  hand.sitDown();
  await player.play();
  assert.deepEqual(saves.record.actions.slice(0, actions.length), actions);
  await assertEnded(context, player, 'ja', 'speed-keys-ja');
});

test('the half of a game by gamepad, which is lost in its middle', LONG, async (context) => {
  const { saves, pad } = await goOnByPad({ deal: 3, lang: 'en', level: 'easy', left: HALF });
  const player = new SpeedPlayer({ saves, lab, hand: new Pad(game, pad, WORDS.en.place) });
  await player.play(() => player.acts().length >= player.before + 4);
  await pad.pull();
  assert.ok(await game.hears(WORDS.en.padLost), 'the page tells that the pad is gone');
  await game.still();
  await game.picture('speed-gamepad-lost');
  // The press that brings it back goes on with the game.
  await pad.plugIn(Button.South);
  await player.play();
  await assertEnded(context, player, 'en', 'speed-gamepad-en');
});

test('a game that was left is ended by mouse', async (context) => {
  const saves = await goOn({ deal: 4, lang: 'ja' }, () => game.click(CONTINUE.desk));
  const player = new SpeedPlayer({ saves, lab, hand: new Mouse(game) });
  await player.play();
  await assertEnded(context, player, 'ja', 'speed-mouse-ja');
});

for (const [device, size] of [['phone', PHONE], ['desk', DESK]]) {
  test(`a game that was left is ended by fingers on a ${device}`, async (context) => {
    let hand;
    const saves = await goOn({ deal: 5, lang: 'en', size, touch: true }, async () => {
      hand = await Fingers.of(game);
      await hand.tap(CONTINUE[device]);
    });
    const player = new SpeedPlayer({ saves, lab, hand });
    await player.play();
    await assertEnded(context, player, 'en', `speed-touch-${device}-en`);
  });
}

test('a game that was left is ended by keys on a small window', async (context) => {
  const saves = await goOn({ deal: 6, lang: 'en', size: PHONE }, () => continueByKeys('en'));
  const player = new SpeedPlayer({ saves, lab, hand: new Keys(game) });
  await player.play();
  await assertEnded(context, player, 'en', 'speed-keys-en');
});

test('a game that was left is ended by gamepad on a small window', async (context) => {
  const { saves, pad } = await goOnByPad({ deal: 7, lang: 'ja', size: PHONE });
  const player = new SpeedPlayer({ saves, lab, hand: new Pad(game, pad, WORDS.ja.place) });
  await player.play();
  await assertEnded(context, player, 'ja', 'speed-gamepad-ja');
});
