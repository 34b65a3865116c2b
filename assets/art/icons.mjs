// Icons (white, to be tinted) and prompt glyphs (in their own colours).
// `src/theme/atlas.rs` names the cells in the same order.

import { bleed, recolour, render, write } from './draw.mjs';
import { INK, WASHI, WHITE } from './palette.mjs';
import { FONT, seatShape } from './shapes.mjs';

const COLUMNS = 8;
const CAP = '#E9E2D0';
const CAP_FOOT = '#A99F87';

const diamond = (fill) => `<path d="M12 2.5L20.5 12L12 21.5L3.5 12Z" fill="${fill}"/>`;
const seat = (index) =>
  `<g transform="translate(12 12)">${seatShape(index, 10, { colour: WHITE, stroke: 'none' })}</g>`;

/** Drawn on 24×24 with a white line of 2. */
const ICONS = {
  menu: '<path d="M4 7H20M4 12H20M4 17H20"/>',
  pause: '<path d="M8 5V19M16 5V19"/>',
  undo: '<path d="M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H9"/>',
  hint: '<path d="M9 17H15M10 20.5H14M12 3A6.5 6.5 0 0 0 8 14.5V17H16V14.5A6.5 6.5 0 0 0 12 3Z"/>',
  fastForward: '<path d="M4 6L11 12L4 18ZM13 6L20 12L13 18Z"/>',
  settings: '<circle cx="12" cy="12" r="3.2"/><path d="M12 3V6M12 18V21M3 12H6M18 12H21' +
    'M5.6 5.6L7.7 7.7M16.3 16.3L18.4 18.4' +
    'M18.4 5.6L16.3 7.7M7.7 16.3L5.6 18.4"/>',
  language: '<circle cx="12" cy="12" r="9"/><path d="M3 12H21M12 3C8 7 8 17 12 21C16 17 16 7 12 3"/>',
  statistics: '<path d="M4 20V13M10 20V5M16 20V9M21 20H3"/>',
  share: '<path d="M12 15V4M8 8L12 4L16 8M5 13V20H19V13"/>',
  replay: '<path d="M20 12A8 8 0 1 1 17 5.8M20 3V8H15M10.5 9L15 12L10.5 15Z"/>',
  pass: '<path d="M4 12H18M13 6L19 12L13 18"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7V12L15.5 14"/>',
  check: '<path d="M4 12.5L10 18L20 6"/>',
  cross: '<path d="M5 5L19 19M19 5L5 19"/>',
  draw: '<rect x="5" y="8" width="10" height="13" rx="2"/><path d="M9 5H17A2 2 0 0 1 19 7V17"/>',
  eye: '<path d="M2 12C6 5 18 5 22 12C18 19 6 19 2 12Z"/><circle cx="12" cy="12" r="3"/>',
  rules: '<path d="M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20"/>',
  calendar: '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M4 10H20M8 3V7M16 3V7"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/>' +
    '<path d="M16 8V6A2 2 0 0 0 14 4H6A2 2 0 0 0 4 6V14A2 2 0 0 0 6 16H8"/>',
  back: '<path d="M11 5L4 12L11 19M4 12H20"/>',
  delete: '<path d="M8 5H21V19H8L2 12ZM11 9L17 15M17 9L11 15"/>',
  play: '<path d="M7 4L20 12L7 20Z"/>',
  sound: '<path d="M4 9V15H8L13 19V5L8 9ZM16 9C17.5 11 17.5 13 16 15M18.5 6.5C21.5 10 21.5 14 18.5 17.5"/>',
  gamepad: '<path d="M7 7H17A5 5 0 0 1 22 13C22 17 19 18 17 15H7C5 18 2 17 2 13A5 5 0 0 1 7 7Z' +
    'M7 9.5V13M5.3 11.2H8.7M16 10V10.1M18 12V12.1"/>',
  crown: '<path d="M4 18H20L21 7L16 11L12 4L8 11L3 7Z"/>',
  lock: `<rect x="5" y="11" width="14" height="10" rx="2" fill="${WHITE}"/><path d="M8 11V7.5A4 4 0 0 1 16 7.5V11"/>`,
  circle: seat(0),
  triangle: seat(1),
  square: seat(2),
  diamond: seat(3),
  pentagon: seat(4),
  hexagon: seat(5),
  matchWon: diamond(WHITE),
  matchOpen: diamond('none'),
  fullScreen: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"/>',
  muted: '<path d="M4 9V15H8L13 19V5L8 9ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5"/>',
};

