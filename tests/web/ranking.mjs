// How the page tells the places of a game of several, by its own words (`assets/languages`).

const SAID = {
  en: {
    over: /Place 1|Draw\.|You win|wins\./,
    place: (place, [name]) => `Place ${place}: ${name}.`,
    shared: (place, names) => `Place ${place}, shared: ${names.join(', ')}.`,
    draw: 'Draw.',
  },
  ja: {
    over: /1位 |引き分け|の勝ち/,
    place: (place, [name]) => `${place}位 ${name}。`,
    shared: (place, names) => `同着${place}位 ${names.join('、')}。`,
    draw: '引き分け。',
  },
};

/** Matches what is said when a game is over. */
export const over = (language) => SAID[language].over;

/** The sentences that tell such ranks of the players of these names. */
export function told(ranks, names, language) {
  const { place, shared, draw } = SAID[language];
  if (ranks.every((rank) => rank === 1)) return [draw];
  return [...new Set(ranks)].map((rank) => {
    const holders = names.filter((_, seat) => ranks[seat] === rank);
    return (holders.length > 1 ? shared : place)(rank, holders);
  });
}
