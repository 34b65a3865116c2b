// Games of Prime Daifugo in a browser, by every device, to the end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AT_ONCE, LONG, PHONE, SMALL_DESK, toolsOfFile } from './game.mjs';
import { PadInHand, offerGamepads } from './gamepad.mjs';
import { PrimeFingers, PrimeMouse, PrimePad, Speller, cardsOf } from './prime_hands.mjs';
import { Saves } from './saves.mjs';
import { TurnPlayer, plays } from './turn_player.mjs';

/** What the page says in each language (`assets/languages`). */
const WORDS = {
  en: {
    verdicts: { won: /You win/, lost: /Swallow wins/, drawn: /Draw\./ },
    table: /Your cards:/,
    continued: /^Continue/,
  },
  ja: {
    verdicts: { won: /あなたの勝ち/, lost: /つばめの勝ち/, drawn: /引き分け/ },
    table: /あなたの札は/,
    continued: /^つづきから/,
    buttons: { draw: /^引く/, pass: /^パス/ },
  },
};

/** In these deals the human begins, and can lay a composite number with its factors at once. */
const COMPOSITE = { mouse: 27, pad: 59 };

const { lab, open } = toolsOfFile();
let game;

async function sitDown({ deal, lang, ...options }) {
  const query = `?game=prime-daifugo&deal=${deal}&level=normal&lang=${lang}`;
  game = await open({ query, settings: AT_ONCE, ...options });
  const saves = await Saves.watch(game);
  assert.ok(await game.hears(WORDS[lang].table), 'the table is told of');
  return saves;
}

/** The game is over, by the rules and by the page's own words, and the result is seen. */
async function assertEnded(context, player, lang, picture) {
  assert.ok(player.saves.removed, 'a finished game is no longer kept');
  const { verdicts } = WORDS[lang];
  const verdict = await game.hears((words) => Object.values(verdicts).some((pattern) => pattern.test(words)));
  const end = ([mine, theirs]) => (mine < theirs ? 'won' : mine > theirs ? 'lost' : 'drawn');
  assert.ok(await player.ending((ranks) => verdicts[end(ranks)].test(verdict)), `the game can end with: ${verdict}`);
  await game.still();
  await game.picture(picture);
  assert.equal(await game.record(), null);
  context.diagnostic(`${verdict} ${player.attempts} attempts, ${player.acts().length - player.before} acts saved`);
  game.assertSound();
}

/** The play with the most cards among those that are `wanted`; without one a card is drawn. */
const mostCards = (wanted) => (own) => {
  const most = own.filter(plays).filter(({ play }) => wanted(play));
  most.sort((one, other) => cardsOf(other.play).length - cardsOf(one.play).length);
  return most[0] ?? own.find(({ draw }) => draw) ?? own.find(({ pass }) => pass);
};
const hasJoker = (play) => cardsOf(play).some((card) => card.startsWith('X'));
const isComposite = ({ play }) => Boolean(play?.factors?.length);

/** Lays a composite number first, then draws and passes; after that as `otherwise`. No joker is declared. */
const everyKind = (otherwise) => (own, { record }) => {
  const kinds = [(act) => isComposite(act) && !hasJoker(act.play), ({ draw }) => draw, ({ pass }) => pass];
  const mine = record.actions.filter(({ seat }) => seat === own[0].seat);
  const next = kinds.find((kind) => !mine.some(kind));
  return (next && own.find(next)) ?? otherwise(own);
};

test('Prime Daifugo by keys, with a reload in its middle', async (context) => {
  const saves = await sitDown({ deal: 0, lang: 'en' });
  const player = new TurnPlayer({ saves, lab, hand: new Speller(game), choose: mostCards(() => true) });
  await player.turn();
  await game.still();
  await game.picture('prime-desk-en');
  await player.play(() => player.acts().length >= 2);
  const { actions } = await game.record();
  game.heard.length = 0;
  await game.reload();
  await game.focusOn(WORDS.en.continued);
  await game.press('Enter');
  assert.ok(await game.hears(WORDS.en.table), 'the table is told of again');
  await game.still();
  await game.picture('prime-desk-en-middle');
  await player.play();
  assert.deepEqual(saves.record.actions.slice(0, actions.length), actions);
  await assertEnded(context, player, 'en', 'prime-desk-en-result');
});

test('Prime Daifugo by fingers on a phone', async (context) => {
  const saves = await sitDown({ deal: 1, lang: 'ja', size: PHONE, touch: true });
  const hand = await PrimeFingers.of(game);
  const choose = mostCards((play) => !play.factors?.length && !hasJoker(play));
  const player = new TurnPlayer({ saves, lab, hand, choose });
  await player.turn();
  await game.still();
  await game.picture('prime-phone-ja');
  await player.play();
  await assertEnded(context, player, 'ja', 'prime-phone-ja-result');
});

/** Plays to the end with acts of every kind, and with pictures on the way. */
async function playEveryKind(context, { saves, hand, lang, picture }) {
  const choose = everyKind(mostCards((play) => !play.factors?.length && !hasJoker(play)));
  const player = new TurnPlayer({ saves, lab, hand, choose });
  await player.play(() => player.acts().length >= 3);
  assert.ok(player.acts().some(isComposite), 'a composite number was laid');
  await player.turn();
  await game.still();
  await game.picture(`${picture}-middle`);
  await player.play();
  await assertEnded(context, player, lang, `${picture}-result`);
}

test('Prime Daifugo by mouse', LONG, async (context) => {
  const saves = await sitDown({ deal: COMPOSITE.mouse, lang: 'en', size: SMALL_DESK });
  await playEveryKind(context, { saves, hand: new PrimeMouse(game), lang: 'en', picture: 'prime-mouse-en' });
});

test('Prime Daifugo by gamepad', LONG, async (context) => {
  const saves = await sitDown({ deal: COMPOSITE.pad, lang: 'ja', size: SMALL_DESK, before: offerGamepads });
  const pad = new PadInHand(game.page);
  await pad.plugIn();
  const hand = new PrimePad(game, pad, { language: 'ja', buttons: WORDS.ja.buttons });
  await playEveryKind(context, { saves, hand, lang: 'ja', picture: 'prime-gamepad-ja' });
});
