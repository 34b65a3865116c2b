// A game of Speed that somebody has left before its end.

/** In fixed steps of the game: a second between two actions. */
const PACE = 64;

/**
 * The record of one, as the page keeps it: `left` cards are left to the human (seat 0), who acts twice as often as the computer
 * (`level`). Both take the first of what the rules allow, but draw before they call.
 */
export async function unfinishedGame(lab, { deal, left = 5, level = 'relaxed' }) {
  const record = {
    version: 1,
    game: 'speed',
    preset: 'standard',
    options: {},
    players: ['human', { computer: { level } }],
    deal,
    previous: null,
    series: [],
    actions: [],
    flags: {},
  };
  for (let turn = 0; ; turn++) {
    const { legal, position } = await lab.apply(record);
    if (cardsOf(position) <= left) return record;
    const seat = turn % 3 === 2 ? 1 : 0;
    const can = legal[seat].length ? legal[seat] : legal[1 - seat];
    const action = can.find(({ play }) => play) ?? can.find(({ refill }) => refill) ?? can[0];
    record.actions.push({ tick: PACE * (turn + 1), ...action });
  }
}

/** How many cards the human has left. */
function cardsOf({ areas, decks }) {
  return decks[0].length + areas[0].filter((card) => card !== null).length;
}
