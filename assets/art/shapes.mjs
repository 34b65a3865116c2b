// The shapes every picture is composed of: suits, numerals, crests, the fox, the emblem, seat shapes.

import { CARD_PAPER, GOLD_ON_CARD, NIGHT, PANEL, SEAT_COLOURS, tint } from './palette.mjs';

export const FONT = 'font-family="M PLUS Rounded 1c" font-weight="700"';

/** Suit letter to its path on a square of 100. */
export const SUIT_PATHS = {
  S: 'M50 4C56 20 94 40 94 64C94 77 85 85 74 85C65 85 58.5 80.5 55 74C56 84 60 90 67 96L33 96C40 90 44 84 45 74' +
    'C41.5 80.5 35 85 26 85C15 85 6 77 6 64C6 40 44 20 50 4Z',
  H: 'M50 94C18 70 6 53 6 34C6 18 17 8 30 8C39.5 8 46.5 13.5 50 22C53.5 13.5 60.5 8 70 8' +
    'C83 8 94 18 94 34C94 53 82 70 50 94Z',
  D: 'M50 3C58 21 70 37 88 50C70 63 58 79 50 97C42 79 30 63 12 50C30 37 42 21 50 3Z',
  C: 'M50 5A22 22 0 0 1 68.5 39A22 22 0 1 1 56 71C57 83 61 90 68 96L32 96' +
    'C39 90 43 83 44 71A22 22 0 1 1 31.5 39A22 22 0 0 1 50 5Z',
};

/** A suit mark `size` wide and high with its middle at (x, y). */
export function pip(suit, x, y, size, colour, upsideDown = false) {
  const turn = upsideDown ? ' rotate(180)' : '';
  return `<g transform="translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)" fill="${colour}">
    <path d="${SUIT_PATHS[suit]}"/></g>`;
}

/** The index of a card: `T` is the ten, one narrowed pair of digits. */
export function numeral(rank, x, baseline, size, colour) {
  if (rank !== 'T') {
    return `<text x="${x}" y="${baseline}" fill="${colour}" ${FONT} font-size="${size}"
      text-anchor="middle">${rank}</text>`;
  }
  return `<g fill="${colour}" ${FONT} font-size="${size}" text-anchor="middle">
    <text transform="translate(${x - size * 0.235} ${baseline}) scale(.74 1)">1</text>
    <text transform="translate(${x + size * 0.17} ${baseline}) scale(.78 1)">0</text></g>`;
}

/** Ring and crest of a court card round (0, 0), radius 83. */
export function crest(rank, suit, colour) {
  const draw = { J: crossedArrows, Q: foldingFan, K: helmet }[rank];
  return `<circle r="80" fill="${tint(colour, 0.06)}"/><circle r="80" fill="none" stroke="${colour}" stroke-width="6"/>
    <circle r="72" fill="none" stroke="${GOLD_ON_CARD}" stroke-width="2"/>${draw(suit, colour, tint(colour, 0.55))}`;
}

function suitDisc(suit, y, radius, rim, size, colour) {
  return `<circle cy="${y}" r="${radius}" fill="${CARD_PAPER}"/>
    <circle cy="${y}" r="${radius}" fill="none" stroke="${colour}"
    stroke-width="${rim}"/>${pip(suit, 0, y, size, colour)}`;
}

function crossedArrows(suit, colour, middle) {
  const arrow = (angle) => {
    const feathers = [0, 1, 2, 3].map((index) => {
      const y = 14 + index * 12;
      return `<path d="M0 ${y}L-15 ${y + 11}L-15 ${y + 21}L0 ${y + 10}L15 ${y + 21}L15 ${y + 11}Z"
        fill="${index % 2 ? middle : colour}"/>`;
    });
    return `<g transform="rotate(${angle})"><rect x="-3" y="-54" width="6" height="112" rx="3" fill="${GOLD_ON_CARD}"/>
      <path d="M0 -70L13 -46L3 -49L3 -38L-3 -38L-3 -49L-13 -46Z" fill="${colour}"/>${feathers.join('')}</g>`;
  };
  return arrow(-40) + arrow(40) + suitDisc(suit, 0, 25, 4, 32, colour);
}

