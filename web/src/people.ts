import { request } from './api';
import type { Leaderboard, Me, PrivateLink } from './generated/frames';

const ME = '/api/me';

/** What this device stands for. */
export const me = (): Promise<Me> => request(ME);

export const rename = (name: string): Promise<Me> => request(ME, { method: 'PATCH', body: JSON.stringify({ name }) });

/** A link by which another device becomes this person, once. */
export const privateLink = (): Promise<PrivateLink> => request(`${ME}/links`, { method: 'POST' });

/** Let this device become the person whose private link it is. */
export const moveHere = (code: string): Promise<Me> =>
  request(`${ME}/move`, { method: 'POST', body: JSON.stringify({ code }) });

/** Delete all that the server holds about this person. */
export const deleteMe = (): Promise<null> => request(ME, { method: 'DELETE' });

export const unblockAll = (): Promise<null> => request(`${ME}/blocks`, { method: 'DELETE' });

export const leaderboard = (): Promise<Leaderboard> => request('/api/leaderboard');

export const EXPORT_ADDRESS = `${ME}/export`;
