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
  K: 'clock',
  P: 'people',
  Z: 'again',
} as const;

/** What is asked only where two people play at two devices. */
const ONLINE_QUESTIONS: readonly string[] = ['clock', 'people'];

export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** What a letter does besides. */
const ACTIONS = { N: 'hint', U: 'take-back', C: 'talk', A: 'answer' } as const;
const ONLINE_ACTIONS: readonly string[] = ['talk', 'answer'];
const OFFLINE_ACTIONS: readonly string[] = ['hint', 'take-back'];

/** The questions that make sense at a table. */
export const questionsAt = (isOnline: boolean): Question[] =>
  Object.values(QUESTIONS).filter((question) => isOnline || !ONLINE_QUESTIONS.includes(question));

/** The keys of a table with the id of what they do: the list that a person sees. The hand knows its own keys. */
export const shortcutsAt = (isOnline: boolean): { keys: string[]; id: string }[] => [
  { keys: ['1', '2', '3', '4'], id: 'shortcut-card' },
  { keys: ['←', '→'], id: 'shortcut-arrows' },
  { keys: ['Enter', '␣'], id: 'shortcut-play' },
  { keys: ['Esc'], id: 'shortcut-escape' },
  ...Object.entries(QUESTIONS)
    .filter(([, question]) => questionsAt(isOnline).includes(question))
    .map(([letter, question]) => ({ keys: [letter], id: `ask-${question}` })),
  ...Object.entries(ACTIONS)
    .filter(([, action]) => !(isOnline ? OFFLINE_ACTIONS : ONLINE_ACTIONS).includes(action))
    .map(([letter, action]) => ({ keys: [letter], id: `shortcut-${action}` })),
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
