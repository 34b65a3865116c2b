// The page round the game: loading, address, storage, languages, hidden tabs, and what happens when it stops.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, PATIENCE, PHONE, toolsOfFile } from './game.mjs';

/** Where a notice comes up, and a part of the title that it leaves alone; both at 1280×800. */
const NOTICE = { x: 390, y: 64, width: 500, height: 44 };
const TILES = { x: 60, y: 470, width: 1160, height: 120 };

const tools = toolsOfFile();
let game;
let plain;

async function open(options) {
  game = await tools.open(options);
  return game;
}

const seen = (clip) => game.page.screenshot({ clip });

/** The title as it is without a notice. */
async function plainTitle() {
  if (!plain) {
    await open({ locale: 'en-GB' });
    await game.still();
    plain = { notice: await seen(NOTICE), tiles: await seen(TILES) };
    await game.close();
  }
  return plain;
}

/** Waits for a notice over the title, and for its going. */
async function noticeOverTitle(name) {
  const { notice, tiles } = await plainTitle();
  await game.page.waitForTimeout(300);
  for (;;) {
    const [over, below] = [await seen(NOTICE), await seen(TILES)];
    if (below.equals(tiles) && !over.equals(notice)) break;
    await game.page.waitForTimeout(100);
  }
  await game.picture(name);
  // It stays as long as it takes to read in frames that are seen, and few are drawn a second.
  const end = Date.now() + PATIENCE;
  while (!(await seen(NOTICE)).equals(notice)) {
    assert.ok(Date.now() < end, 'the notice goes by itself');
    await game.page.waitForTimeout(500);
  }
}

/** Begins the game on the table: nobody calls first but the player. */
async function call() {
  const end = Date.now() + PATIENCE;
  // A press that comes before the table listens is lost.
  while (!(await game.record())?.actions.length) {
    assert.ok(Date.now() < end, 'the game begins');
    await game.press('Space');
    await game.page.waitForTimeout(1500);
  }
}

const stoppedText = () => game.page.locator('#stopped').innerText();

/** As when another tab is chosen. */
function hide(page, hidden) {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [device, size] of [['desk', DESK], ['phone', PHONE]]) {
  for (const [locale, language] of [['ja-JP', 'ja'], ['en-GB', 'en']]) {
    test(`the title fills a ${device} in ${language}`, async () => {
      await open({ size, locale, touch: device === 'phone' });
      await game.still();
      await game.picture(`title-${device}-${language}`);
      assert.equal(await game.page.locator('html').getAttribute('lang'), language);
      assert.deepEqual(await game.page.locator('#table').boundingBox(), { x: 0, y: 0, ...size });
      assert.equal(await game.page.evaluate(() => document.activeElement.id), 'table');
      game.assertSound();
    });
  }
}

test('an address opens the table, and is not asked again', async () => {
  await open({ query: '?game=speed&deal=42&level=relaxed&lang=ja&preset=original&from=friend' });
  const record = await game.recordWhere((record) => record !== null);
  assert.equal(record.game, 'speed');
  assert.equal(Number(record.deal), 42);
  assert.equal(record.preset, 'original');
  assert.deepEqual(record.players, ['human', { computer: { level: 'relaxed' } }]);
  assert.equal(new URL(game.page.url()).search, '?lang=ja&from=friend');
  await game.picture('table-by-address');
  game.assertSound();
});

test('a mistake in the address is told on the title', async () => {
  await plainTitle();
  await open({ query: '?game=poker&lang=en' });
  await noticeOverTitle('bad-address');
  assert.equal(await game.record(), null);
  game.assertSound();
});

test('a browser that keeps nothing is told of, and the game is played', async () => {
  const block = () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  };
  await plainTitle();
  await open({ before: block });
  await noticeOverTitle('blocked-storage');
  const title = await game.still();
  await game.press('Enter');
  await game.press('Enter');
  assert.ok(!(await game.still()).equals(title), 'a game is set up');
  game.assertSound();
});

