// Card faces and backs on 250×350 (LOOK.md §4), and the atlases of all of them.

import { bleed, render, write } from './draw.mjs';
import { CARD_PAPER, CARD_RIM, GOLD_ON_CARD, INK, SUIT_COLOURS, SUIT_RED, tint } from './palette.mjs';
import { arrowFeathers, hempLeaf, waves } from './patterns.mjs';
import { crest, emblem, FONT, foxMask, numeral, pip } from './shapes.mjs';

export const CARD = { width: 250, height: 350, radius: 20 };

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const FACES = [...['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank)), 'X1', 'X2'];
const BACKS = ['asanoha', 'seigaiha', 'yagasuri'];
const COLUMNS = 10;

/** Columns (0–2) and rows (0–4) of the pips of a number. */
const PIP_PLACES = {
  2: [[1, 0], [1, 4]],
  3: [[1, 0], [1, 2], [1, 4]],
  4: [[0, 0], [2, 0], [0, 4], [2, 4]],
  5: [[0, 0], [2, 0], [1, 2], [0, 4], [2, 4]],
  6: [[0, 0], [2, 0], [0, 2], [2, 2], [0, 4], [2, 4]],
  7: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2], [0, 4], [2, 4]],
  8: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2], [1, 3], [0, 4], [2, 4]],
  9: [[0, 0], [2, 0], [0, 4 / 3], [2, 4 / 3], [1, 2], [0, 8 / 3], [2, 8 / 3], [0, 4], [2, 4]],
  10: [[0, 0], [2, 0], [1, 2 / 3], [0, 4 / 3], [2, 4 / 3], [0, 8 / 3], [2, 8 / 3], [1, 10 / 3], [0, 4], [2, 4]],
};

/** Definitions that every picture with cards needs once. */
export const CARD_DEFINITIONS = `
  <linearGradient id="card-paper" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#FFFCF4"/><stop offset="1" stop-color="#F4ECDA"/></linearGradient>
  <clipPath id="card-back-field"><rect x="12" y="12" width="226" height="326" rx="12"/></clipPath>`;

const sheet = () => `<rect x=".75" y=".75" width="248.5" height="348.5" rx="20" fill="url(#card-paper)"
  stroke="${CARD_RIM}" stroke-width="1.5"/>`;

/** The face of a card: suit letter (X for a joker) and rank, `SA`, `HT`, `X1`. */
export function face(name, { large = false, footed = false } = {}) {
  const [suit, rank] = name;
  if (suit === 'X') {
    return sheet() + jokerFace(rank === '1', large || footed);
  }
  if (footed) {
    return sheet() + footedFace(suit, rank);
  }
  return sheet() + (large ? largeFace(suit, rank) : fullFace(suit, rank));
}

function jokerFace(vermilion, large) {
  const [colour, mark] = vermilion ? [SUIT_RED, INK] : [INK, SUIT_RED];
  if (large) {
    return `<g transform="translate(125 205)">${foxMask(colour, mark, 1.25)}</g>
      <text x="22" y="74" ${FONT} font-size="58" fill="${colour}" letter-spacing="-1">JOKER</text>`;
  }
  const word = [...'JOKER'].map((letter, index) =>
    `<text y="${index * 29}" text-anchor="middle" ${FONT} font-size="31" fill="${colour}">${letter}</text>`).join('');
  return `<g transform="translate(27 42)">${word}</g><g transform="translate(223 308) rotate(180)">${word}</g>
    <g transform="translate(125 175)"><circle r="82" fill="${tint(colour, 0.06)}"/>
    <circle r="82" fill="none" stroke="${colour}" stroke-width="5"/>
    <circle r="75" fill="none" stroke="${GOLD_ON_CARD}" stroke-width="2"/>${foxMask(colour, mark, 0.74)}</g>`;
}

function largeFace(suit, rank) {
  const colour = SUIT_COLOURS[suit];
  return numeral(rank, rank === 'T' ? 76 : 68, 120, 132, colour) +
    pip(suit, 68, 178, 84, colour) + pip(suit, 168, 250, 132, colour);
}

/** Rank and one suit above the lowest 82 units, which an owner's tab covers. */
function footedFace(suit, rank) {
  const colour = SUIT_COLOURS[suit];
  return numeral(rank, rank === 'T' ? 76 : 64, 116, 128, colour) + pip(suit, 168, 190, 126, colour);
}

