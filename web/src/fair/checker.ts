// The browser's own checker of basra-fair/1, written from docs/fairness/protocol.md and docs/rules.md.
import { type Claim, claimOf, found, unchecked } from './claims';
import { type Event, kindOf } from './events';
import { type Lines, headOf, linesOfProof } from './lines';
import { Match, type Section } from './match';

/** The events of a match, divided by the claim that they belong to. */
export interface Sections {
  promise: Section;
  values: Section;
  deals: Section[];
  result: Section;
}

/**
 * Check the proof of a match that is over. Any bytes at all are answered; nothing is thrown.
 * The claims come in order: form, promise, values, each deal, result. A match that is not a fair one promises nothing, and
 * says so.
 */
export async function checkProof(bytes: Uint8Array): Promise<Claim[]> {
  let lines: Lines | undefined;
  const form = await claimOf('form', 0, async () => {
    lines = await linesOfProof(bytes);
    return found('form', { events: lines.events.length, head: headOf(lines.chain) });
  });
  if (!lines) return [form];
  const { events } = lines;
  const kind = events[0]?.event === 'match' ? kindOf(events[0]) : 'fair';
  if (kind !== 'fair') return [form, { ...unchecked('promise', 0), detail: found(kind) }];
  const sections = divided(events);
  const match = new Match();
  const claims = [form];
  await claimNext(claims, 'promise', 0, () => match.promise(sections.promise, lines?.lines[0] ?? ''));
  await claimNext(claims, 'values', 0, () => match.seats(sections.values, false));
  for (const [index, section] of sections.deals.entries()) {
    await claimNext(claims, 'deal', index + 1, async () => (await match.deal(section)).said);
  }
  await claimNext(claims, 'result', 0, () => match.result(sections.result));
  return claims;
}

/** Add the next claim; it can be checked only if those before it hold. */
export async function claimNext(claims: Claim[], ...[name, deal, check]: Parameters<typeof claimOf>): Promise<void> {
  claims.push(claims.some(({ holds }) => !holds) ? unchecked(name, deal) : await claimOf(name, deal, check));
}

export function divided(events: readonly Event[]): Sections {
  const over = events.findIndex(({ event }) => event === 'match-end');
  const end = over < 0 ? events.length : over;
  const starts = events.slice(0, end).flatMap(({ event }, index) => (event === 'deal' ? [index] : []));
  const first = starts[0] ?? end;
  const section = (from: number, to: number): Section => ({ events: events.slice(from, to), line: from + 1 });
  return {
    promise: section(0, Math.min(2, first)),
    values: section(Math.min(2, first), first),
    deals: starts.map((start, index) => section(start, starts[index + 1] ?? end)),
    result: section(end, events.length),
  };
}
