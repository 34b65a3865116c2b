// Cards by their names in a record: `S7`, `HT`, `X1` for a joker.

const SUITS = 'SHDC';
const NUMBERS = 'A23456789TJQK';

export const isJoker = (card) => card[0] === 'X';
const number = (card) => NUMBERS.indexOf(card[1]);
const suit = (card) => SUITS.indexOf(card[0]);

/** The row and the column of a card on a board of four suits by thirteen numbers. */
export const cellOf = (card) => [suit(card), number(card)];

/** The cards of a hand from left to right, as they lie at a board unless somebody sorts them. */
export function bySuit(cards) {
  const order = (card) => suit(card) * NUMBERS.length + number(card);
  return [...cards].sort((one, other) => order(one) - order(other));
}

/** The cards as they lie in Prime Daifugo: by number, the jokers last. */
export function byNumber(cards) {
  const order = (card) => (isJoker(card) ? 100 : number(card)) * SUITS.length + Math.max(suit(card), 0);
  return [...cards].sort((one, other) => order(one) - order(other));
}

const SPOKEN = {
  en: {
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    numbers: { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' },
    card: (suit, number) => `${number} of ${suit}`,
  },
  ja: {
    suits: ['スペード', 'ハート', 'ダイヤ', 'クラブ'],
    numbers: { A: 'エース', T: '10', J: 'ジャック', Q: 'クイーン', K: 'キング' },
    card: (suit, number) => `${suit}の${number}`,
  },
};

/** A card as it is read aloud; jokers are not. */
export function spoken(card, language) {
  const { suits, numbers, card: said } = SPOKEN[language];
  return said(suits[suit(card)], numbers[card[1]] ?? card[1]);
}