function foldingFan(suit, colour, middle) {
  const [folds, opening, pivot, inner, outer] = [9, 112, 52, 30, 94];
  const at = (degrees, radius) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(pivot - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const edge = (index) => -opening / 2 + (opening * index) / folds;
  const leaves = Array.from({ length: folds }, (_, index) => {
    const [from, to] = [edge(index), edge(index + 1)];
    return `<path d="M${at(from, inner)}L${at(from, outer - 8)}
      L${at((from + to) / 2, outer)}L${at(to, outer - 8)}L${at(to, inner)}Z"
      fill="${index % 2 ? middle : colour}"/>`;
  });
  const ribs = Array.from({ length: folds + 1 }, (_, index) =>
    `<path d="M0 ${pivot}L${at(edge(index), inner)}" stroke="${colour}" stroke-width="3"/>`);
  return `<g transform="scale(.86) translate(0 4)">${leaves.join('')}${ribs.join('')}
    <circle cy="${pivot}" r="6" fill="${GOLD_ON_CARD}"/>
    <path d="M-12 66Q0 58 12 66L8 74Q0 68 -8 74Z"
    fill="${GOLD_ON_CARD}"/></g>${suitDisc(suit, -10, 25, 4, 31, colour)}`;
}

function helmet(suit, colour, middle) {
  const gold = GOLD_ON_CARD;
  return `<g transform="translate(0 4)">
    <path d="M-7 -22C-32 -26 -50 -42 -46 -68C-38 -52 -26 -44 -4 -42ZM7 -22C32 -26 50 -42 46 -68C38 -52 26 -44 4 -42Z"
    fill="${gold}"/>
    <path d="M-40 8L-66 20L-62 34L-36 24ZM40 8L66 20L62 34L36 24Z" fill="${colour}"/>
    <path d="M-38 27L-61 37L-56 50L-34 40ZM38 27L61 37L56 50L34 40Z" fill="${middle}"/>
    <path d="M-43 12C-43 -24 -24 -40 0 -40C24 -40 43 -24 43 12Z" fill="${colour}"/>
    <path d="M-25 -30L-30 10M25 -30L30 10" stroke="${middle}" stroke-width="3"/>
    <path d="M-50 20Q0 -2 50 20L46 31Q0 12 -46 31Z" fill="${gold}"/>
    <path d="M-33 33Q-20 52 0 54Q20 52 33 33" fill="none" stroke="${gold}" stroke-width="4"/>
    <path d="M0 54L-9 70M0 54L9 70" stroke="${gold}" stroke-width="5" stroke-linecap="round"/>
    <circle cy="54" r="6" fill="${colour}"/>${suitDisc(suit, -15, 22, 3.5, 27, colour)}</g>`;
}

/** The joker's fox mask 狐 round (0, 0), about 130 wide and 170 high. */
export function foxMask(colour, mark, scale) {
  const paper = '#FFFDF7';
  return `<g transform="scale(${scale})">
    <path d="M-60 -82C-50 -74 -36 -62 -28 -50C-10 -56 10 -56 28 -50C36 -62 50 -74 60 -82C66 -58 66 -38 62 -18
      C58 18 26 48 8 76
      Q0 86 -8 76C-26 48 -58 18 -62 -18C-66 -38 -66 -58 -60 -82Z"
      fill="${paper}" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M-53 -64C-45 -58 -38 -50 -34 -42C-42 -38 -48 -32 -52 -24C-56 -38 -56 -52 -53 -64Z
      M53 -64C45 -58 38 -50 34 -42C42 -38 48 -32 52 -24C56 -38 56 -52 53 -64Z" fill="${mark}"/>
    <path d="M-48 -2C-38 -18 -22 -18 -12 4C-24 6 -38 8 -48 -2ZM48 -2C38 -18 22 -18 12 4C24 6 38 8 48 -2Z"
    fill="${colour}"/>
    <circle cx="-27" cy="-4" r="4" fill="${paper}"/><circle cx="27" cy="-4" r="4" fill="${paper}"/>
    <path d="M0 -46C6 -38 6 -28 0 -20C-6 -28 -6 -38 0 -46ZM-15 -40C-9 -34 -8 -28 -10 -22C-16 -26 -18 -34 -15 -40Z
      M15 -40C9 -34 8 -28 10 -22C16 -26 18 -34 15 -40Z" fill="${mark}"/>
    <path d="M-9 60Q0 54 9 60Q6 70 0 72Q-6 70 -9 60Z" fill="${colour}"/>
    <path d="M-42 18L-24 22M-38 30L-22 30M42 18L24 22M38 30L22 30" stroke="${mark}" stroke-width="5"
    stroke-linecap="round"/></g>`;
}

/** The emblem, three fanned cards in a ring, round (0, 0); radius 69.5 at scale 1. `paper` fills the ring, if given. */
export function emblem(colour, { paper = 'none', gap = paper === 'none' ? PANEL : paper, scale = 1 } = {}) {
  const fanned = (angle, fill) => `<g transform="translate(0 34) rotate(${angle}) translate(0 -44)">
    <rect x="-17" y="-30" width="34" height="52" rx="6" fill="${fill}" stroke="${colour}" stroke-width="5"/></g>`;
  return `<g transform="scale(${scale})"><circle r="66" fill="${paper}" stroke="${colour}" stroke-width="7"/>
    ${fanned(-34, paper)}${fanned(34, paper)}${fanned(0, colour)}
    <path d="M0 -28C3 -19 9 -12 17 -7C9 -2 3 5 0 14C-3 5 -9 -2 -17 -7C-9 -12 -3 -19 0 -28Z"
      transform="translate(0 -6) scale(.72)" fill="${gap}"/></g>`;
}

function polygon(corners, radius) {
  return Array.from({ length: corners }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / corners;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** The shape of a seat, 0 (you) to 5, round (0, 0). */
export function seatShape(seat, radius, { colour = SEAT_COLOURS[seat], stroke = NIGHT, strokeWidth = 0 } = {}) {
  const style = `fill="${colour}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"`;
  const half = radius * 0.76;
  return [
    `<circle r="${radius * 0.88}" ${style}/>`,
    `<polygon points="${polygon(3, radius)}" transform="translate(0 ${radius * 0.18}) scale(1.08)" ${style}/>`,
    `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${radius * 0.14}" ${style}/>`,
    `<polygon points="${polygon(4, radius)}" transform="scale(1.02)" ${style}/>`,
    `<polygon points="${polygon(5, radius)}" ${style}/>`,
    `<polygon points="${polygon(6, radius)}" ${style}/>`,
  ][seat];
}
