// A game of Speed that somebody has left shortly before its end.

/** In fixed steps of the game: a second between two actions. */
const PACE = 64;
/** So many cards are left to the human; the computer has more. */
const LEFT = 5;

/**
 * The record of one, as the page keeps it: the human (seat 0) acts twice as often as the computer. Both take the first of
 * what the rules allow, but draw before they call.
 */
export async function unfinishedGame(lab, deal) {
  const record = {
    version: 1,
    game: 'speed',
    preset: 'standard',
    options: {},
    players: ['human', { computer: { level: 'relaxed' } }],
    deal,
    previous: null,
    series: [],
    actions: [],
    flags: {},
  };
  for (let turn = 0; ; turn++) {
    const { legal, position } = await lab.apply(record);
    if (left(position) <= LEFT) return record;
    const seat = turn % 3 === 2 ? 1 : 0;
    const can = legal[seat].length ? legal[seat] : legal[1 - seat];
    const action = can.find(({ play }) => play) ?? can.find(({ refill }) => refill) ?? can[0];
    record.actions.push({ tick: PACE * (turn + 1), ...action });
  }
}

function left({ areas, decks }) {
  return decks[0].length + areas[0].filter((card) => card !== null).length;
}