test('a hidden tab pauses the game, and seen again it waits', async () => {
  await open({ query: '?game=speed&deal=42&level=easy&lang=en' });
  await call();
  await hide(game.page, true);
  await hide(game.page, false);
  await game.still();
  await game.picture('hidden-and-back');
  const { actions } = await game.record();
  await game.page.waitForTimeout(5000);
  assert.deepEqual((await game.record()).actions, actions);
  await game.press('Escape');
  await game.recordWhere((record) => record.actions.length > actions.length, 'a further action');
  game.assertSound();
});

test('a reload in mid-game goes on where it was', async () => {
  await open({ query: '?game=speed&deal=42&level=easy&lang=en' });
  await call();
  await game.reload();
  const before = await game.record();
  await game.still();
  await game.picture('continue');
  // The bar with the saved game lies below the tiles.
  await game.click([400, 690]);
  const record = await game.recordWhere((record) => record.actions.length > before.actions.length, 'a further action');
  assert.deepEqual(record.actions.slice(0, before.actions.length), before.actions);
  assert.deepEqual({ ...record, actions: [] }, { ...before, actions: [] });
  game.assertSound();
});

test('two visits are not dealt the same cards', async () => {
  const deals = [];
  for (let visit = 0; visit < 2; visit++) {
    await open({ query: '?game=speed&level=relaxed' });
    deals.push((await game.recordWhere((record) => record !== null)).deal);
    await game.close();
  }
  assert.notEqual(deals[0], deals[1]);
});

test('a deal number is pasted and copied', async () => {
  await open({ query: '?lang=en' });
  await game.still();
  await game.press('Enter');
  await game.still();
  await game.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Deal 63');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await game.still();
  await game.press('Enter');
  await game.still();
  await game.picture('pasted');
  const copied = await game.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  assert.equal(copied, '63');
  game.assertSound();
});

test('no key, wheel or menu of the browser disturbs the game', async () => {
  await open({ query: '?lang=en' });
  await game.still();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'ArrowDown', 'End', 'PageDown']) await game.press(key);
  await game.page.mouse.move(640, 400);
  await game.page.mouse.wheel(0, 900);
  const { focused, scrolled, menu } = await game.page.evaluate(() => ({
    focused: document.activeElement.id,
    scrolled: window.scrollY || document.documentElement.scrollTop || document.body.scrollTop,
    menu: document.getElementById('table').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  }));
  assert.deepEqual({ focused, scrolled, menu }, { focused: 'table', scrolled: 0, menu: false });
  game.assertSound();
});

test('the first gesture wakes sound', async () => {
  // Not by a script of the test, which would count as a gesture.
  const openSound = () => window.addEventListener('load', () => {
    window.context = new AudioContext();
  });
  await open({ query: '?lang=en', before: openSound });
  assert.equal(await game.page.evaluate(() => window.context.state), 'suspended');
  await game.press('ArrowRight');
  await game.page.waitForFunction(() => window.context.state === 'running');
});

test('a lost drawing context is told with a way to reload', async () => {
  await open({ locale: 'ja-JP' });
  await game.still();
  await game.page.evaluate(() =>
    document.getElementById('table').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext(),
  );
  await game.page.locator('#stopped').waitFor();
  assert.match(await stoppedText(), /ゲームが止まりました/);
  await game.picture('stopped');
  await game.page.locator('#stopped button').click();
  await game.started();
  assert.ok(await game.page.locator('#stopped').isHidden());
});

test('a module that does not come is told of', async () => {
  await open({ query: '?lang=en' });
  await game.page.route('**/*.wasm', (route) => route.abort());
  await game.page.reload();
  await game.page.locator('#stopped').waitFor();
  assert.match(await stoppedText(), /could not be loaded/);
  await game.picture('not-loaded');
});

test('without scripts the page says what it needs', async () => {
  const page = await tools.browser.openPage({ javaScriptEnabled: false });
  await page.goto(tools.browser.address);
  const text = await page.locator('noscript').innerText();
  assert.match(text, /JavaScript/);
  await page.close();
});
