// The lines of a record: canonical JSON, one event a line, chained.
import { Fault } from './claims';
import { type Event, eventOf } from './events';
import { linked } from './protocol';
import { canonical } from './shape';

/** The size of the largest file that is read. */
export const MOST_BYTES = 1 << 20;

export interface Lines {
  lines: readonly string[];
  events: readonly Event[];
  /** h_k of each event, in hex. */
  chain: readonly string[];
}

/** The short form of the head of a chain, to be compared by eye. */
export const headOf = (chain: readonly string[]): string => (chain.at(-1) ?? '').slice(0, 16);

/** Take a proof file apart, to the letter. Throws a Fault that says what in its form is wrong. */
export async function linesOfProof(bytes: Uint8Array): Promise<Lines> {
  if (bytes.length > MOST_BYTES) throw new Fault('too-large');
  const lines = textOf(bytes).split('\n');
  const last = lines.at(-1) === '' ? lines.at(-2) : undefined;
  const head = /^\{"chain":"([0-9a-f]{64})"\}$/.exec(last ?? '')?.[1];
  if (head === undefined) throw new Fault('cut-short');
  const read = await readLines(lines.slice(0, -2));
  if (read.chain.at(-1) !== head) throw new Fault('chain');
  return read;
}

/** Read event lines. Throws a Fault if one is not an event in canonical form. */
export async function readLines(lines: readonly string[]): Promise<Lines> {
  const events = lines.map(readLine);
  const chain: string[] = [];
  for (const line of lines) chain.push(await linked(chain.at(-1) ?? '', line));
  return { lines, events, chain };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Fault('not-text');
  }
}

function readLine(line: string, index: number): Event {
  const event = parsed(line, index + 1);
  if (canonical(event) !== line) throw new Fault('not-canonical', { line: index + 1 });
  return event;
}

function parsed(line: string, number: number): Event {
  try {
    return eventOf(JSON.parse(line));
  } catch {
    throw new Fault('not-event', { line: number });
  }
}
