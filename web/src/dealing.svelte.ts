import { ApiFailure, linesOf } from './api';
import type { MatchConnection } from './connection';
import { type Claim, failing, type Line, lineOf, provenIn } from './fair/claims';
import { canonical } from './fair/shape';
import type { Seen } from './fair/watch';
import type { CommitCommand, Event, RevealCommand, ServerFrame, ViewFrame } from './generated/frames';
import { later, whenShown } from './later';

/** Why this device cannot add its number: it lost what it drew, it can keep nothing, or the server does not take it. */
export type Trouble = 'lost' | 'no-storage' | 'refused';

/** How far the number that a seat adds to the dealing has come, in this order. */
const PARTS = ['awaited', 'sealed', 'opened'] as const;
export type Part = (typeof PARTS)[number];

// The same for good, so that a command that is sent again is known to be the same.
const COMMIT_KEY = 'own-commitment';
const REVEAL_KEY = 'own-value';
const NO_ANSWER = 6000;
const TRY_AGAIN = 1500;
const OVERDUE = 2000;
const MOST_REFUSALS = 3;
/** What keeps promises and checks deals; the table is there before it. */
type Fair = typeof import('./fair/inplay');
const fairness = later<Fair>(() => import('./fair/inplay'));

const NOTHING_SEEN: Seen = { heads: new Map(), dealt: [] };

/**
 * The dealing of one match, seen from this browser: adds its number before the first deal, and checks all that is told.
 *
 * Nothing here has to be remembered between two steps: what to do next follows from the view and from what is on the disk,
 * and each command has one key for good. So a reload, a lost connection or a crash may come at any time.
 */
export class Dealing {
  claims = $state.raw<readonly Claim[]>([]);
  trouble = $state<Trouble | null>(null);
  /** How far each seat's number has come; null before it is known. */
  parts = $state.raw<readonly [Part, Part] | null>(null);
  #isDealt = $state(false);
  /** The server keeps back the events of a deal that is over, so that nobody can check it. */
  #isWithheld = $state(false);
  #refusals = 0;
  /** The kind of a match of which nothing is claimed, so that nothing is checked or contributed. */
  #otherKind = $state<'practice' | 'daily' | null>(null);
  /** This device was promised a fair match: nobody talks it out of that. */
  #wasPromised = false;

