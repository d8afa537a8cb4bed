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

export const EMOJI = {
  'emoji-clap': '👏',
  'emoji-laugh': '😄',
  'emoji-wow': '😮',
  'emoji-sad': '😔',
  'emoji-think': '🤔',
  'emoji-coffee': '☕',
  'emoji-fire': '🔥',
  'emoji-heart': '❤️',
} as const satisfies Partial<Record<Phrase, string>>;

/** The little picture of a phrase, if it is one. */
export const emojiOf = (phrase: string | null): string | undefined => EMOJI[phrase as keyof typeof EMOJI];

/** What was said, as it is written. */
export const textOf = ({ phrase, text }: Pick<TalkFrame, 'phrase' | 'text'>): string =>
  emojiOf(phrase) ?? (phrase ? t(`say-${phrase}`) : (text ?? ''));

/** What somebody said, as it is read out: a little picture by its name. */
export const saidWords = ({ phrase, text }: TalkFrame, who: string): string =>
  t('said', { who, words: phrase ? t(`say-${phrase}`) : (text ?? '') });
