// What lies on the table: felts, arena, slots, marks round cards, shadows, the SPEED band, the win rosette.

import { CARD } from './cards.mjs';
import { blank, bleed, recolour, render, write } from './draw.mjs';
import {
  CARD_PAPER, channels, FELTS, GOLD, GOLD_DARK, NIGHT, ON_VERMILION, VERMILION, WASHI, WHITE,
} from './palette.mjs';
import { hempLeaf, hempLeafPeriod, waves } from './patterns.mjs';
import { cardShadow, SCENE_DEFINITIONS, SHADOW_COLOUR, SHADOWS } from './scene.mjs';
import { FONT } from './shapes.mjs';

/** Marks round a card share one frame: the card and this margin (in units of a card 250 wide) on every side. */
const MARK_MARGIN = 40;
const MARK_SCALE = 1.2;

const outline = (grow, radius, style) => `<rect x="${-grow}" y="${-grow}" width="${CARD.width + 2 * grow}"
  height="${CARD.height + 2 * grow}" rx="${radius}" fill="none" ${style}/>`;

/** Puts `draw(x, y, angle)` at the four corners of a rectangle, `outset` outside the card. */
function corners(outset, draw) {
  const [left, right, bottom] = [-outset, CARD.width + outset, CARD.height + outset];
  return [[left, left, 0], [right, left, 90], [right, bottom, 180], [left, bottom, 270]]
    .map(([x, y, angle]) => `<g transform="translate(${x} ${y}) rotate(${angle})">${draw}</g>`).join('');
}

/** Dashes of about `dash` and gaps of about `gap` that close evenly round a rounded rectangle. */
function evenDashes(width, height, radius, dash, gap) {
  const length = 2 * (width + height) - 8 * radius + 2 * Math.PI * radius;
  const stretch = length / (Math.round(length / (dash + gap)) * (dash + gap));
  return `stroke-dasharray="${dash * stretch} ${gap * stretch}"`;
}

const MARKS = {
  focus: () => outline(5, 25, `stroke="${NIGHT}" stroke-width="8"`) +
    outline(12, 31, `stroke="${GOLD}" stroke-width="8"`) +
    corners(0, `<path d="M-22 26L-22 -22L26 -22" fill="none" stroke="#FFF6DC" stroke-width="10" stroke-linecap="round"
      stroke-linejoin="round"/>`),
  selected: () => outline(11, 30, `stroke="${CARD_PAPER}" stroke-width="5"`) +
    outline(4, 24, `stroke="${VERMILION}" stroke-width="10"`) +
    `<circle cx="222" cy="16" r="34" fill="${VERMILION}" stroke="${CARD_PAPER}" stroke-width="6"/>
    <path d="M207 17L218 28L238 4" fill="none" stroke="${WHITE}" stroke-width="9" stroke-linecap="round"
    stroke-linejoin="round"/>`,
  advised: () => outline(4, 24, `stroke="${GOLD}" stroke-width="10" ${evenDashes(258, 358, 24, 30, 12)}`) +
    `<circle cx="222" cy="16" r="34" fill="${GOLD}" stroke="${NIGHT}" stroke-width="6"/>
    <path transform="translate(198 -8) scale(2)" d="M9 17H15M10 20.5H14M12 3A6.5 6.5 0 0 0 8 14.5V17H16V14.5A6.5 6.5 0 0 0 12 3Z"
    fill="none" stroke="${NIGHT}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  refused: () => outline(4, 24, `stroke="${VERMILION}" stroke-width="9" ${evenDashes(258, 358, 24, 22, 14)}`) +
    `<circle cx="125" cy="175" r="56" fill="${CARD_PAPER}" stroke="${VERMILION}" stroke-width="10"/>
    <path d="M89 211L161 139" stroke="${VERMILION}" stroke-width="12" stroke-linecap="round"/>`,
  playable: () => `<path d="M125 -34L146 -8L104 -8Z" fill="${GOLD}" stroke="${NIGHT}" stroke-width="5"
    stroke-linejoin="round"/>` +
    outline(3, 23, `stroke="${GOLD}" stroke-width="6"`),
  // Drawn for a card 136 wide in the table's own units, hence the scale.
  target: () => {
    const scale = CARD.width / 136;
    return corners(9 * scale, `<path transform="scale(${scale})" d="M0 30V6Q0 0 6 0H30" fill="none" stroke="${GOLD}"
      stroke-width="4" stroke-linecap="round"/>`);
  },
};

function drawMarks() {
  for (const [name, mark] of Object.entries(MARKS)) {
    const picture = {
      width: CARD.width + 2 * MARK_MARGIN,
      height: CARD.height + 2 * MARK_MARGIN,
      view: [-MARK_MARGIN, -MARK_MARGIN],
      scale: MARK_SCALE,
      body: mark(),
    };
    write(`table/${name}.webp`, bleed(render(picture)));
  }
}

function drawSlot() {
  const [width, height, radius] = [144, 201.6, 11.52];
  const dashes = evenDashes(width - 4, height - 4, radius, 8, 7);
  const body = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${radius}" fill="#060A16"
    fill-opacity=".25"
    stroke="${WASHI}" stroke-opacity=".45" stroke-width="2" ${dashes}/>`;
  write('table/slot.webp', bleed(render({ width, height, scale: 300 / width, body })));
}

