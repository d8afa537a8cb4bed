import type { ApiError, MatchList, MatchSummary, RulesChoice } from './generated/frames';
import type { RulesWish } from './preferences.svelte';

/** An answer that is an error, or no answer at all (code `offline`). */
export class ApiFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { headers: { 'Content-Type': 'application/json' }, ...init });
  } catch (error) {
    throw new ApiFailure('offline', String(error));
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const { code = response.status >= 500 ? 'offline' : 'unknown', message = response.statusText } = (body ??
    {}) as Partial<ApiError>;
  throw new ApiFailure(code, message);
}

export const startMatch = (rules: RulesWish, level: string): Promise<MatchSummary> =>
  request('/api/matches', { method: 'POST', body: JSON.stringify({ rules, level, name: '' }) });

export const myMatches = async (): Promise<MatchSummary[]> =>
  (await request<MatchList>('/api/matches')).matches;

let rulesChoice: Promise<RulesChoice> | undefined;

/** What rules a match may have; asked for once. */
export function choiceOfRules(): Promise<RulesChoice> {
  rulesChoice ??= request<RulesChoice>('/api/rules');
  rulesChoice.catch(() => (rulesChoice = undefined));
  return rulesChoice;
}

export const proofAddress = (match: string): string => `/api/matches/${match}/proof`;
