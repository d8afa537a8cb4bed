/** A card as text, such as `10S`. */
export type Card = string;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['C', 'D', 'H', 'S'];
export const KOMI: Card = '7D';

/** All cards in the order of their numbers: rank · 4 + suit. */
export const CARDS: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

export const rankOf = (card: Card): string => card.slice(0, -1);
export const isJack = (card: Card): boolean => rankOf(card) === 'J';

/** 1 to 10 for ace to ten, 0 for jack, queen and king. */
export function valueOf(card: Card): number {
  const index = RANKS.indexOf(rankOf(card));
  return index < 10 ? index + 1 : 0;
}

export const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index]);
