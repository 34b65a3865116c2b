// From SVG to the committed picture: rendering, alpha bleeding, quantising, writing.
// The tools are looked up from the folder the program is started in, so that nothing is installed in the repository.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';

import { channels } from './palette.mjs';

const toolbox = createRequire(join(process.cwd(), 'package.json'));
const { Resvg } = toolbox('@resvg/resvg-js');
const { PNG } = toolbox('pngjs');

const ASSETS = join(dirname(fileURLToPath(import.meta.url)), '..');
const FONT_FILE = toolbox.resolve('@expo-google-fonts/m-plus-rounded-1c/700Bold/MPLUSRounded1c_700Bold.ttf');
const NEIGHBOURS = [[-1, 0], [1, 0], [0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1]];

/** For cwebp; "exact" lets transparent pixels keep their colours. */
const WITHOUT_LOSS = ['-quiet', '-lossless', '-z', '9', '-exact', '-o', '-', '--', '-'];

/**
 * Renders a picture to straight (not premultiplied) pixels.
 * `width` and `height` are units, `view` is the unit in the upper left corner, `scale` is pixels per unit.
 */
export function render({ width, height, view = [0, 0], scale = 1, definitions = '', body }) {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"
    viewBox="${view.join(' ')} ${width} ${height}" preserveAspectRatio="none"><defs>${definitions}</defs>${body}</svg>`;
  const font = { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: 'M PLUS Rounded 1c' };
  return PNG.sync.read(Buffer.from(new Resvg(svg, { font }).render().asPng()));
}

/** An empty picture of `width` × `height` pixels. */
export function blank(width, height) {
  return new PNG({ width, height });
}

/** Gives every pixel the same colour and leaves its opacity: for pictures of one colour. */
export function recolour(image, hex) {
  const colour = channels(hex);
  for (let at = 0; at < image.data.length; at += 4) image.data.set(colour, at);
  return image;
}

/**
 * Gives transparent pixels the colour of a nearest neighbour, `reach` pixels far, and the mean colour beyond, so that
 * filtering and mip levels never mix black into an edge. Copied colours make long runs, which cost few bytes.
 */
export function bleed(image, { reach = 8, reliableAlpha = 16 } = {}) {
  const { width, height, data } = image;
  const known = new Uint8Array(width * height);
  for (let index = 0; index < known.length; index++) {
    // Below this opacity a straight colour is rounded too coarsely to be passed on.
    if (data[4 * index + 3] >= reliableAlpha) known[index] = 1;
  }
  for (let step = 0; step < reach; step++) {
    const reached = [];
    for (let index = 0; index < known.length; index++) {
      if (!known[index] && copyNeighbour(image, known, index)) reached.push(index);
    }
    for (const index of reached) known[index] = 1;
  }
  fillUnknown(image, known);
  return image;
}

/** Copies the colour of the most opaque known neighbour, whose straight colour is the most exact. */
function copyNeighbour({ width, height, data }, known, index) {
  const [x, y] = [index % width, Math.floor(index / width)];
  let best = -1;
  for (const [dx, dy] of NEIGHBOURS) {
    const [column, row] = [x + dx, y + dy];
    const neighbour = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || !known[neighbour]) continue;
    if (best < 0 || data[4 * neighbour + 3] > data[4 * best + 3]) best = neighbour;
  }
  if (best >= 0) data.copyWithin(4 * index, 4 * best, 4 * best + 3);
  return best >= 0;
}

function fillUnknown({ data }, known) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < known.length; index++) {
    if (!known[index]) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel] += data[4 * index + channel];
    count++;
  }
  const mean = sum.map((value) => Math.round(value / Math.max(count, 1)));
  for (let index = 0; index < known.length; index++) {
    if (!known[index]) data.set(mean, 4 * index);
  }
}

/**
 * Writes a picture under `assets/`, in the format that its name ends in. With `palette` it is reduced to as many `colours`, never
 * mixed by dots: those would cost more bytes than all else. Every transparent pixel then gets the colour `fringe` (that of
 * the picture's outer rim), since reduction loses what `bleed` did.
 */
export function write(path, image, { palette = false, colours = 256, fringe } = {}) {
  let bytes = PNG.sync.write(image, { deflateLevel: 9 });
  if (palette || fringe) bytes = pipe('pngquant', ['--speed', '1', '--strip', '--nofs', colours, '-'], bytes);
  if (fringe) bytes = tintTransparent(bytes, channels(fringe));
  if (path.endsWith('.webp')) bytes = pipe('cwebp', WITHOUT_LOSS, bytes);
  const file = join(ASSETS, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path}\t${image.width}×${image.height}\t${bytes.length}`);
}

function pipe(program, options, input) {
  return execFileSync(program, options, { input, maxBuffer: 1 << 27 });
}

/** Sets the colour of the fully transparent entries of a palette. */
function tintTransparent(bytes, colour) {
  const chunks = new Map();
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    chunks.set(bytes.toString('latin1', at + 4, at + 8), { at, length: bytes.readUInt32BE(at) });
  }
  const [palette, opacity] = [chunks.get('PLTE'), chunks.get('tRNS')];
  for (let entry = 0; opacity && entry < opacity.length; entry++) {
    if (bytes[opacity.at + 8 + entry] === 0) bytes.set(colour, palette.at + 8 + 3 * entry);
  }
  const checked = bytes.subarray(palette.at + 4, palette.at + 8 + palette.length);
  bytes.writeUInt32BE(crc32(checked), palette.at + 8 + palette.length);
  return bytes;
}
