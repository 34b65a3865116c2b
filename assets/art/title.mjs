// The title screen: emblem, moon with fanned cards, waves, the four tiles; and the window icons.

import { bleed, render, write } from './draw.mjs';
import { CARD_PAPER, FELTS, GOLD, ON_VERMILION, SUIT_RED, VERMILION_LIGHT, WASHI, WHITE } from './palette.mjs';
import { hempLeaf, waves } from './patterns.mjs';
import { lyingCard, SCENE_DEFINITIONS } from './scene.mjs';
import { emblem, FONT, seatShape } from './shapes.mjs';

const TILE = { width: 288, height: 302, picture: 196, radius: 20 };

function drawEmblem() {
  const body = emblem(WASHI);
  write('title/emblem.webp', bleed(render({ width: 150, height: 150, view: [-75, -75], scale: 1.6, body })));
}

/** Moon, its two rings, and five cards fanned round a point below them; (0, 0) is the middle of the moon. */
function drawMoon() {
  const fan = [['SA', -44], ['CJ', 44], ['HQ', -22], ['DK', 22], ['X1', 0]].map(([name, angle]) =>
    lyingCard(name, { x: -54, y: -112, width: 108, angle, pivot: [0.5, 1.48], lifted: true })).join('');
  const ring = (radius, opacity) =>
    `<circle r="${radius}" fill="none" stroke="${GOLD}" stroke-opacity="${opacity}" stroke-width="2"/>`;
  write('title/moon.webp', bleed(render({
    width: 412, height: 350, view: [-206, -175], scale: 2,
    definitions: `${SCENE_DEFINITIONS}<linearGradient id="moon" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#F4DDA0"/><stop offset="1" stop-color="#E0A94A"/></linearGradient>`,
    body: `<circle r="142" fill="url(#moon)"/>${ring(156, 0.45)}${ring(172, 0.22)}${fan}`,
    // The faint ends of the shadows must stay dark, so even they keep their colour.
  }), { reliableAlpha: 3 }), { palette: true, fringe: GOLD });
}

function drawWaves() {
  const pattern = waves([0, 0, 780, 130], {
    radius: 40, fill: '#17264A', stroke: '#8FA6DB', strokeWidth: 2, opacity: 0.42,
  });
  write('title/waves.webp', bleed(render({
    width: 780, height: 130, scale: 2,
    definitions: `<linearGradient id="sides"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".22"
      stop-color="#fff"/>
      <stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
      <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="780" height="130"><rect width="780" height="130"
      fill="url(#sides)"/></mask>
      <clipPath id="crest"><path d="M0 90Q60 28 140 46Q260 74 380 40Q520 12 620 46Q700 66 780 40V130H0Z"/></clipPath>`,
    body: `<g mask="url(#fade)"><g clip-path="url(#crest)">${pattern}</g></g>`,
  })), { fringe: '#17264A' });
}

const TILE_PICTURES = {
  speed: () => lyingCard('D6', { x: 44, y: 50, width: 86, angle: -8 }) +
    lyingCard('HQ', { x: 160, y: 50, width: 86, angle: 6 }) +
    lyingCard('CJ', { x: 108, y: 20, width: 82, angle: 14, lifted: true }),
  sevens: () => {
    const row = ['S5', 'S6', 'S8', 'S9'].map((name, index) =>
      lyingCard(name, { x: 22 + 49 * (index + (index > 1 ? 1 : 0)), y: 66, width: 46, large: true })).join('');
    const columnOfSevens = `<path d="M116 34V194M170 34V194" stroke="${GOLD}" stroke-width="2"/>`;
    return row + columnOfSevens + lyingCard('S7', { x: 120, y: 48, width: 46, large: true, lifted: true }) +
      lyingCard('H7', { x: 120, y: 120, width: 46, large: true });
  },
  killerSevens: () => `<g transform="translate(24 16)">${killerBoard()}</g>`,
  primeDaifugo: () => {
    const factors = [[62, '7'], [144, '13'], [226, '19']].map(([x, factor]) => `
      <circle cx="${x}" cy="148" r="31" fill="${CARD_PAPER}" stroke="${SUIT_RED}" stroke-width="4"/>
      <text x="${x}" y="158" font-size="28" fill="${SUIT_RED}">${factor}</text>`).join('');
    return `<g ${FONT} text-anchor="middle"><path d="M144 76L62 128M144 76V124M144 76L226 128" stroke="${GOLD}"
      stroke-width="3.5"
      stroke-linecap="round"/><text x="144" y="70" font-size="44" fill="${CARD_PAPER}">1729</text>${factors}</g>`;
  },
};