function fullFace(suit, rank) {
  const colour = SUIT_COLOURS[suit];
  const index = numeral(rank, rank === 'T' ? 34 : 33, 62, 62, colour) + pip(suit, 33, 92, 38, colour);
  return `${index}<g transform="rotate(180 125 175)">${index}</g>${centre(suit, rank, colour)}`;
}

function centre(suit, rank, colour) {
  if (rank === 'A') {
    const grains = Array.from({ length: 24 }, (_, index) =>
      `<path d="M0 -76L3 -70L0 -64L-3 -70Z" fill="${GOLD_ON_CARD}" transform="rotate(${index * 15})"/>`).join('');
    return `<g transform="translate(125 175)"><circle r="84" fill="${tint(colour, 0.06)}"/>
      <circle r="84" fill="none" stroke="${colour}" stroke-width="4"/>${grains}</g>${pip(suit, 125, 175, 92, colour)}`;
  }
  const count = RANKS.indexOf(rank) + 1;
  if (count > 10) {
    return `<g transform="translate(125 175)">${crest(rank, suit, colour)}</g>`;
  }
  const size = count > 8 ? 42 : 48;
  return PIP_PLACES[count].map(([column, row]) =>
    pip(suit, 89 + 36 * column, (70 + 52.5 * row).toFixed(2), size, colour, row > 2)).join('');
}

/** The back of a card: `asanoha` (yours), `seigaiha` or `yagasuri` (the opponent's). */
export function back(kind) {
  const area = [12, 12, 238, 338];
  const { ground, line, pattern } = {
    asanoha: {
      ground: '#22386B', line: '#8FA6D8',
      pattern: () => hempLeaf(area, { width: 44, stroke: '#9DB2E0', strokeWidth: 2.2, opacity: 0.75 }),
    },
    seigaiha: {
      ground: '#0F4C54', line: '#8FD0D0',
      pattern: () => waves(area, { radius: 26, fill: '#0F4C54', stroke: '#8FD0D0', strokeWidth: 2.6, opacity: 0.8 }),
    },
    yagasuri: {
      ground: '#8E2A1C', line: '#F0C9A8',
      pattern: () => arrowFeathers(area, { width: 20, ground: '#8E2A1C', fill: '#B84A33' }),
    },
  }[kind];
  return `<rect width="250" height="350" rx="20" fill="${CARD_PAPER}"/>
    <rect x="12" y="12" width="226" height="326" rx="12" fill="${ground}"/>
    <g clip-path="url(#card-back-field)">${pattern()}</g>
    <rect x="20" y="20" width="210" height="310" rx="8" fill="none" stroke="${line}" stroke-width="2.5" opacity=".9"/>
    <circle cx="125" cy="175" r="52" fill="${CARD_PAPER}"/>
    <g transform="translate(125 175)">${emblem(ground, { paper: CARD_PAPER, scale: 0.66 })}</g>`;
}

/** All faces, then all backs, in cells `width` wide with `gutter` pixels on every side. */
export function cardAtlas({ width, gutter, ...kind }) {
  const [scale, height] = [width / CARD.width, (width / CARD.width) * CARD.height];
  const pictures = [...FACES.map((name) => face(name, kind)), ...BACKS.map(back)];
  const cells = pictures.map((picture, index) => {
    const x = (index % COLUMNS) * (width + 2 * gutter) + gutter;
    const y = Math.floor(index / COLUMNS) * (height + 2 * gutter) + gutter;
    return `<g transform="translate(${x} ${y}) scale(${scale})">${picture}</g>`;
  });
  return {
    width: COLUMNS * (width + 2 * gutter),
    height: Math.ceil(pictures.length / COLUMNS) * (height + 2 * gutter),
    definitions: CARD_DEFINITIONS,
    body: cells.join(''),
  };
}

/** Draws the card atlases. */
export function drawCards() {
  const atlases = {
    'cards/faces-250.webp': { width: 250, gutter: 4 },
    'cards/faces-500.webp': { width: 500, gutter: 8 },
    'cards/faces-large-160.webp': { width: 160, gutter: 4, large: true },
    'cards/faces-footed-160.webp': { width: 160, gutter: 4, footed: true },
  };
  for (const [path, options] of Object.entries(atlases)) {
    write(path, bleed(render(cardAtlas(options))), { fringe: CARD_RIM });
  }
}
