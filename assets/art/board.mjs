// The board of the games that lay cards out in four suits (LOOK.md §8): cells, strips, owner tabs, signs, hatching.
// Opacities are not the look's: those are for a page, which blends encoded values, while the renderer blends linear light.

import { CARD_DEFINITIONS } from './cards.mjs';
import { bleed, render, write } from './draw.mjs';
import {
  CARD_RIM, GOLD, NIGHT, ON_VERMILION, SEAT_COLOURS, SUIT_COLOURS, SUIT_RED, INK, VERMILION_LIGHT, WASHI,
} from './palette.mjs';
import { FONT, foxMask, numeral, pip, seatShape } from './shapes.mjs';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['S', 'H', 'D', 'C'];
/** Transparent units round every cell of the atlases here, so that filtering does not reach into the next one. */
const GUTTER = 2;
/** The two forms of a cell: upright with the board in four rows, and a strip with the board turned. */
const CARD_CELL = { width: 64, height: 90, radius: 6, scale: 2, strip: false };
const STRIP_CELL = { width: 82, height: 34, radius: 6, scale: 3, strip: true };

const label = (rank, x, baseline, size, colour, opacity = 1) =>
  `<g opacity="${opacity}">${numeral(rank, x, baseline, size, colour)}</g>`;

const frame = ({ width, height, radius }, inset, style) => `<rect x="${inset}" y="${inset}"
  width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius - inset / 2}" ${style}/>`;

/** A cell that waits: its number is only just to be read. */
function empty(rank, form) {
  const { width, height } = form;
  return frame(form, 1, `fill="#060A16" fill-opacity=".45" stroke="${WASHI}" stroke-opacity=".07" stroke-width="1.5"`) +
    label(rank, width / 2, height / 2 + 7, 20, WASHI, 0.22);
}

/** A cell that a card may be laid on: dashed gold, an arrowhead and the number. */
function open(rank, form) {
  const { width, height, strip } = form;
  const rim = frame(form, 1.5, `fill="${GOLD}" fill-opacity=".075" stroke="${GOLD}" stroke-width="2.5"
    stroke-dasharray="7 4"`);
  const arrow = strip ? `<path d="M13 11L22 17L13 23Z" fill="${GOLD}"/>` : `<path d="M25 12H39L32 21Z" fill="${GOLD}"/>`;
  return rim + arrow + label(rank, width / 2 + (strip ? 2 : 0), height / 2 + (strip ? 8 : 8), strip ? 24 : 22, GOLD);
}

/** The cell on the side that the tunnel has closed: hatching and a lock. */
const locked = (form) => closed(form, 0.75) + lock(form);

/** The ground of a closed cell; over an empty one it needs less of its own to be as dark. */
const closed = (form, opacity) => frame(form, 1, `fill="#04080F" fill-opacity="${opacity}"`) +
  hatching(form, '#FFFFFF', 0.04) +
  frame(form, 1, `fill="none" stroke="${WASHI}" stroke-opacity=".16" stroke-width="1.5"`);