  /** What the line at the table says. */
  readonly line = $derived.by((): Line => {
    if (this.#otherKind) return this.#otherKind;
    const line = lineOf(this.claims);
    if (this.#isWithheld && line !== 'bad') return 'waiting';
    return line === 'sealed' && this.#isDealt && provenIn(this.claims) === false ? 'unproven' : line;
  });

  /** The event lines so far, without a gap. Those that were told step by step are as they were told. */
  #lines: string[] = [];
  #latest: ViewFrame | null = null;
  #work: Promise<void> = Promise.resolve();
  #answer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isLeft = false;

  constructor(
    private readonly match: string,
    private readonly connection: () => Pick<MatchConnection, 'send' | 'renew'>,
  ) {}

  take(frame: ServerFrame): void {
    clearTimeout(this.#answer);
    switch (frame.frame) {
      case 'step':
        if (frame.seq === this.#lines.length) this.#lines.push(canonical(frame.event));
        this.#follow(frame.view, frame.event);
        break;
      case 'welcome':
        this.#follow(frame.view, null);
        break;
      case 'rejected':
        if (isOwn(frame.key) && frame.code !== 'stale') this.trouble = 'refused';
        this.#follow(frame.view, null);
        break;
      case 'problem':
        if (isOwn(frame.key)) this.#tryAgain(TRY_AGAIN);
    }
  }

  /** Whether a seat has done what it can do now, and the other one's number is awaited. */
  awaitsOther(seat: 0 | 1): boolean {
    const [own, other] = [this.parts?.[seat], this.parts?.[(1 - seat) as 0 | 1]];
    return own !== undefined && other !== undefined && PARTS.indexOf(own) > PARTS.indexOf(other);
  }

  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#answer);
    clearTimeout(this.#again);
  }

  /** One thing after the other, in the order in which they were told. */
  #follow(view: ViewFrame, event: Event | null): void {
    this.#latest = view;
    if (view.kind !== 'fair' && !this.#wasPromised) this.#otherKind = view.kind;
    this.#work = this.#work.then(async () => {
      await whenShown();
      const fair = await fairness();
      if (this.#otherKind && !(await this.#wasPromisedAt(fair, view.seat))) return;
      await fair.keepSeen(view).catch(() => undefined); // without a storage there is less to check
      if (!this.#isLeft && isTimeToCheck(view, event)) await this.#look(view, false);
    });
  }

  async #wasPromisedAt(fair: Fair, seat: number | null): Promise<boolean> {
    const kept = seat === null ? null : await fair.keptPromise(this.match, seat).catch(() => null);
    this.#wasPromised = kept !== null;
    if (kept) this.#otherKind = null;
    return this.#wasPromised;
  }

  async #look(view: ViewFrame, isOverdue: boolean): Promise<void> {
    const fair = await fairness();
    const isWhole = await this.#fillLines(view.seq);
    this.#isWithheld = !isWhole && this.#refusals >= MOST_REFUSALS && view.last_deal !== null;
    if (!isWhole) return this.#tryAgain(TRY_AGAIN);
    const lines = [...this.#lines];
    this.parts = partsIn(lines);
    await this.#check(fair, lines, view, isOverdue);
    const mayContribute = view.stage !== 'play' && view === this.#latest && !failing(this.claims);
    if (mayContribute) await this.#contribute(fair, view, lines);
  }

  #tryAgain(wait: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#work = this.#work.then(async () => {
        if (this.#latest && !this.#isLeft) await this.#look(this.#latest, wait === OVERDUE);
      });
    }, wait);
  }

  /** Fetch the lines that were missed; false if the server cannot be reached, or refuses them. */
  async #fillLines(seq: number): Promise<boolean> {
    if (seq < this.#lines.length) return true;
    try {
      const all = await linesOf(this.match);
      this.#lines = [...this.#lines, ...all.slice(this.#lines.length)];
    } catch (error) {
      if (!(error instanceof ApiFailure)) return false; // no answer at all: nobody refuses anything
    }
    const isWhole = seq < this.#lines.length;
    this.#refusals = isWhole ? 0 : this.#refusals + 1;
    return isWhole;
  }

  async #check(fair: Fair, lines: string[], { seat, stage }: ViewFrame, isOverdue: boolean): Promise<void> {
    const kept = seat === null ? null : await fair.keptPromise(this.match, seat).catch(() => null);
    const seen = seat === null ? NOTHING_SEEN : await fair.keptSeen(this.match, seat).catch(() => NOTHING_SEEN);
    const claims = await fair.checkInPlay(lines, kept, seen);
    // The secret may still be on its way.
    if (lineOf(claims) === 'waiting' && !isOverdue) return this.#tryAgain(OVERDUE);
    this.#isDealt = stage === 'play';
    this.claims = claims;
  }

  /** Make the next step of the setup, if it is this seat's. All lines were checked. */
  async #contribute(fair: Fair, { seat, seq, stage }: ViewFrame, lines: string[]): Promise<void> {
    if (this.trouble || seat === null) return;
    const events = lines.map((line) => JSON.parse(line) as Event);
    const has = (kind: Event['event']): boolean =>
      events.some((event) => event.event === kind && 'seat' in event && event.seat === seat);
    if (!has('seat-commit')) await this.#commit(fair, seat, seq, lines);
    else if (stage === 'reveal' && !has('seat-reveal')) await this.#reveal(fair, seat, seq, lines);
  }

  async #commit(fair: Fair, seat: number, seq: number, [header = '', commitments = '']: string[]): Promise<void> {
    const kept = await fair.keepPromise(seat, header, commitments).catch(() => null);
    if (kept) this.#send({ frame: 'commit', key: COMMIT_KEY, seq, commitment: await fair.commitmentFor(kept) });
    else this.trouble = 'no-storage';
  }

  async #reveal(fair: Fair, seat: number, seq: number, lines: string[]): Promise<void> {
    const kept = await fair.keptPromise(this.match, seat).catch(() => null);
    if (kept && (await fair.mayReveal(lines, kept))) this.#send({ frame: 'reveal', key: REVEAL_KEY, seq, value: kept.value });
    else this.trouble = 'lost';
  }

  #send(command: CommitCommand | RevealCommand): void {
    clearTimeout(this.#answer);
    if (this.#isLeft || !this.connection().send(command)) return; // a new connection begins with a view
    this.#answer = setTimeout(() => this.connection().renew(), NO_ANSWER);
  }
}

const isOwn = (key: string | null): boolean => key === COMMIT_KEY || key === REVEAL_KEY;

/** How far each seat's number has come, by the event lines so far. */
function partsIn(lines: readonly string[]): [Part, Part] {
  const parts: [Part, Part] = ['awaited', 'awaited'];
  for (const line of lines) {
    const event = JSON.parse(line) as Event;
    if (event.event === 'deal') break;
    if (event.event === 'seat-commit') parts[event.seat as 0 | 1] = 'sealed';
    if (event.event === 'seat-reveal') parts[event.seat as 0 | 1] = 'opened';
  }
  return parts;
}

/** Deals are checked when they end, or should have. */
function isTimeToCheck({ stock, seats }: ViewFrame, event: Event | null): boolean {
  if (event?.event === 'round' || event?.event === 'deal') return false;
  return event?.event !== 'play' || (stock === 0 && seats.every(({ positions }) => positions.length === 0));
}
