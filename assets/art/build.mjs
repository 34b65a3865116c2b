// Draws every picture of the game into `assets/`, or only the groups named as arguments.
// See README.md beside this file.

import { drawBoard } from './board.mjs';
import { drawCards } from './cards.mjs';
import { drawIcons } from './icons.mjs';
import { drawTable } from './table.mjs';
import { drawTitle } from './title.mjs';

const GROUPS = { cards: drawCards, table: drawTable, board: drawBoard, title: drawTitle, icons: drawIcons };

const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(GROUPS)) {
  if (wanted.length === 0 || wanted.includes(name)) draw();
}
