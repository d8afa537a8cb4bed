import type { TalkCommand, TalkFrame } from './generated/frames';
import { t } from './languages.svelte';

export type Phrase = NonNullable<TalkCommand['phrase']>;

/** What can be said with one tap: in words, each player's own, and in little pictures. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-basra',
  'thanks',
  'oops',
  'one-moment',
  'your-turn',
  'good-game',
  'goodbye',
] as const satisfies readonly Phrase[];

export const PICTURES = [
  'emoji-clap',
  'emoji-laugh',
  'emoji-wow',
  'emoji-sad',
  'emoji-think',
  'emoji-coffee',
  'emoji-fire',
  'emoji-heart',
] as const satisfies readonly Phrase[];

export type Picture = (typeof PICTURES)[number];

/** The little picture that a phrase is, if it is one. */
export const pictureOf = (phrase: string | null): Picture | undefined => PICTURES.find((picture) => picture === phrase);

/** What was said, in words: a little picture by its name. */
export const textOf = ({ phrase, text }: Pick<TalkFrame, 'phrase' | 'text'>): string =>
  phrase ? t(`say-${phrase}`) : (text ?? '');

/** What somebody said, as it is read out. */
export const saidWords = (frame: TalkFrame, who: string): string => t('said', { who, words: textOf(frame) });
