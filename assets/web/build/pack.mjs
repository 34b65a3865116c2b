// Puts the page together from what wasm-bindgen has written, this folder's parent and the pictures:
//
//     node pack.mjs BOUND_MODULE_FOLDER OUTPUT_FOLDER [--sizes]
//
// Everything but index.html lies in a folder that is named after its contents, so that a browser that keeps files for ever
// never mixes two versions. With --sizes it prints what the parts weigh on the wire, and fails beyond the budget.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { row, weigh } from './weigh.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(here);
const assets = dirname(web);
const [bound, output] = process.argv.slice(2, 4);
const wantsSizes = process.argv.includes('--sizes');

/** The pictures that the page fetches. Texts and fonts are in the module; the finest cards are for large native windows. */
const PICTURES = ['cards', 'icons', 'table', 'title'];
const NOT_ON_PAGES = new Set(['faces-500.webp']);

/** Every file of the page but index.html: where it will lie, and where it comes from. */
function filesOfPage() {
  const files = new Map();
  for (const name of ['page.css', 'page.js', 'sound.js']) files.set(name, join(web, name));
  for (const name of ['tefuda.js', 'tefuda_bg.wasm']) files.set(name, join(bound, name));
  files.set('icon.png', join(assets, 'icon-256.png'));
  files.set('licences/fonts.txt', join(assets, 'fonts', 'OFL.txt'));
  files.set('licences/tefuda.txt', join(dirname(assets), 'LICENSE'));
  for (const folder of PICTURES) {
    for (const name of readdirSync(join(assets, folder)).filter((name) => !NOT_ON_PAGES.has(name))) {
      files.set(`assets/${folder}/${name}`, join(assets, folder, name));
    }
  }
  return files;
}

function nameAfterContents(files) {
  const hash = createHash('sha256');
  for (const [name, source] of [...files].sort()) hash.update(name).update('\0').update(readFileSync(source)).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Only ever empties a folder that holds a page of this game. */
function emptyOutput() {
  const taken = existsSync(output) && readdirSync(output).length > 0;
  if (taken && !(existsSync(join(output, 'index.html')) && readFileSync(join(output, 'index.html'), 'utf8').includes('Tefuda'))) {
    throw new Error(`${output} holds something else; name another folder`);
  }
  if (taken) rmSync(output, { recursive: true });
  mkdirSync(output, { recursive: true });
}

function write(files, folder) {
  for (const [name, source] of files) {
    mkdirSync(dirname(join(output, folder, name)), { recursive: true });
    cpSync(source, join(output, folder, name));
  }
  const bytes = statSync(files.get('tefuda_bg.wasm')).size;
  const page = readFileSync(join(web, 'index.html'), 'utf8').replaceAll('@FILES@', folder).replaceAll('@BYTES@', bytes);
  writeFileSync(join(output, 'index.html'), page);
}

/** The part of the budget that a file belongs to; nothing for files that no visit fetches. */
function part(name) {
  if (name.startsWith('licences/')) return null;
  if (name.endsWith('.wasm')) return 'module';
  if (name === 'tefuda.js') return 'glue';
  return /\.(png|webp)$/.test(name) ? 'pictures' : 'page';
}

function addTo(sums, name, weight) {
  const sum = sums.get(name) ?? { raw: 0, gzip: 0, brotli: 0 };
  for (const kind in sum) sum[kind] += weight[kind];
  sums.set(name, sum);
}

function sizes(files) {
  const sums = new Map();
  for (const [name, source] of files) {
    if (part(name)) addTo(sums, part(name), weigh(source));
  }
  addTo(sums, 'page', weigh(join(output, 'index.html')));
  for (const weight of [...sums.values()]) addTo(sums, 'first visit', weight);
  return sums;
}

/** Prints the sizes against the budget; false if a part is beyond it. */
function report(sums) {
  const budget = JSON.parse(readFileSync(join(here, 'budget.json'), 'utf8')).brotli;
  console.log(row('bytes', ['raw', 'gzip -9', 'brotli -11', 'budget']));
  let within = true;
  for (const [name, { raw, gzip, brotli }] of sums) {
    const most = budget[name];
    const beyond = brotli > most;
    within &&= !beyond;
    console.log(row(name, [raw, gzip, brotli, most ?? '']) + (beyond ? '  beyond the budget' : ''));
  }
  return within;
}

if (!bound || !output) throw new Error('usage: node pack.mjs BOUND_MODULE_FOLDER OUTPUT_FOLDER [--sizes]');
const files = filesOfPage();
emptyOutput();
write(files, nameAfterContents(files));
console.log(`The page is in ${relative(process.cwd(), output).startsWith('..') ? output : relative(process.cwd(), output) || '.'}`);
if (wantsSizes && !report(sizes(files))) process.exitCode = 1;
