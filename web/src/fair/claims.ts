/** A text to be shown: the id of a message in fair.ftl and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

/** What a file claims, in this order; `given` and `dealt` only in play, where the browser knows more than the file. */
export type ClaimName = 'form' | 'promise' | 'given' | 'values' | 'deal' | 'dealt' | 'result';

/** One thing that a proof claims, and whether it holds. */
export interface Claim {
  name: ClaimName;
  /** null if it could not be checked: one before it does not hold, or what it needs is still to come. */
  holds: boolean | null;
  /** The number of the deal, from 1; 0 if the claim is about the whole match. */
  deal: number;
  /** What was found if it holds, else what is wrong; null if it could not be checked. */
  detail: Said | null;
}

/** Why a claim does not hold. */
export class Fault extends Error {
  readonly said: Said;

  constructor(id: string, args: Said['args'] = {}) {
    super(id);
    this.said = { id: `fair-fault-${id}`, args };
  }
}

/** Make a claim by a check that says what it found, or throws a Fault. */
export async function claimOf(name: ClaimName, deal: number, check: () => Promise<Said> | Said): Promise<Claim> {
  try {
    return { name, deal, holds: true, detail: await check() };
  } catch (error) {
    // Whatever a hostile file may break, it is a claim that does not hold and never an exception.
    const said = error instanceof Fault ? error.said : new Fault('unreadable').said;
    return { name, deal, holds: false, detail: said };
  }
}

export const unchecked = (name: ClaimName, deal: number): Claim => ({ name, deal, holds: null, detail: null });

export const found = (id: string, args: Said['args'] = {}): Said => ({ id: `fair-found-${id}`, args });

/** What the one line at the table says: its text is `fair-line-…`. */
export type Line = 'sealed' | 'good' | 'unproven' | 'waiting' | 'bad' | 'practice' | 'daily';

/** The line at the table for the claims so far; `sealed` until the first deal is over. */
export function lineOf(claims: readonly Claim[]): Line {
  if (failing(claims)) return 'bad';
  if (claims.some(({ name, holds, detail }) => name === 'deal' && holds === null && detail)) return 'waiting';
  if (!claims.some(({ name, holds }) => name === 'deal' && holds)) return 'sealed';
  return provenIn(claims) ? 'good' : 'unproven';
}

/** The claim that fails, if one does. */
export const failing = (claims: readonly Claim[]): Claim | undefined => claims.find(({ holds }) => holds === false);

/** The fingerprint of the server's promise, once it is known. */
export const fingerprintIn = (claims: readonly Claim[]): string | null => {
  const shown = claims.find(({ name }) => name === 'promise')?.detail?.args['fingerprint'];
  return typeof shown === 'string' ? shown : null;
};

/** Whether every person contributed to the dealing; null as long as it is not known. */
export const provenIn = (claims: readonly Claim[]): boolean | null => {
  const values = claims.find(({ name }) => name === 'values');
  return values?.holds ? values.detail?.id === 'fair-found-proven' : null;
};
