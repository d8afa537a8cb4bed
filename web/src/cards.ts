import { preferences } from './preferences.svelte';

/** A card as text, such as `10S`. */
export type Card = string;
/** What decides which picture a card has. */
export type Look = Pick<typeof preferences, 'deck' | 'colours' | 'index'>;

// Only their addresses; a picture is fetched when it is shown.
const files = import.meta.glob<string>('./generated/cards/*/*.svg', {
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

const COLOURS = {
  two: { C: 'black', D: 'red', H: 'red', S: 'black' },
  four: { C: 'green', D: 'blue', H: 'red', S: 'black' },
};
export type SuitColour = 'black' | 'red' | 'blue' | 'green';

/** The colour that a card's suit has in the chosen deck. */
export const colourOf = (card: Card): SuitColour =>
  (COLOURS[preferences.colours] as Record<string, SuitColour>)[suitOf(card)] ?? 'black';

const art = (folder: string, name: string): string => files[`./generated/cards/${folder}/${name}.svg`] ?? '';

/** The address of the picture of a card, in the chosen look if no other is given. */
export const faceOf = (card: Card, { deck, colours, index }: Look = preferences): string =>
  art(`${deck}-${colours}-${index}`, card);

/** The address of the art of a back: a mask, through which its colour shines. */
export const backOf = (back: string): string => art('backs', back);

/** The pictures of all cards in the chosen look. */
export const allFaces = (): string[] =>
  RANKS.flatMap((rank) => SUIT_LETTERS.map((suit) => faceOf(rank + suit)));

/** Fetch pictures while nothing else is to do, so that no card travels without its face. */
export function fetchFaces(addresses: string[]): void {
  for (const address of addresses) new Image().src = address;
}
