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

/** All keys of the table with the id of what they do: the list that a person sees. The hand knows its own keys. */
export const SHORTCUTS: { keys: string[]; id: string }[] = [
  { keys: ['1', '2', '3', '4'], id: 'shortcut-card' },
  { keys: ['←', '→'], id: 'shortcut-arrows' },
  { keys: ['Enter', '␣'], id: 'shortcut-play' },
  { keys: ['Esc'], id: 'shortcut-escape' },
  ...Object.entries(QUESTIONS).map(([letter, question]) => ({ keys: [letter], id: `ask-${question}` })),
  { keys: ['?'], id: 'shortcut-help' },
];

/** What a key asks. Where keys bear other scripts than Latin, the place of the key counts. */
export function questionOf({ key, code }: KeyboardEvent): Question | undefined {
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  return QUESTIONS[letter as keyof typeof QUESTIONS];
}
