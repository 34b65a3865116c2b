// The game in a browser, for tests: opened at an address, used as people use it, and read by what people can see of it: its
// pictures and what the browser keeps for it. Nothing of the page is there for tests.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';
import { Lab } from './lab.mjs';
import { serve } from './server.mjs';

/** The folder with the page, and the one that pictures are written to. */
const PAGE = process.env.TEFUDA_WEB;
const PICTURES = process.env.TEFUDA_WEB_PICTURES ?? join(PAGE ?? '.', '..', 'web-pictures');

/** Software draws a few frames a second, and other work may share the machine. */
export const PATIENCE = 180_000;

/** In this many milliseconds there are some frames even then. */
export const FRAMES = 8000;

/** Settings with which nobody waits for cards to fly or for computers to think. */
export const AT_ONCE = { version: 1, 'animation-speed': 'off', 'computer-pace': 'instant' };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
/** As wide and low as on a desk, and drawn in half the time. */
export const SMALL_DESK = { width: 900, height: 600 };

/** For games of several minutes where the processor draws: `.run/test` leaves them to `.run/web-test`. */
export const LONG = { skip: process.env.TEFUDA_SHORT ? 'long; .run/web-test plays it' : false };

/** So many points on the way from one to another, the last being its end. */
export function way([x, y], [toX, toY], points = 4) {
  return Array.from({ length: points }, (_, index) => {
    const part = (index + 1) / points;
    return [x + (toX - x) * part, y + (toY - y) * part];
  });
}