/** The lock alone, which closes before the hatching comes. */
function lock(form) {
  const { width, height } = form;
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${form.strip ? 0.72 : 1})">
      <circle r="20" fill="#0A1418" stroke="${WASHI}" stroke-width="2.5"/>
      <rect x="-9" y="-3" width="18" height="14" rx="3" fill="${WASHI}"/>
      <path d="M-5.5 -3V-7A5.5 5.5 0 0 1 5.5 -7V-3" fill="none" stroke="${WASHI}" stroke-width="3"/>
      <circle cy="3" r="2" fill="#0A1418"/><path d="M0 3V7" stroke="#0A1418" stroke-width="2"/></g>`;
}

/** Stripes over a cell, drawn as they are cut by its rim. */
function hatching(form, colour, opacity) {
  const { width, height } = form;
  const lines = [];
  for (let x = -height; x < width; x += 12) {
    const from = Math.max(0, -x);
    const to = Math.min(height, width - x);
    if (to > from) lines.push(`M${x + from} ${height - from}L${x + to} ${height - to}`);
  }
  return `<g clip-path="url(#${form.strip ? 'strip' : 'card'}-cell)"><path d="${lines.join('')}" stroke="${colour}"
    stroke-opacity="${opacity}" stroke-width="5"/></g>`;
}

/** A cell whose card is about to die: dark red, hatched, with its number and a cross. */
function dying(rank, form) {
  const { width, height, strip } = form;
  const [x, y, arm] = strip ? [width / 2, height / 2, 8] : [width / 2, height / 2 + 3, 12];
  return frame(form, 1, 'fill="#5A1D1A"') + hatching(form, '#2A0A0A', 0.55) +
    frame(form, 1.5, `fill="none" stroke="${VERMILION_LIGHT}" stroke-width="3" stroke-dasharray="7 4"`) +
    label(rank, strip ? 16 : 18, strip ? 24 : 27, 20, ON_VERMILION) +
    `<path d="M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}"
      stroke="${ON_VERMILION}" stroke-width="${strip ? 4 : 5}" stroke-linecap="round"/>`;
}

/** Rows of pictures in equal cells with the gutter on every side. */
function drawAtlas(path, { width, height, scale }, rows, options = {}) {
  const columns = Math.max(...rows.map((row) => row.length));
  const [across, down] = [width + 2 * GUTTER, height + 2 * GUTTER];
  const body = rows.flatMap((row, y) => row.map((picture, x) =>
    `<g transform="translate(${x * across + GUTTER} ${y * down + GUTTER})">${picture}</g>`)).join('');
  const clip = (name, form) => `<clipPath id="${name}-cell">${frame(form, 1, '')}</clipPath>`;
  write(path, bleed(render({
    width: columns * across, height: rows.length * down, scale, body,
    definitions: CARD_DEFINITIONS + clip('card', CARD_CELL) + clip('strip', STRIP_CELL),
  })), options);
}

function drawCells(path, form) {
  drawAtlas(path, form, [
    RANKS.map((rank) => empty(rank, form)),
    RANKS.map((rank) => open(rank, form)),
    RANKS.map((rank) => dying(rank, form)),
    [locked(form), closed(form, 0.55), lock(form)],
  ], { fringe: NIGHT });
}

/** A card as a strip: index left, suit right. */
function strip(name) {
  const [suit, rank] = name;
  const { width, height, radius } = STRIP_CELL;
  const sheet = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="url(#card-paper)"
    stroke="${CARD_RIM}"/>`;
  if (suit === 'X') {
    const [colour, mark] = rank === '1' ? [SUIT_RED, INK] : [INK, SUIT_RED];
    return `${sheet}<g transform="translate(58 17)">${foxMask(colour, mark, 0.17)}</g>
      <text x="13" y="22" ${FONT} font-size="11" fill="${colour}">JKR</text>`;
  }
  return sheet + numeral(rank, 25, 25, 23, SUIT_COLOURS[suit]) + pip(suit, 61, 17, 22, SUIT_COLOURS[suit]);
}

function drawStrips() {
  const backs = `<rect x=".5" y=".5" width="81" height="33" rx="6" fill="#22386B" stroke="#FBF6EA" stroke-width="2"/>
    <circle cx="41" cy="17" r="8" fill="#FBF6EA"/>`;
  const faces = SUITS.map((suit) => RANKS.map((rank) => strip(suit + rank)));
  drawAtlas('cards/strips-246.webp', STRIP_CELL, [...faces, [strip('X1'), strip('X2'), backs, backs, backs]], {
    fringe: CARD_RIM,
  });
}

