// Checking a match while it is played: what every proof shows, and what only this browser knows.
import { divided, claimNext } from './checker';
import { type Claim, Fault, type Said, claimOf, found } from './claims';
import type { Card } from './cards';
import type { Deal } from './deal';
import { type Lines, headOf, readLines } from './lines';
import { Match, type Section } from './match';
import { rootOf, seatCommitmentOf } from './protocol';

/** What this browser was promised at the start of a match, and what it contributed. */
export interface Kept {
  match: string;
  seat: number;
  /** The first two event lines, to the letter. */
  header: string;
  commitments: string;
  /** Its own 32 bytes, in hex. */
  value: string;
}

/** What this browser has seen on the way. */
export interface Seen {
  /** The heads of the chain that it was told, in hex, by the number of the event, from 0. */
  heads: ReadonlyMap<number, string>;
  /** The cards that it was dealt itself. */
  dealt: readonly { deal: number; position: number; card: Card }[];
}

const CARDS_TO_PLAY = 48;

/**
 * Check everything that can be checked up to the last deal that is over. Nothing is thrown.
 *
 * `lines` are all event lines so far, to the letter, without their LF. `kept` is null where this browser made no promise: for
 * a spectator, or a player who came back on another device; the claims `given` and `dealt` are left out then.
 * A deal whose cards are all played and whose secret has not come yet is a claim that holds `null`.
 */
export async function checkInPlay(lines: readonly string[], kept: Kept | null, seen: Seen): Promise<Claim[]> {
  let read: Lines | undefined;
  const form = await claimOf('form', 0, async () => {
    read = await readLines(lines);
    checkHeads(read.chain, seen);
    return found('form', { events: lines.length, head: headOf(read.chain) });
  });
  if (!read) return [form];
  const sections = divided(read.events);
  const match = new Match();
  const claims = [form];
  await claimNext(claims, 'promise', 0, () => match.promise(sections.promise, lines[0] ?? ''));
  if (kept) await claimNext(claims, 'given', 0, () => given(lines, kept));
  await claimNext(claims, 'values', 0, async () => {
    if (kept) await checkOwn(sections.values, kept);
    return match.seats(sections.values, sections.deals.length === 0);
  });
  for (const [index, section] of sections.deals.entries()) {
    if (isInPlay(section) && index === sections.deals.length - 1 && sections.result.events.length === 0) {
      if (isPlayedOut(section)) claims.push({ name: 'deal', deal: index + 1, holds: null, detail: found('secret-awaited') });
      return claims;
    }
    await addDeal(claims, match, section, kept ? seen : null);
  }
  if (sections.result.events.length > 0) await claimNext(claims, 'result', 0, () => match.result(sections.result));
  return claims;
}

const isInPlay = ({ events }: Section): boolean => !['deal-end', 'stop'].includes(events.at(-1)?.event ?? '');

const isPlayedOut = ({ events }: Section): boolean => events.filter(({ event }) => event === 'play').length >= CARDS_TO_PLAY;

async function addDeal(claims: Claim[], match: Match, section: Section, seen: Seen | null): Promise<void> {
  const number = match.deals + 1;
  let deal: Deal | undefined;
  await claimNext(claims, 'deal', number, async () => {
    const checked = await match.deal(section);
    deal = checked.deal;
    return checked.said;
  });
  if (seen) await claimNext(claims, 'dealt', number, () => dealt(deal?.deck ?? [], number, seen));
}

function checkHeads(chain: readonly string[], { heads }: Seen): void {
  for (const [seq, head] of heads) {
    if (seq < chain.length && chain[seq] !== head) throw new Fault('head', { line: seq + 1 });
  }
}

function given(lines: readonly string[], kept: Kept): Said {
  if (lines[0] !== kept.header || lines[1] !== kept.commitments) throw new Fault('given');
  return found('given');
}

/** What this seat committed to and revealed is what this browser drew. */
async function checkOwn({ events }: Section, kept: Kept): Promise<void> {
  const commitment = await commitmentFor(kept);
  for (const event of events) {
    const isOther =
      (event.event === 'seat-commit' && event.seat === kept.seat && event.commitment !== commitment) ||
      (event.event === 'seat-reveal' && event.seat === kept.seat && event.value !== kept.value);
    if (isOther) throw new Fault('value-replaced');
  }
}

/** The commitment to the value that was drawn, under the promise that was given. */
export async function commitmentFor({ match, seat, header, commitments, value }: Kept): Promise<string> {
  const { commitments: promised } = JSON.parse(commitments) as { commitments: string[] };
  return seatCommitmentOf(match, seat, await rootOf(promised, header), value);
}

function dealt(deck: readonly Card[], number: number, seen: Seen): Said {
  const mine = seen.dealt.filter(({ deal }) => deal === number);
  const wrong = mine.find(({ position, card }) => deck[position] !== card);
  if (wrong) throw new Fault('dealt', { card: wrong.card, dealt: deck[wrong.position] ?? '' });
  return found('dealt', { count: mine.length });
}