/** Shadows are drawn for a card 120 wide; the margin is a share of the card's width. */
function drawShadows() {
  const width = 120;
  for (const [name, margin] of [['rest', 0.2], ['lifted', 0.4]]) {
    const picture = {
      width: width * (1 + 2 * margin),
      height: width * (1.4 + 2 * margin),
      view: [-margin * width, -margin * width],
      scale: 2,
      definitions: SCENE_DEFINITIONS,
      body: cardShadow(SHADOWS[name], width),
    };
    write(`table/shadow-${name}.webp`, recolour(render(picture), SHADOW_COLOUR));
  }
}

/** An ellipse of light on the felt, stretched over the window; `centre` in shares of the window. */
function drawFelt(name, [inner, outer], centre) {
  const size = 512;
  const image = blank(size, size);
  const [from, to] = [channels(inner), channels(outer)];
  // One step is one level of the channel that changes most; dithering between steps needs few colours.
  const steps = Math.max(...from.map((value, channel) => Math.abs(to[channel] - value)));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(((x + 0.5) / size - centre[0]) / 0.75, ((y + 0.5) / size - centre[1]) / 0.8);
      const share = Math.floor(Math.min(distance, 1) * steps + orderedThreshold(x, y)) / steps;
      const colour = from.map((value, channel) => Math.round(value + (to[channel] - value) * share));
      image.data.set([...colour, 255], 4 * (y * size + x));
    }
  }
  write(`table/felt-${name}.webp`, image, { palette: true });
}

/** Bayer's 8×8 ordered dither, 0–1: it breaks the bands of a dark gradient and still compresses. */
function orderedThreshold(x, y) {
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [column, row] = [(x >> bit) & 1, (y >> bit) & 1];
    value = 4 * value + (2 * (column ^ row) + row);
  }
  return (value + 0.5) / 64;
}

function drawLattice() {
  const [width, height] = [96, hempLeafPeriod(96)];
  const area = [-width, -height, 2 * width, 2 * height];
  const body = hempLeaf(area, { width, stroke: WHITE, strokeWidth: 1, opacity: 0.05 });
  write('table/lattice.webp', recolour(render({ width, height, scale: 2, body }), WHITE));
}

function drawArena() {
  const radius = 196;
  const half = radius + 20;
  const pattern = waves([-radius, -radius, radius, radius], {
    radius: 40, fill: '#1A3878', stroke: '#8FB0F0', strokeWidth: 1.6, opacity: 0.34,
  });
  write('table/arena.webp', bleed(render({
    width: 2 * half, height: 2 * half, view: [-half, -half], scale: 2,
    definitions: `<clipPath id="inner"><circle r="${radius - 12}"/></clipPath>`,
    body: `<circle r="${radius}" fill="#0D1A3C" opacity=".35"/><g clip-path="url(#inner)" opacity=".55">${pattern}</g>
      <circle r="${radius}" fill="none" stroke="${GOLD}" stroke-width="2" opacity=".75"/>
      <circle r="${radius - 10}" fill="none" stroke="${WASHI}" stroke-width="1" opacity=".35"/>`,
  })), { fringe: GOLD });
}

function drawSpeedLines() {
  const body = `<path d="M30 8Q18 60 40 104M52 4Q42 52 62 92M74 6Q68 44 86 80" stroke="${GOLD}" stroke-width="3"
    fill="none"
    stroke-linecap="round" opacity=".7"/>`;
  write('table/speed-lines.webp', recolour(render({ width: 84, height: 108, view: [14, 0], scale: 2, body }), GOLD));
}

