// basra-fair/1: from 32-byte secrets and values to a shuffled deck. See docs/fairness/protocol.md, "The steps".
// Deals are numbered from 1 here, as in files; the formulas take the number minus 1.
import { type Bytes, fromHex, hex, join, u32, utf8 } from './bytes';
import { CARDS, type Card } from './cards';
import { hmac, sha256 } from './hash';

export const KEY_SIZE = 32;
export const MATCH_ID_SIZE = 16;
export const DEALS = 64;

const labelled = (label: string, ...parts: Bytes[]): Bytes => join(utf8(`basra-fair/1/${label}\0`), ...parts);

/** C_i, the server's commitment to the secret of a deal (step 2), in hex. */
export const commitmentOf = async (match: string, deal: number, secret: string): Promise<string> =>
  hex(await sha256(labelled('server', fromHex(match), u32(deal - 1), fromHex(secret))));

/** The root of the server's promise: the commit list and the header line (step 2). */
export const rootOf = (commitments: readonly string[], header: string): Promise<Bytes> =>
  sha256(utf8(commitments.map((digest) => `${digest}\n`).join('') + header));

/** The short form of a root that two people can read to each other, `0001 0203 0405 0607`. */
export const fingerprintOf = (root: Bytes): string => hex(root.slice(0, 8)).match(/..../g)?.join(' ') ?? '';

/** A client's commitment to its value (step 3), in hex. */
export const seatCommitmentOf = async (match: string, seat: number, root: Bytes, value: string): Promise<string> =>
  hex(await sha256(labelled('seat', fromHex(match), Uint8Array.of(seat), root, fromHex(value))));

/** D_i, from which everything random in a deal follows (step 5). `values` are those of seat 0, then seat 1, in hex. */
export const dealKeyOf = (secret: string, match: string, deal: number, values: readonly string[]): Promise<Bytes> =>
  hmac(fromHex(secret), labelled('deal', fromHex(match), u32(deal - 1), ...values.map(fromHex)));

/** Who deals first in a match, 0 or 1, from the key of its first deal (step 7). */
export const firstDealerOf = async (key: Bytes): Promise<number> => ((await hmac(key, labelled('seat-draw')))[0] ?? 0) & 1;

/** The deck of a deal, top first (steps 6 and 7). */
export async function deckOf(key: Bytes): Promise<Card[]> {
  const deck = [...CARDS];
  const next = streamOf(key);
  for (let last = deck.length - 1; last > 0; last--) {
    const size = last + 1;
    const limit = 256 - (256 % size);
    let byte = await next();
    while (byte >= limit) byte = await next();
    const picked = byte % size;
    [deck[last], deck[picked]] = [deck[picked] as Card, deck[last] as Card];
  }
  return deck;
}

function streamOf(key: Bytes): () => Promise<number> {
  let block = new Uint8Array();
  let count = 0;
  let at = 0;
  return async () => {
    if (at === block.length) {
      block = await hmac(key, labelled('stream', u32(count++)));
      at = 0;
    }
    return block[at++] as number;
  };
}

/** h_k of an event line, in hex, from h_{k-1}, which is empty before the first. */
export const linked = async (before: string, line: string): Promise<string> => hex(await sha256(join(fromHex(before), utf8(line))));
