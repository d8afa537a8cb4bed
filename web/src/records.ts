// Records that came as files: kept in this browser alone, and sent to the server only to be replayed.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { replayOfRecord } from './api';
import type { Player, Rules } from './generated/frames';

export interface KeptRecord {
  /** The match id, by which it is kept once. */
  match: string;
  text: string;
  /** When it was taken in, in ISO 8601. */
  added: string;
  players: Player[];
  rules: Rules;
  /** How many deals of it are over. */
  deals: number;
}

interface Schema extends DBSchema {
  records: { key: string; value: KeptRecord };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('basra-records', 1, {
    upgrade: (db) => void db.createObjectStore('records', { keyPath: 'match' }),
  }));

/** All records that are kept, the latest first. */
export const keptRecords = async (): Promise<KeptRecord[]> =>
  (await (await database()).getAll('records')).sort((a, b) => b.added.localeCompare(a.added));

export const recordOf = async (match: string): Promise<string | undefined> =>
  (await (await database()).get('records', match))?.text;

export const forgetRecord = async (match: string): Promise<void> =>
  (await database()).delete('records', match);

/** Keep a record that can be replayed. Rejects with what is wrong if it cannot. */
export async function keepRecord(text: string): Promise<KeptRecord> {
  const { match, players, rules, deals } = await replayOfRecord(text, 1);
  const record = { match, text, added: new Date().toISOString(), players, rules, deals };
  await (await database()).put('records', record);
  return record;
}
