import { language } from './languages.svelte';

/** What can be asked about the table, by the letter that asks it. */
export const QUESTIONS = {
  F: 'floor',
  H: 'hand',
  T: 'takes',
  S: 'score',
  L: 'last',
  O: 'opponent',
  R: 'round',
  Z: 'again',
} as const;

export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** What a letter does besides. */
const ACTIONS = { N: 'hint', U: 'take-back' } as const;

/** All keys of the table with the id of what they do: the list that a person sees. The hand knows its own keys. */
export const SHORTCUTS: { keys: string[]; id: string }[] = [
  { keys: ['1', '2', '3', '4'], id: 'shortcut-card' },
  { keys: ['←', '→'], id: 'shortcut-arrows' },
  { keys: ['Enter', '␣'], id: 'shortcut-play' },
  { keys: ['Esc'], id: 'shortcut-escape' },
  ...Object.entries(QUESTIONS).map(([letter, question]) => ({ keys: [letter], id: `ask-${question}` })),
  ...Object.entries(ACTIONS).map(([letter, action]) => ({ keys: [letter], id: `shortcut-${action}` })),
  { keys: ['?'], id: 'shortcut-help' },
];

/** The letter of a key. Where keys bear other scripts than Latin, the place of the key counts. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

/** The arrow key that goes on in the direction of reading. */
export const forwardArrow = (): string => (language.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');

/** What a key asks. */
export const questionOf = (event: KeyboardEvent): Question | undefined =>
  QUESTIONS[letterOf(event) as keyof typeof QUESTIONS];

/** What a key does. */
export const actionOf = (event: KeyboardEvent): (typeof ACTIONS)[keyof typeof ACTIONS] | undefined =>
  ACTIONS[letterOf(event) as keyof typeof ACTIONS];
