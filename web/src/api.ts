import type {
  Accepted,
  ApiError,
  CommitCommand,
  DailyDeal,
  DealReplay,
  DeckStatistics,
  Hint,
  Lesson,
  LessonStep,
  MatchList,
  MatchSummary,
  Position,
  Results,
  RevealCommand,
  RuleBook,
  RulePage,
  RulesChoice,
  Statistic,
} from './generated/frames';
import { newKey } from './new-key';
import type { RulesWish } from './preferences.svelte';
import { server } from './server.svelte';

/** An answer that is an error, or no answer at all (code `offline`). */
export class ApiFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const NO_CONTENT = 204;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Ask the server; an answer without a body is `null`. */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { headers: JSON_TYPE, ...init });
  } catch (error) {
    server.missed();
    throw new ApiFailure('offline', String(error));
  }
  server.answered();
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && (body !== null || response.status === NO_CONTENT)) return body as T;
  const { code = response.status >= 500 ? 'offline' : 'unknown', message = response.statusText } = (body ??
    {}) as Partial<ApiError>;
  throw new ApiFailure(code, message);
}

/** What a new match is to be like. */
export interface MatchWish {
  rules: RulesWish;
  /** The computer player, if it is against one. */
  level?: string;
  kind?: 'fair' | 'practice';
  opponent?: 'computer' | 'person';
  /** What the people are called: whoever asks, and the other person if there is one. */
  name?: string;
  other_name?: string;
  /** Whether each person's device will add a number of its own for the dealing; without it the match is not proven. */
  contribute?: boolean;
}

let opening: Promise<MatchSummary> | null = null;
/** What was asked for without an answer that came: asked for again it has the same key, so that it is opened once. */
let unanswered: { wish: string; key: string } | null = null;

/** Open a match; one at a time, so that a button that is pressed twice opens one. */
function openMatch(path: string, wish: object): Promise<MatchSummary> {
  opening ??= openOnce<MatchSummary>(path, wish).finally(() => (opening = null));
  return opening;
}

/** Ask for a match or a table; asked for again, since no answer came, it is the same one. */
export async function openOnce<T>(path: string, what: object): Promise<T> {
  const body = JSON.stringify(what);
  const wish = path + body;
  if (unanswered?.wish !== wish) unanswered = { wish, key: newKey() };
  const headers = { ...JSON_TYPE, 'Idempotency-Key': unanswered.key };
  const opened = await request<T>(path, { method: 'POST', body, headers });
  unanswered = null;
  return opened;
}

export const startMatch = (wish: MatchWish): Promise<MatchSummary> =>
  openMatch('/api/matches', { contribute: wish.kind !== 'practice', ...wish });

/** Open the deal of today, or find it again. */
export const openDaily = (): Promise<MatchSummary> => request('/api/daily', { method: 'POST' });

/** The deal of today: how it went, here and with others. */
export const dailyDeal = (): Promise<DailyDeal> => request('/api/daily');

/** What each play of the own hand is worth. */
export const hintFor = (match: string): Promise<Hint> => request(`/api/matches/${match}/hint`);

/** Add to the dealing for one seat of a device that holds both; the answer tells no cards. */
export const contribute = (match: string, seat: number, command: CommitCommand | RevealCommand): Promise<Accepted> =>
  request(`/api/matches/${match}/${command.frame === 'commit' ? 'commitment' : 'value'}?seat=${seat}`, {
    method: 'POST',
    body: JSON.stringify(command),
  });

export const myMatches = async (): Promise<MatchSummary[]> => (await matchesBefore()).matches;

/** The user's matches, newest first, a page of them: those that are older than a match, or the newest. */
export const matchesBefore = (match?: string): Promise<MatchList> =>
  request(match ? `/api/matches?before=${match}` : '/api/matches');

/** How the user's matches against the computer went. */
export const myResults = (): Promise<Results> => request('/api/results');

/** The user's own deals beside what chance expects. */
export const deckStatistics = async (): Promise<Statistic[]> =>
  (await request<DeckStatistics>('/api/statistics')).statistics;

/** A deal that is over, with both hands and a judgement of each play. */
export const replayOf = (match: string, deal: number): Promise<DealReplay> =>
  request(`/api/matches/${match}/deals/${deal}`);

/** The same of a record that came as a text. */
export const replayOfRecord = (record: string, deal: number): Promise<DealReplay> =>
  request('/api/replays', { method: 'POST', body: JSON.stringify({ record, deal }) });

/** A lone position, by the text of its link. */
export const positionOf = (text: string): Promise<Position> =>
  request(`/api/positions?text=${encodeURIComponent(text)}`);

/** Play a deal that is over once more, for practice: in the same cards, or in those of the other side. */
export const playDealAgain = (match: string, deal: number, seat: 'same' | 'other'): Promise<MatchSummary> =>
  openMatch(`/api/matches/${match}/deals/${deal}/again`, { seat });

/** The lines of all public events of a match so far, to the letter. Rejects if the server does not give them. */
export async function linesOf(match: string): Promise<string[]> {
  const response = await fetch(eventsAddress(match));
  if (!response.ok) throw new ApiFailure('offline', response.statusText);
  return (await response.text()).split('\n').slice(0, -1);
}

/** Never meet the other player of a match again. */
export const blockOpponent = (match: string): Promise<null> => request(`/api/matches/${match}/block`, { method: 'POST' });

let rulesChoice: Promise<RulesChoice> | undefined;

/** What rules a match may have; asked for once. */
export function choiceOfRules(): Promise<RulesChoice> {
  rulesChoice ??= request<RulesChoice>('/api/rules');
  rulesChoice.catch(() => (rulesChoice = undefined));
  return rulesChoice;
}

/** The lesson's tables and plays. */
export const lessonSteps = async (): Promise<LessonStep[]> => (await request<Lesson>('/api/lesson')).steps;

/** The rules in their order, with their pictures. */
export const rulePages = async (): Promise<RulePage[]> => (await request<RuleBook>('/api/rules/pictures')).pages;

export const eventsAddress = (match: string): string => `/api/matches/${match}/events`;
export const proofAddress = (match: string): string => `/api/matches/${match}/proof`;
