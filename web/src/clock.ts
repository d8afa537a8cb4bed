import type { TableFrame } from './generated/frames';

/** What is left for the play that is thought about, in milliseconds: first for the play itself, then of the bank. */
export interface Left {
  play: number;
  bank: number;
}

/** From when on time is short. */
export const SHORT = 10_000;
const SECOND = 1000;

type Told = Pick<TableFrame, 'play_ms' | 'seats'>;

/** What is left for a seat that is to play, so many milliseconds after it was told; null if no clock runs. */
export function leftOf({ play_ms: play, seats }: Told, seat: 0 | 1, elapsed: number): Left | null {
  const { bank_ms: bank, is_present, grace_ms } = seats[seat];
  if (play === null || bank === null) return null;
  // While it is away its clock stands still, until the grace is over.
  const thought = Math.max(0, elapsed - (is_present ? 0 : (grace_ms ?? 0)));
  return { play: Math.max(0, play - thought), bank: Math.max(0, bank - Math.max(0, thought - play)) };
}

/** Milliseconds as they are counted down, in whole seconds: 0 only when nothing is left. */
export const secondsOf = (time: number): number => Math.ceil(Math.max(0, time) / SECOND);

/** Milliseconds as minutes and seconds, "1:05". */
export function timeOf(time: number): string {
  const seconds = secondsOf(time);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
