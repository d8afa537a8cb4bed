import { openOnce, request } from './api';
import type { Invitation, MatchSummary } from './generated/frames';
import { preferences, type RulesWish } from './preferences.svelte';

export type Clock = Invitation['clock'];

/** What a table for somebody else is to be like. */
export interface TableWish {
  rules: RulesWish;
  clock: Clock;
  is_rated: boolean;
  /** Whether the lobby shows it. */
  is_listed: boolean;
  /** What the person is called; may be empty. */
  name: string;
}

const post = <T>(path: string, body: object): Promise<T> =>
  request(path, { method: 'POST', body: JSON.stringify(body) });

const pathOf = (code: string): string => `/api/invitations/${encodeURIComponent(code)}`;

/** The table that the person has chosen. */
export const chosenTable = (): TableWish => ({
  rules: preferences.rules,
  clock: preferences.clock,
  is_rated: preferences.rated,
  is_listed: preferences.listed,
  name: preferences.firstName.trim(),
});

/** Open a table at which somebody is awaited. */
export const invite = (wish: TableWish): Promise<Invitation> => openOnce('/api/invitations', wish);

export const invitationOf = (code: string): Promise<Invitation> => request(pathOf(code));

/** Take an own invitation back. */
export const cancelInvitation = (code: string): Promise<null> => request(pathOf(code), { method: 'DELETE' });

/** Sit down at somebody's table: the match is there. */
export const join = (code: string): Promise<MatchSummary> =>
  post(`${pathOf(code)}/join`, { name: preferences.firstName.trim() });

/** Sit down at the table that waits longest for somebody like this, or open one and wait at it. */
export const pair = ({ rules, clock, name }: TableWish): Promise<Invitation> =>
  openOnce('/api/pairings', { rules, clock, name, is_rated: true });
