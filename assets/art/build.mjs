// Draws every picture of the game into `assets/`. See README.md beside this file.

import { drawCards } from './cards.mjs';

const groups = { cards: drawCards };
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(groups)) {
  if (wanted.length === 0 || wanted.includes(name)) draw();
}
