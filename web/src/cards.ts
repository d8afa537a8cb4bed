/** A card as text, such as `10S`. */
export type Card = string;

const files = import.meta.glob<string>('./generated/cards/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const SUITS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** Unicode's wish for a text glyph: some phones would draw a coloured picture instead. */
const AS_TEXT = '\uFE0E';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUIT_LETTERS = Object.keys(SUITS);

export const rankOf = (card: Card): string => card.slice(0, -1);
export const suitOf = (card: Card): string => card.slice(-1);
export const suitGlyph = (card: Card): string => SUITS[suitOf(card)] + AS_TEXT;
export const isRed = (card: Card): boolean => 'DH'.includes(suitOf(card));

/** The address of the picture of a card. */
export const faceOf = (card: Card): string => files[`./generated/cards/${card}.svg`] ?? '';

/** Fetch all pictures while nothing else is to do, so that no card travels without its face. */
export function fetchFaces(): void {
  for (const address of Object.values(files)) new Image().src = address;
}
