// What this browser keeps of a match so that nobody can talk it out of it: in IndexedDB, each thing written once.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hex } from './bytes';
import type { Card } from './cards';
import { failing } from './claims';
import { readLines } from './lines';
import { KEY_SIZE } from './protocol';
import { type Kept, type Seen, checkInPlay } from './watch';

export { commitmentFor } from './watch';

interface Head {
  match: string;
  seat: number;
  seq: number;
  head: string;
}

interface DealtCard {
  match: string;
  seat: number;
  deal: number;
  position: number;
  card: Card;
}

interface Schema extends DBSchema {
  promises: { key: [string, number]; value: Kept };
  heads: { key: [string, number, number]; value: Head };
  dealt: { key: [string, number, number, number]; value: DealtCard };
}

/** The part of a view that is kept; a ViewFrame has it. */
export interface Shown {
  match: string;
  seat: number | null;
  seq: number;
  chain: string;
  deal: number;
  hand: readonly { card: Card; position: number }[];
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('basra-fair', 1, {
    upgrade(db) {
      db.createObjectStore('promises', { keyPath: ['match', 'seat'] });
      db.createObjectStore('heads', { keyPath: ['match', 'seat', 'seq'] });
      db.createObjectStore('dealt', { keyPath: ['match', 'seat', 'deal', 'position'] });
    },
    terminated() {
      opened = undefined;
    },
  }));

/**
 * Draw this browser's value for a match, store it on disk with what the server promised, and only then return it.
 *
 * Asked again for the same match and seat, it returns what was kept the first time, whatever the lines are now. Rejects if
 * the lines are no promise or the browser has no storage; then nothing must be committed to.
 */
export async function keepPromise(seat: number, header: string, commitments: string): Promise<Kept> {
  const [start, promise] = (await readLines([header, commitments])).events;
  if (start?.event !== 'match' || promise?.event !== 'commitments') throw new Error('these lines are not the promise of a match');
  const value = hex(crypto.getRandomValues(new Uint8Array(KEY_SIZE)));
  const db = await database();
  const change = db.transaction('promises', 'readwrite', { durability: 'strict' });
  const before = await change.store.get([start.match, seat]);
  const kept = before ?? { match: start.match, seat, header, commitments, value };
  if (!before) await change.store.add(kept);
  await change.done;
  return kept;
}

/**
 * Whether the value may be revealed: the promise is the one that was given, and the commitment of every person is out, this
 * browser's own among them. Revealed earlier, it would let the other side choose a value to go with it.
 */
export async function mayReveal(lines: readonly string[], kept: Kept): Promise<boolean> {
  if (failing(await checkInPlay(lines, kept, NOTHING_SEEN))) return false;
  const { events } = await readLines(lines);
  const [header] = events;
  const committed = new Set(events.flatMap((event) => (event.event === 'seat-commit' ? [event.seat] : [])));
  if (header?.event !== 'match' || !committed.has(kept.seat)) return false;
  return header.players.every(({ kind }, seat) => kind === 'computer' || committed.has(seat));
}

const NOTHING_SEEN: Seen = { heads: new Map(), dealt: [] };

/** What {@link keepPromise} stored, null if this browser made no promise for the match and seat. */
export async function keptPromise(match: string, seat: number): Promise<Kept | null> {
  return (await (await database()).get('promises', [match, seat])) ?? null;
}

/** Keep the head of the chain and the own cards of a view. What was kept first stays. */
export async function keepSeen({ match, seat, seq, chain, deal, hand }: Shown): Promise<void> {
  if (seat === null) return;
  const change = (await database()).transaction(['heads', 'dealt'], 'readwrite');
  const heads = change.objectStore('heads');
  const dealt = change.objectStore('dealt');
  if (!(await heads.getKey([match, seat, seq]))) await heads.add({ match, seat, seq, head: chain });
  for (const { card, position } of hand) {
    if (!(await dealt.getKey([match, seat, deal, position]))) await dealt.add({ match, seat, deal, position, card });
  }
  await change.done;
}

/** All that {@link keepSeen} kept of a match. */
export async function keptSeen(match: string, seat: number): Promise<Seen> {
  const db = await database();
  const ofMatch = IDBKeyRange.bound([match, seat], [match, seat, []]);
  const heads = await db.getAll('heads', ofMatch);
  return { heads: new Map(heads.map(({ seq, head }) => [seq, head])), dealt: await db.getAll('dealt', ofMatch) };
}