/** Whose card it was, at the foot of a card. The last cell asks whose: about to die and in somebody's hand. */
function drawTabs() {
  const ground = (colour) => `<path d="M0 0H64V15Q64 21 58 21H6Q0 21 0 15Z" fill="${NIGHT}"/>
    <path d="M0 1H64" stroke="${colour}" stroke-width="2"/>`;
  const tabs = SEAT_COLOURS.map((colour, seat) =>
    `${ground(colour)}<g transform="translate(32 11.5)">${seatShape(seat, 6.5)}</g>`);
  const question = `<text x="32" y="17" fill="${ON_VERMILION}" ${FONT} font-size="16" text-anchor="middle">?</text>`;
  drawAtlas('table/owner-tabs.webp', { width: 64, height: 21, scale: 3 }, [[...tabs, question]], { fringe: NIGHT });
  const edge = (colour) => `<path d="M13 0H6Q0 0 0 6V28Q0 34 6 34H13Z" fill="${NIGHT}"/>
    <path d="M13 0V34" stroke="${colour}" stroke-width="1.5"/>`;
  const edges = SEAT_COLOURS.map((colour, seat) =>
    `${edge(colour)}<g transform="translate(6.5 17)">${seatShape(seat, 4.8)}</g>`);
  const asked = `<text x="8" y="22" fill="${ON_VERMILION}" ${FONT} font-size="15" text-anchor="middle">?</text>`;
  drawAtlas('table/owner-edges.webp', { width: 14, height: 34, scale: 4 }, [[...edges, asked]], { fringe: NIGHT });
}

/** Signs at the rims of the board: the suits, the numbers (the seven in gold), and what a joker stands for. */
function drawSigns() {
  const suits = SUITS.map((suit) => pip(suit, 24, 16, 28, 'HD'.includes(suit) ? VERMILION_LIGHT : WASHI));
  const numbers = RANKS.map((rank) => numeral(rank, 24, 22, 18, rank === '7' ? GOLD : '#B9C4DA'));
  const pills = RANKS.map((rank) => `<rect x="4" y="5" width="40" height="22" rx="11" fill="${INK}" stroke="${GOLD}"
    stroke-width="1.5"/><text x="15" y="22" fill="${GOLD}" ${FONT} font-size="16" text-anchor="middle">=</text>
    ${numeral(rank, 31, 22, 17, GOLD)}`);
  drawAtlas('table/board-signs.webp', { width: 48, height: 32, scale: 3 }, [suits, numbers, pills], { fringe: INK });
}

/** A dead card's cross, once for a card and once for a strip, and the ring of the last move. */
function drawMarks() {
  const stroke = (arms) => `<path d="${arms}" stroke="#FBF6EA" stroke-opacity=".55" stroke-width="9"
    stroke-linecap="round"/><path d="${arms}" stroke="#6E2A1C" stroke-width="5.5" stroke-linecap="round"/>`;
  const cross = (arm) => stroke(`M${32 - arm} ${32 - arm}L${32 + arm} ${32 + arm}M${32 + arm} ${32 - arm}
    L${32 - arm} ${32 + arm}`);
  drawAtlas('table/death-cross.webp', { width: 64, height: 64, scale: 2 }, [[cross(22)]], { fringe: '#6E2A1C' });
}

/** Nine-slice grounds: the panel under the board, and the ring round the card laid last. */
function drawGrounds() {
  const panel = `<rect x=".75" y=".75" width="62.5" height="62.5" rx="16" fill="#080E1E" fill-opacity=".55"
    stroke="${WASHI}" stroke-opacity=".045" stroke-width="1.5"/>`;
  write('table/board.webp', bleed(render({ width: 64, height: 64, scale: 2, body: panel })), { fringe: NIGHT });
  const ring = `<rect x="3" y="3" width="42" height="42" rx="9" fill="none" stroke="${NIGHT}" stroke-width="6"/>
    <rect x="3" y="3" width="42" height="42" rx="9" fill="none" stroke="${WASHI}" stroke-width="3"/>`;
  write('table/last-move.webp', bleed(render({ width: 48, height: 48, scale: 2, body: ring })), { fringe: NIGHT });
}

/** Draws everything that only the board needs. */
export function drawBoard() {
  drawCells('table/cells.webp', CARD_CELL);
  drawCells('table/strip-cells.webp', STRIP_CELL);
  drawStrips();
  drawTabs();
  drawSigns();
  drawMarks();
  drawGrounds();
}
