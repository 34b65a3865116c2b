// Colours of the game (LOOK.md §2). One meaning per colour: see the table there before reusing one.

export const NIGHT = '#101A30';
export const PANEL = '#1C2C4C';
export const WASHI = '#F7F1E3';
export const CARD_PAPER = '#FBF6EA';
export const CARD_RIM = '#D5C9B0';
export const INK = '#1C2333';
export const SUIT_RED = '#BE2D18';
export const VERMILION = '#C23A22';
export const VERMILION_LIGHT = '#FF8566';
export const GOLD = '#EBC066';
export const GOLD_DARK = '#B9852B';
export const GOLD_ON_CARD = '#C9962E';
export const WHITE = '#FFFFFF';

/** Text and marks on vermilion. */
export const ON_VERMILION = '#FFF8EC';

/** Suit letter to colour, two-colour set. */
export const SUIT_COLOURS = { S: INK, H: SUIT_RED, D: SUIT_RED, C: INK };

/** Felt name to its colour in the middle and at the edge. */
export const FELTS = {
  menu: ['#22325C', '#0E1730'],
  speed: ['#1F3A72', '#0D1836'],
  sevens: ['#114850', '#07222A'],
  killerSevens: ['#452D5A', '#1A1126'],
  primeDaifugo: ['#2E4056', '#131C2A'],
};

/** Seat colours, first (you) to sixth. They belong to players only. */
export const SEAT_COLOURS = ['#8AEBEE', '#E8964A', '#B7A8F5', '#F6EE78', '#DDF5D2', '#C2B0A6'];

/** Red, green and blue of `#RRGGBB`, each 0–255. */
export function channels(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** `share` (0–1) of `colour` on `paper`. */
export function tint(colour, share, paper = CARD_PAPER) {
  const below = channels(paper);
  const mixed = channels(colour).map((value, index) => Math.round(value * share + below[index] * (1 - share)));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}