/** The four face buttons; the meant one is large and filled. */
function faceButton(meant) {
  return [[14, 22.4], [22.4, 14], [5.6, 14], [14, 5.6]].map(([x, y], index) => `<circle cx="${x}" cy="${y}"
    r="${index === meant ? 4.2 : 2.7}" fill="${index === meant ? WASHI : 'none'}" stroke="${WASHI}"
    stroke-width="1.4"/>`).join('');
}

const keyCap = `<rect x="1" y="1" width="26" height="26" rx="6" fill="${CAP_FOOT}"/><rect x="1" y="1" width="26"
  height="23" rx="6" fill="${CAP}"/>`;

const arrowCap = (angle) => `${keyCap}<path d="M14 18.5V7.5M9 12.5L14 7.5L19 12.5" fill="none" stroke="${INK}"
  stroke-width="2.4"
  stroke-linecap="round" stroke-linejoin="round" transform="rotate(${angle} 14 12.5)"/>`;

const shoulder = (letter) => `<path d="M1 13A9 9 0 0 1 10 4H18A9 9 0 0 1 27 13V19A5 5 0 0 1 22 24H6A5 5 0 0 1 1 19Z"
  fill="${CAP}"/>
  <text x="14" y="19.2" ${FONT} font-size="14.5" text-anchor="middle" fill="${INK}">${letter}</text>`;

function mouse(x, scale) {
  return `<g transform="translate(${x} 14) scale(${scale})"><path d="M0 -12H-1A7.5 7.5 0 0 0 -8.5 -4.5V-1.5H0Z"
    fill="${WASHI}"/>
    <rect x="-8.5" y="-12" width="17" height="24" rx="8" fill="none" stroke="${WASHI}" stroke-width="1.8"/>
    <path d="M0 -12V-1.5M-8.5 -1.5H8.5" stroke="${WASHI}" stroke-width="1.5"/></g>`;
}

/** Drawn on 28×28. */
const GLYPHS = {
  faceSouth: faceButton(0),
  faceEast: faceButton(1),
  faceWest: faceButton(2),
  faceNorth: faceButton(3),
  directionPad: `<g transform="translate(1 1)"><path d="M9 2H17V9H24V17H17V24H9V17H2V9H9Z" fill="${CAP}"
    stroke="${CAP_FOOT}"/>
    <path d="M13 4L15.5 7.5H10.5ZM13 22L15.5 18.5H10.5ZM4 13L7.5 10.5V15.5ZM22 13L18.5 10.5V15.5Z" fill="${INK}"/></g>`,
  stick: `<circle cx="14" cy="14" r="11.5" fill="none" stroke="${WASHI}" stroke-width="1.8"/><circle cx="14" cy="14"
    r="7" fill="${WASHI}"/>`,
  shoulderLeft: shoulder('L'),
  shoulderRight: shoulder('R'),
  start: `<rect x="1" y="6" width="26" height="16" rx="8" fill="${CAP}"/><path
    d="M9.5 10.5H18.5M9.5 14H18.5M9.5 17.5H18.5" stroke="${INK}"
    stroke-width="1.8" stroke-linecap="round"/>`,
  mouseLeft: mouse(14, 1),
  mouseDrag: `${mouse(14, 0.68)}<path d="M4.5 10.5L1.2 14L4.5 17.5M23.5 10.5L26.8 14L23.5 17.5" fill="none"
    stroke="${WASHI}" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round"/>`,
  arrowLeft: arrowCap(270),
  arrowRight: arrowCap(90),
  arrowUp: arrowCap(0),
  arrowDown: arrowCap(180),
};

function atlas(pictures, cell) {
  const cells = Object.values(pictures).map((picture, index) =>
    `<g transform="translate(${(index % COLUMNS) * cell} ${Math.floor(index / COLUMNS) * cell})">${picture}</g>`);
  return { width: COLUMNS * cell, height: Math.ceil(cells.length / COLUMNS) * cell, scale: 2, body: cells.join('') };
}

/** Draws everything under `assets/icons/`. */
export function drawIcons() {
  const icons = atlas(ICONS, 24);
  icons.body = `<g fill="none" stroke="${WHITE}" stroke-width="2" stroke-linecap="round"
    stroke-linejoin="round">${icons.body}</g>`;
  write('icons/icons.webp', recolour(render(icons), WHITE));
  write('icons/glyphs.webp', bleed(render(atlas(GLYPHS, 28)), { reach: 3 }));
}