/** One browser and one server of `folder` for all tests of a file. Ended by `close`. */
export async function openBrowser(folder = PAGE) {
  assert.ok(folder, 'the environment names the folders; .run/web-test sets it');
  // Not at the root: a page has to find its files from anywhere.
  const server = await serve(folder, { path: '/some/folder/' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-quic',
      '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  });
  return {
    address: server.address,
    open: (options) => Game.open(browser, server.address, options),
    openPage: (options) => browser.newPage(options),
    differingPixels: (one, other) => differingPixels(browser, one, other),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/**
 * For a file of tests: a browser, and the lab as the judge, from before its first test until after its last. `open` opens a
 * game, which is closed after the test.
 */
export function toolsOfFile() {
  const tools = { lab: new Lab() };
  let game;
  tools.open = async (options) => (game = await tools.browser.open(options));
  before(async () => {
    tools.browser = await openBrowser();
  });
  afterEach(async () => {
    await game?.close();
    game = undefined;
  });
  after(async () => {
    tools.lab.close();
    await tools.browser.close();
  });
  return tools;
}

/** How many pixels of two pictures (PNG, equally large) are not the same. */
async function differingPixels(browser, ...pictures) {
  const page = await browser.newPage();
  const count = await page.evaluate(async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (picture) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas.drawImage(bitmap, 0, 0);
      return new Uint32Array(canvas.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    }));
    return one.reduce((sum, pixel, index) => sum + (pixel === other[index] ? 0 : 1), Math.abs(one.length - other.length));
  }, pictures.map((picture) => picture.toString('base64')));
  await page.close();
  return count;
}

/** Runs on the page before everything else: what comes into its live regions is heard. */
function listen() {
  document.addEventListener('DOMContentLoaded', () => {
    const listener = new MutationObserver((changes) => {
      for (const words of changes.flatMap((change) => [...change.addedNodes])) window.hear(words.textContent);
    });
    for (const region of document.querySelectorAll('[aria-live]')) listener.observe(region, { childList: true });
  });
}

/** The game on a page of its own, with nothing kept from before. */
export class Game {
  /** What went wrong on the page, by its own words. */
  faults = [];
  /** What the page has said to those who cannot see it. */
  heard = [];

  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && this.faults.push(message.text()));
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('requestfailed', (request) => this.faults.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on('response', (response) => response.status() >= 400 && this.faults.push(`${response.url()}: ${response.status()}`));
  }

  /**
   * Opens the game and waits until it is there. `query` is the address's; `locale` what the browser asks for; `before` a
   * function that runs on the page before everything else; `left` a game that was left unfinished; `settings` what is set
   * otherwise than by default; `touch` whether it has a touch screen.
   */
  static async open(browser, address, options = {}) {
    const { query = '', size = DESK, locale = 'en-GB', before, left, settings, touch = false } = options;
    const context = await browser.newContext({ viewport: size, locale, hasTouch: touch, isMobile: touch });
    const game = new Game(context, await context.newPage(), address);
    await context.exposeBinding('hear', (_, words) => void game.heard.push(words));
    await context.addInitScript(listen);
    if (left) await context.addInitScript((left) => localStorage.setItem('tefuda/game.json', left), JSON.stringify(left));
    if (settings) await context.addInitScript((set) => (localStorage['tefuda/settings.json'] ??= set), JSON.stringify(settings));
    if (before) await game.page.addInitScript(before);
    await game.goto(query);
    return game;
  }

  async goto(query = '') {
    await this.page.goto(this.address + query);
    await this.started();
  }

  async reload() {
    await this.page.reload();
    await this.started();
  }

  /** Waits until the game runs, or the page says that it cannot. */
  async started() {
    await this.page.waitForFunction(
      () => document.getElementById('loading').hidden || !document.getElementById('stopped').hidden,
      null,
      { timeout: PATIENCE, polling: 200 },
    );
  }

  /**
   * Waits until the page has said something that is `wanted` (a pattern or a function), from the `after`th utterance on;
   * returns it, or nothing if that takes longer than `patience` in milliseconds.
   */
  async hears(wanted, { after = 0, patience = PATIENCE } = {}) {
    const holds = typeof wanted === 'function' ? wanted : (words) => wanted.test(words);
    for (const end = Date.now() + patience; ; ) {
      const words = this.heard.slice(after).find(holds);
      if (words || Date.now() > end) return words;
      await this.page.waitForTimeout(20);
    }
  }

  /** Waits for so many frames of the page. */
  frames(count) {
    return this.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    }, count);
  }

  /** Waits until nothing moves any more, and returns that picture. Notices pass by themselves. */
  async still() {
    const end = Date.now() + PATIENCE;
    let before = await this.page.screenshot();
    let same = 0;
    while (Date.now() < end) {
      await this.page.waitForTimeout(700);
      const now = await this.page.screenshot();
      same = now.equals(before) ? same + 1 : 0;
      if (same === 2) return now;
      before = now;
    }
    throw new Error('the picture never comes to rest');
  }

  /** Writes what is seen to a file that people can look at. */
  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    return this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  /** A file of the game as the browser keeps it; null where there is none. */
  async kept(name) {
    return JSON.parse(await this.page.evaluate((key) => localStorage.getItem(key), `tefuda/${name}`));
  }

  /** The game in play as it is saved after every action; null without one. */
  record() {
    return this.kept('game.json');
  }

  /** Waits until the saved game is as wanted, and returns it. */
  async recordWhere(wanted, what = String(wanted)) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const record = await this.record();
      if (wanted(record)) return record;
      await this.page.waitForTimeout(200);
    }
    throw new Error(`the saved game never fulfils ${what}: ${JSON.stringify(await this.record())}`);
  }

  /** Clicks at a point in CSS px. Nobody comes, presses and lets go within one frame, which the game would not notice. */
  async click([x, y]) {
    const { mouse } = this.page;
    for (const act of [() => mouse.move(x, y), () => mouse.down(), () => mouse.up()]) {
      await act();
      await this.frames(2);
    }
  }

  /** Drags from one point to another with the mouse. */
  async drag(from, to) {
    const { mouse } = this.page;
    await mouse.move(...from);
    await mouse.down();
    for (const point of way(from, to)) {
      await this.frames(1);
      await mouse.move(...point);
    }
    await this.frames(1);
    await mouse.up();
  }

  press(key) {
    return this.page.keyboard.press(key, { delay: 60 });
  }

  /** Moves the focus on until what has it is called as `wanted`, by the page's own words. */
  async focusOn(wanted) {
    for (let steps = 0; steps < 40; steps++) {
      const before = this.heard.length;
      await this.press('Tab');
      await this.hears(() => true, { after: before, patience: FRAMES });
      // What is heard may be of the step before.
      await this.frames(3);
      if (wanted.test(this.heard.at(-1))) return;
    }
    throw new Error(`nothing is called ${wanted}: ${this.heard.join(' | ')}`);
  }

  /** Nothing went wrong on the page. */
  assertSound() {
    assert.deepEqual(this.faults, []);
  }

  async close() {
    await this.context.close();
  }
}
