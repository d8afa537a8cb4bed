// Where scripts/cards.js puts the pictures of the cards.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CARDS_ROOT = fileURLToPath(new URL('../public/assets', import.meta.url));

/** The address of the folder of the pictures, as the server will have it. */
export const cardsAddress = () => `/assets/${readdirSync(CARDS_ROOT).find((name) => name.startsWith('cards-'))}`;
