import { preferences } from './preferences.svelte';

/** A card as text, such as `10S`. */
export type Card = string;
/** What decides which picture a card has. */
export type Look = Pick<typeof preferences, 'deck' | 'colours' | 'index'>;

/** The address of the folder with all drawings (vite.config.js). */
declare const CARDS: string;

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

/** The colour that a card's suit has, in the chosen look if no other is given. */
export const colourOf = (card: Card, { colours }: Pick<Look, 'colours'> = preferences): SuitColour =>
  (COLOURS[colours] as Record<string, SuitColour>)[suitOf(card)] ?? 'black';

/** The address of the faces of a look. */
export const facesOf = ({ deck, index, colours }: Look): string => `${CARDS}/${deck}-${index}-${colours}.json`;

/** The address of the art of a back: a mask, through which its colour shines. */
export const backOf = (back: string): string => `${CARDS}/backs/${back}.svg`;
