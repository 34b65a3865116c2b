// Games of Sevens and Killer Sevens in a browser, by every device, to the end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyHand, MouseHand, PadHand, PhoneHand } from './board_hands.mjs';
import { AT_ONCE, LONG, PHONE, SMALL_DESK, toolsOfFile } from './game.mjs';
import { PadInHand, offerGamepads } from './gamepad.mjs';
import { over, told } from './ranking.mjs';
import { Saves } from './saves.mjs';
import { TurnPlayer, plays } from './turn_player.mjs';

/** What the page says in each language (`assets/languages`). */
const WORDS = {
  en: {
    table: /Your cards:/,
    continued: /^Continue/,
    names: ['You', 'Swallow', 'Owl'],
    notNext: /cannot be laid: the card before it is missing/,
    youCanPlay: /You can play, so you may not pass/,
  },
  ja: {
    table: /あなたの札は/,
    continued: /^つづきから/,
    names: ['あなた', 'つばめ', 'ふくろう'],
    notNext: /は出せません/,
    youCanPlay: /出せる札があるので、パスできません/,
  },
};
/** The bar with the saved game on the title of a phone, in CSS px. */
const CONTINUE = [195, 260];

const { lab, open } = toolsOfFile();
let game;

/** Opens a table of three by its address; returns what the browser keeps of its game. */
async function sitDown({ name, deal, lang, ...options }) {
  const query = `?game=${name}&seats=3&deal=${deal}&level=easy&lang=${lang}`;
  game = await open({ query, settings: AT_ONCE, ...options });
  const saves = await Saves.watch(game);
  assert.ok(await game.hears(WORDS[lang].table), 'the table is told of');
  return saves;
}

/** The page is loaded anew, which leads to the title; `choose` goes on from there. */
async function comeBack(lang, choose) {
  const { actions } = await game.record();
  game.heard.length = 0;
  await game.reload();
  await choose();
  assert.ok(await game.hears(WORDS[lang].table), 'the table is told of again');
  return actions;
}

/** The game is over, with places that the rules allow and the page says, and the result is seen. */
async function assertEnded(context, player, lang, picture) {
  assert.ok(player.saves.removed, 'a finished game is no longer kept');
  const verdict = await game.hears(over(lang));
  const said = (ranks) => told(ranks, WORDS[lang].names, lang).every((words) => verdict.includes(words));
  assert.ok(await player.ending(said), `the game can end with: ${verdict}`);
  await game.still();
  await game.picture(picture);
  assert.equal(await game.record(), null);
  context.diagnostic(`${verdict} ${player.attempts} attempts, ${player.acts().length - player.before} acts saved`);
  game.assertSound();
}

/** Plays on to the end, with pictures of the table after some acts and of the result. */
async function playToTheEnd(context, player, lang, picture) {
  await player.play(() => player.acts().length >= 4);
  await player.turn();
  await game.still();
  await game.picture(`${picture}-middle`);
  await player.play();
  await assertEnded(context, player, lang, `${picture}-result`);
}

/** Opens a table in a small window with a gamepad; returns its player, who plays what is to `choose`. */
async function sitDownWithPad({ lang, choose, ...options }) {
  const saves = await sitDown({ lang, size: SMALL_DESK, before: offerGamepads, ...options });
  const pad = new PadInHand(game.page);
  await pad.plugIn();
  return new TurnPlayer({ saves, lab, hand: new PadHand(game, pad, lang), choose });
}

/** Whether an action kills anything in Killer Sevens. */
async function isKill(record, action) {
  const [before, after] = [await lab.apply(record), await lab.apply(record, [action])];
  return after.events.slice(before.events.length).some((event) => event.killed);
}

/** The first play that kills, else the first. */
async function killWhereAble(own, { record }) {
  for (const action of own.filter(plays)) {
    if (await isKill(record, action)) return action;
  }
  return own[0];
}

/** A try that the rules refuse is told of with the reason, and changes nothing. */
async function assertRefused(act, reason) {
  const { actions } = await game.record();
  const before = game.heard.length;
  await act();
  assert.ok(await game.hears(reason, { after: before }), `${reason} is said`);
  assert.deepEqual((await game.record()).actions, actions);
}

/** Waits for the player's turn; a card that cannot be laid then, and the whole hand. */
async function unfitCard(player) {
  const { position, legal } = await player.turn();
  const cards = position.hands[0];
  return { unfit: cards.find((card) => !legal[0].some(({ play }) => play?.card === card)), cards };
}

/** A pass in the first turn, though something can be played; else the first play. */
function passOnce(own, { position }) {
  return (position.passes[0] === 0 && own.find((action) => !plays(action))) || own[0];
}