/** Four rows of the Killer Sevens board: o = card of a seat, x = about to die, . = open. */
function killerBoard() {
  const [width, height, gap] = [44, 38, 5];
  return ['ooooo', 'oxxo.', 'oxxo.', 'ooooo'].flatMap((row, y) => [...row].map((cell, x) => {
    const seat = (x * 3 + y * 2 + (x === y ? 1 : 0)) % 4;
    const rectangle = (style) => `<rect width="${width}" height="${height}" rx="6" ${style}/>`;
    const picture = {
      o: `${rectangle(`fill="${CARD_PAPER}"`)}<g
        transform="translate(22 19)">${seatShape(seat, 9, { strokeWidth: 1.5 })}</g>`,
      x: `${rectangle(`fill="#5A1D1A" stroke="${VERMILION_LIGHT}" stroke-width="2" stroke-dasharray="5 4"`)}
        <path d="M15 12L29 26M29 12L15 26" stroke="${ON_VERMILION}" stroke-width="4" stroke-linecap="round"/>`,
      '.': rectangle(`fill="#060A16" fill-opacity=".35" stroke="${WASHI}" stroke-opacity=".2"`),
    }[cell];
    return `<g transform="translate(${x * (width + gap)} ${y * (height + gap)})">${picture}</g>`;
  })).join('');
}

/** Soft shadows of lying cards need all `colours` there are, or steps show. */
function drawTile(name, file, { colours } = {}) {
  const { width, height, picture, radius } = TILE;
  const [inner, outer] = FELTS[name];
  write(`title/${file}.webp`, bleed(render({
    width, height, scale: 2,
    definitions: `${SCENE_DEFINITIONS}<radialGradient id="felt" cx=".5" cy=".3" r=".9"><stop offset="0"
      stop-color="${inner}"/>
      <stop offset="1" stop-color="${outer}"/></radialGradient>
      <clipPath id="tile"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    body: `<g clip-path="url(#tile)"><rect width="${width}" height="${height}" fill="url(#felt)"/>
      ${hempLeaf([0, 0, width, height], { width: 64, stroke: WHITE, strokeWidth: 1, opacity: 0.07 })}
      <rect y="${picture}" width="${width}" height="${height - picture}" fill="#060A16" fill-opacity=".38"/></g>
      ${TILE_PICTURES[name]()}
      <rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${radius - 1}" fill="none"
      stroke="${WASHI}"
        stroke-opacity=".22" stroke-width="1.5"/>`,
  })), { colours, fringe: outer });
}

/** The icon of the window and of the page: the emblem on indigo. */
function drawIcon(size) {
  const [inner, outer] = FELTS.menu;
  write(`icon-${size}.png`, bleed(render({
    width: 256, height: 256, view: [-128, -128], scale: size / 256,
    definitions: `<radialGradient id="indigo" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${inner}"/>
      <stop offset="1" stop-color="${outer}"/></radialGradient>`,
    body: `<rect x="-128" y="-128" width="256" height="256" rx="56"
      fill="url(#indigo)"/>${emblem(WASHI, { scale: 1.5 })}`,
  })), { fringe: outer });
}

/** Draws everything under `assets/title/` and the window icons. */
export function drawTitle() {
  drawEmblem();
  drawMoon();
  drawWaves();
  drawTile('speed', 'tile-speed');
  drawTile('sevens', 'tile-sevens');
  drawTile('killerSevens', 'tile-killer-sevens', { colours: 128 });
  drawTile('primeDaifugo', 'tile-prime-daifugo', { colours: 128 });
  drawIcon(64);
  drawIcon(256);
}
