import type {
  Answer,
  CardPlayed,
  DealReplay,
  Judged,
  Judgement,
  ReplayStep,
} from './generated/frames';
import { listed, t } from './languages.svelte';

/** A place in a deal at which a replay can stand: right before a play, or at the end. */
export interface Stop {
  /** The number of the event that is shown; the end has that of the last one. */
  seq: number;
  /** The state that lies on the table. */
  before: ReplayStep;
  /** The play that is made there; null at the end. */
  play: CardPlayed | null;
  judged: Judged | null;
}

/** The stops of a deal, in order. */
export function stopsOf({ steps }: Pick<DealReplay, 'steps'>): Stop[] {
  const stops: Stop[] = [];
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (step.event?.event === 'play' && before)
      stops.push({ seq: step.seq, before, play: step.event, judged: step.judged });
  });
  const last = steps.at(-1);
  if (last) stops.push({ seq: last.seq, before: last, play: null, judged: null });
  return stops;
}

/** The stop that shows an event: the first one that is not before it. */
export const stopAt = (stops: Stop[], seq: number): number => {
  const found = stops.findIndex((stop) => stop.seq >= seq);
  return found < 0 ? stops.length - 1 : found;
};

export const MARKS = ['best', 'good', 'slip', 'mistake', 'blunder'] as const;
/** Marks of plays that are worth a second look. */
export const isFault = (judged: Judged | null): boolean =>
  judged !== null && judged.mark !== 'best' && judged.mark !== 'good';

/** How often a side's plays got each mark, and how many points they lost in all. */
export function summaryOf(stops: Stop[], seat: number): { counts: Map<string, number>; lost: number } {
  const judged = stops.flatMap(({ play, judged: one }) => (play?.seat === seat && one ? [one] : []));
  return {
    counts: new Map(MARKS.map((mark) => [mark, judged.filter((one) => one.mark === mark).length])),
    lost: judged.reduce((sum, { loss }) => sum + loss, 0),
  };
}

/** A kind of card in little room: its rank, or the komi by its name. */
const kindName = ({ card }: Answer): string => (card === '7D' ? t('komi-short') : card);

/** What the other side could do with what a play left, the worst of it. */
export function threat({ left, answers, danger }: Judgement): string {
  if (left.length === 0) return t('review-leaves-nothing');
  const kinds = (wanted: Answer[]): string => listed(wanted.map(kindName), 'disjunction');
  const basras = answers.filter(({ basra }) => basra !== null);
  const sweeps = answers.filter(({ basra, takes }) => basra === null && takes.length === left.length);
  if (basras.length) return t('review-answer-basra', { cards: kinds(basras), chance: Math.round(100 * danger) });
  return sweeps.length ? t('review-answer-all', { cards: kinds(sweeps) }) : t('review-answer-none');
}