test('Sevens by fingers on a phone', async (context) => {
  const saves = await sitDown({ name: 'sevens', deal: 1, lang: 'ja', size: PHONE, touch: true });
  const hand = await PhoneHand.of(game);
  const player = new TurnPlayer({ saves, lab, hand, choose: passOnce });
  const { unfit, cards } = await unfitCard(player);
  await game.still();
  await game.picture('sevens-phone-ja');
  await assertRefused(() => hand.tapCard(unfit, cards), WORDS.ja.notNext);
  await playToTheEnd(context, player, 'ja', 'sevens-phone-ja');
});

test('Sevens by keys, with a reload in its middle', async (context) => {
  const saves = await sitDown({ name: 'sevens', deal: 2, lang: 'en' });
  const hand = new KeyHand(game, 'en');
  const player = new TurnPlayer({ saves, lab, hand, choose: passOnce });
  await player.play(() => player.acts().length >= 6);
  await player.turn();
  await game.still();
  await game.picture('sevens-desk-en');
  const actions = await comeBack('en', async () => {
    await game.focusOn(WORDS.en.continued);
    await game.press('Enter');
  });
  hand.sitDown();
  await player.play();
  assert.deepEqual(saves.record.actions.slice(0, actions.length), actions);
  await assertEnded(context, player, 'en', 'sevens-desk-en-result');
});

test('Sevens by mouse', LONG, async (context) => {
  const saves = await sitDown({ name: 'sevens', deal: 3, lang: 'ja' });
  const hand = new MouseHand(game);
  const player = new TurnPlayer({ saves, lab, hand, choose: passOnce });
  const { unfit, cards } = await unfitCard(player);
  await assertRefused(() => hand.clickCard(unfit, cards), WORDS.ja.notNext);
  await playToTheEnd(context, player, 'ja', 'sevens-mouse-ja');
});

test('Sevens by gamepad', LONG, async (context) => {
  const player = await sitDownWithPad({ name: 'sevens', deal: 4, lang: 'en', choose: passOnce });
  await playToTheEnd(context, player, 'en', 'sevens-gamepad-en');
});

test('Killer Sevens by fingers on a phone, with a reload in its middle', async (context) => {
  const saves = await sitDown({ name: 'killer-sevens', deal: 1, lang: 'en', size: PHONE, touch: true });
  const hand = await PhoneHand.of(game);
  const player = new TurnPlayer({ saves, lab, hand, choose: killWhereAble });
  await player.turn();
  await game.still();
  await game.picture('killer-sevens-phone-en');
  let kills = 0;
  // The first tap only shows what the card would do.
  hand.chosen = async (card) => {
    const { actions } = saves.record;
    if (!(await isKill(saves.record, { seat: 0, play: { card } })) || kills++) return;
    await game.still();
    await game.picture('killer-sevens-phone-en-preview');
    assert.deepEqual((await game.record()).actions, actions, 'a card that is only chosen is not played');
  };
  await player.play(() => player.acts().length >= 6);
  await player.turn();
  const actions = await comeBack('en', async () => {
    await game.still();
    await hand.fingers.tap(CONTINUE);
  });
  await game.still();
  await game.picture('killer-sevens-phone-en-middle');
  await player.play();
  assert.deepEqual(saves.record.actions.slice(0, actions.length), actions);
  assert.ok(kills > 0, 'something was killed');
  await assertEnded(context, player, 'en', 'killer-sevens-phone-en-result');
});

test('Killer Sevens by keys', async (context) => {
  const saves = await sitDown({ name: 'killer-sevens', deal: 2, lang: 'ja' });
  const player = new TurnPlayer({ saves, lab, hand: new KeyHand(game, 'ja'), choose: killWhereAble });
  await player.turn();
  await assertRefused(() => game.press('Space'), WORDS.ja.youCanPlay);
  await game.still();
  await game.picture('killer-sevens-desk-ja');
  await playToTheEnd(context, player, 'ja', 'killer-sevens-desk-ja');
});

test('Killer Sevens by mouse', LONG, async (context) => {
  const saves = await sitDown({ name: 'killer-sevens', deal: 3, lang: 'en', size: SMALL_DESK });
  const player = new TurnPlayer({ saves, lab, hand: new MouseHand(game), choose: killWhereAble });
  await playToTheEnd(context, player, 'en', 'killer-sevens-mouse-en');
});

test('Killer Sevens by gamepad', LONG, async (context) => {
  const player = await sitDownWithPad({ name: 'killer-sevens', deal: 4, lang: 'ja', choose: killWhereAble });
  await playToTheEnd(context, player, 'ja', 'killer-sevens-gamepad-ja');
});
