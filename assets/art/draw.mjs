// From SVG to the committed PNG: rendering, alpha bleeding, quantising, writing.
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
 * Gives transparent pixels the colour of their nearest neighbours, `reach` pixels far, and the mean colour beyond, so
 * that filtering and mip levels never mix black into an edge.
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
      if (!known[index] && copyNeighbours(image, known, index)) reached.push(index);
    }
    for (const index of reached) known[index] = 1;
  }
  fillUnknown(image, known);
  return image;
}

function copyNeighbours({ width, height, data }, known, index) {
  const [x, y] = [index % width, Math.floor(index / width)];
  const sum = [0, 0, 0];
  let count = 0;
  for (const [dx, dy] of NEIGHBOURS) {
    const [column, row] = [x + dx, y + dy];
    const neighbour = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || !known[neighbour]) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel] += data[4 * neighbour + channel];
    count++;
  }
  for (let channel = 0; count && channel < 3; channel++) data[4 * index + channel] = Math.round(sum[channel] / count);
  return count > 0;
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
 * Writes a picture under `assets/`. With `palette` it is reduced to 256 colours, mixed by error diffusion unless
 * `diffuse` is off. Every transparent pixel then gets the colour `fringe` (that of the picture's outer rim), since
 * reduction loses what `bleed` did.
 */
export function write(path, image, { palette = false, diffuse = true, fringe } = {}) {
  let bytes = PNG.sync.write(image, { deflateLevel: 9 });
  if (palette || fringe) bytes = reduceColours(bytes, diffuse);
  if (fringe) bytes = tintTransparent(bytes, channels(fringe));
  const file = join(ASSETS, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path}\t${image.width}×${image.height}\t${bytes.length}`);
}

function reduceColours(bytes, diffuse) {
  const options = ['--speed', '1', '--strip', ...(diffuse ? [] : ['--nofs']), '256', '-'];
  return execFileSync('pngquant', options, { input: bytes, maxBuffer: 1 << 26 });
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