/** The ring that pulses over a deck while a refill is due. */
function drawPointer() {
  const body = `<circle r="50" fill="none" stroke="${NIGHT}" stroke-width="14"/>
    <circle r="50" fill="none" stroke="${GOLD}" stroke-width="6"/>
    <circle r="60" fill="none" stroke="${GOLD}" stroke-width="2" opacity=".5"/>`;
  write('table/pointer.webp', bleed(render({ width: 128, height: 128, view: [-64, -64], scale: 2, body })));
}

/** The SPEED band, straight: 212 high with its hard shadow 16 lower. The middle may be stretched sideways. */
function drawBand() {
  const [width, height] = [1600, 212];
  const pattern = waves([0, 0, width, height], {
    radius: 36, fill: '#B8341D', stroke: '#F7D9A8', strokeWidth: 2, opacity: 0.28,
  });
  write('table/band.webp', bleed(render({
    width, height: 230,
    definitions: `<linearGradient id="band"><stop offset="0" stop-color="#A62C17"/><stop offset=".5"
      stop-color="${VERMILION}"/>
      <stop offset="1" stop-color="#A62C17"/></linearGradient><clipPath id="area"><rect width="${width}"
      height="${height}"/></clipPath>`,
    body: `<rect y="16" width="${width}" height="${height}" fill="#060A16" opacity=".35"/>
      <rect width="${width}" height="${height}" fill="url(#band)"/>
      <g clip-path="url(#area)" opacity=".5">${pattern}</g>
      <path d="M0 10H${width}M0 202H${width}" stroke="${GOLD}" stroke-width="4"/>`,
  })), { fringe: '#060A16' });
}

/** S P E E D ! ! in equal cells of 128×160 units, baselines at 130, each with its dark shadow 4 right and 6 down. */
function drawLetters() {
  const cell = { width: 128, height: 160, baseline: 130 };
  const body = [...'SPEED!!'].map((letter, index) => {
    const text = (dx, dy, fill) => `<text x="${(index + 0.5) * cell.width + dx}" y="${cell.baseline + dy}"
      fill="${fill}" ${FONT}
      font-size="150" text-anchor="middle">${letter}</text>`;
    return text(4, 6, '#5A140A') + text(0, 0, ON_VERMILION);
  }).join('');
  const strip = { width: 7 * cell.width, height: cell.height, scale: 2, body };
  write('table/letters.webp', bleed(render(strip)), { fringe: '#5A140A' });
}

const petal = (fill, angle = 0) => `<path d="M0 -132Q26 -110 0 -76Q-26 -110 0 -132Z" fill="${fill}"
  transform="rotate(${angle})"/>`;

const rosetteDisc = `<circle r="92" fill="${NIGHT}"/><circle r="92" fill="none" stroke="${GOLD}" stroke-width="5"/>
  <circle r="83" fill="none" stroke="${GOLD}" stroke-width="1.5"/>`;

function drawRosette() {
  const petals = Array.from({ length: 16 }, (_, index) => petal(index % 2 ? GOLD_DARK : GOLD, index * 22.5)).join('');
  const square = (half, body) =>
    bleed(render({ width: 2 * half, height: 2 * half, view: [-half, -half], scale: 2, body }));
  write('table/rosette.webp', square(132, petals + rosetteDisc), { fringe: GOLD });
  write('table/rosette-disc.webp', square(96, rosetteDisc), { fringe: GOLD });
  const onePetal = { width: 32, height: 60, view: [-16, -134], scale: 2, body: petal(GOLD) };
  write('table/petal.webp', recolour(render(onePetal), GOLD));
}

function drawGrain() {
  const body = `<path d="M0 -10L5 0L0 10L-5 0Z" fill="${GOLD}"/><path d="M0 -10L5 0L0 10Z" fill="${GOLD_DARK}"/>`;
  write('table/grain.webp', bleed(render({ width: 12, height: 22, view: [-6, -11], scale: 2, body })));
}

/** Draws everything under `assets/table/`. */
export function drawTable() {
  drawFelt('speed', FELTS.speed, [0.5, 0.42]);
  drawFelt('sevens', FELTS.sevens, [0.5, 0.42]);
  drawFelt('killer-sevens', FELTS.killerSevens, [0.5, 0.42]);
  drawFelt('prime-daifugo', FELTS.primeDaifugo, [0.5, 0.42]);
  drawFelt('menu', FELTS.menu, [0.72, 0.22]);
  drawLattice();
  drawArena();
  drawSlot();
  drawMarks();
  drawShadows();
  drawSpeedLines();
  drawPointer();
  drawBand();
  drawLetters();
  drawRosette();
  drawGrain();
}
