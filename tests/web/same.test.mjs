// A deal number means the same game everywhere: whole games in the browser against the same games natively, by the lines
// that same_everywhere.rs makes of both.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PATIENCE, openBrowser } from './game.mjs';

/** The folder with same_everywhere.rs for browsers, its page, and what it says natively. */
const SAME = process.env.TEFUDA_SAME;

let browser;

before(async () => {
  assert.ok(SAME, 'TEFUDA_SAME names the folder');
  browser = await openBrowser(SAME);
});

after(() => browser.close());

async function linesInBrowser() {
  const page = await browser.openPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  await page.goto(browser.address);
  const text = page.waitForFunction(() => document.body?.textContent.trim(), null, { timeout: PATIENCE });
  const lines = (await (await text).jsonValue()).split('\n');
  assert.deepEqual(faults, []);
  return lines;
}

test('every game goes the same in the browser as natively', async () => {
  const native = readFileSync(join(SAME, 'native.txt'), 'utf8').trim().split('\n');
  // Every line ends in the hash of a game that was played; an error or an empty file would not.
  for (const line of native) assert.match(line, / deal \d+: [1-9]\d* actions, .* [0-9a-f]{16}$/);
  assert.equal(new Set(native).size, native.length, 'no two lines are the same game');
  assert.ok(native.some((line) => line.includes(' deal 18446744073709551615: ')), 'the largest deal is among them');
  assert.deepEqual(await linesInBrowser(), native);
});
