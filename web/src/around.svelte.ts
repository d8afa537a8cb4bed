import { type Left, leftOf, secondsOf, SHORT, timeOf } from './clock';
import type { OfferCommand, SeatState, TableFrame, TalkCommand, TalkFrame } from './generated/frames';
import { t } from './languages.svelte';
import { newKey } from './new-key';
import { route } from './route.svelte';
import type { Table } from './table.svelte';
import { Talk } from './talk.svelte';
import { saidWords } from './talking';
import { sentences } from './words';

export type Offer = OfferCommand['offer'];
type Seat = 0 | 1;

/** What the person has to answer or may do, or is to know: one thing at a time, the most urgent first. */
export type Matter = 'claim' | 'stop' | 'words' | 'rematch' | 'stop-offered' | 'away';

const TICK = 200;

/**
 * What is around the cards of an online match: clocks, who is there, what was offered, what is said. Time is counted down by
 * the page's own clock from the latest frame on, so that it does not matter what time this device thinks it is.
 */
export class Around {
  frame = $state.raw<TableFrame | null>(null);
  readonly talk: Talk;
  /** What was put away; it comes back when it begins anew. */
  #putAway = $state.raw<ReadonlySet<Matter>>(new Set());
  #elapsed = $state(0);
  /** Who was to play when the frame was sent. */
  #turn = $state<Seat | null>(null);
  #arrival = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** What was said about the clock in this play, so that it is said once. */
  #told = '';
  /** Offers and talk that are not answered yet; after a lost connection they are sent again, under the same keys. */
  #unanswered = new Map<string, OfferCommand | TalkCommand>();

  constructor(private readonly table: Table) {
    this.talk = new Talk(table.latest?.match ?? '', table.me);
  }

  get #other(): Seat {
    return (1 - this.table.me) as Seat;
  }

  get #otherName(): string {
    return this.table.names[this.#other];
  }

  stateOf(seat: number): SeatState | null {
    return this.frame?.seats[seat as Seat] ?? null;
  }

  /** Take in a frame that came at a moment of the page's clock, and who was to play then. */
  take(frame: TableFrame | TalkFrame, arrival: number, turn: number | null): void {
    if (frame.frame === 'talk') {
      if (this.talk.take(frame) && frame.seat !== this.table.me) this.table.say(saidWords(frame, this.#otherName));
      return;
    }
    const before = this.frame;
    this.frame = frame;
    this.#arrival = arrival;
    this.#turn = turn as Seat | null;
    this.#tick();
    this.#forgetPutAway();
    this.#tellChanges(before, frame);
    if (before && !before.next && frame.next) this.#follow(frame.next);
    clearInterval(this.#ticking);
    if (this.#isCounting) this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  leave(): void {
    clearInterval(this.#ticking);
    this.talk.leave();
  }

  // ---- Time

  /** What is left for a seat that is to play; null if it is not, or no clock runs. */
  leftOf(seat: Seat): Left | null {
    return this.frame && this.#turn === seat ? leftOf(this.frame, seat, this.#elapsed) : null;
  }

  /** Whether little time is left for a seat, which is to play. */
  isShort(seat: Seat): boolean {
    const left = this.leftOf(seat);
    return left !== null && left.play + left.bank <= SHORT;
  }

  /** How long the match cannot be claimed yet, in milliseconds; null if a seat is there. */
  graceOf(seat: Seat): number | null {
    const state = this.stateOf(seat);
    return !state || state.is_present ? null : Math.max(0, (state.grace_ms ?? 0) - this.#elapsed);
  }

  get #isCounting(): boolean {
    const { seats, play_ms } = this.frame ?? {};
    return play_ms != null || (seats?.some(({ is_present }) => !is_present) ?? false);
  }

  #tick(): void {
    this.#elapsed = performance.now() - this.#arrival;
    this.#tellTime();
  }

  /** The own clock is heard when the bank begins to be drawn on, and when time is short; the other's never. */
  #tellTime(): void {
    const { me } = this.table;
    const left = this.table.isWatching ? null : this.leftOf(me);
    const isRunning = left !== null && (left.play === 0 || this.isShort(me));
    const what = isRunning ? `${this.frame?.seq} ${this.isShort(me) ? 'short' : 'bank'}` : '';
    if (!left || !what || what === this.#told) return;
    this.#told = what;
    const seconds = secondsOf(left.play + left.bank);
    this.table.say(t(this.isShort(me) ? 'clock-short' : 'clock-bank-runs', { seconds }));
  }

  /** How the clocks stand, in words. */
  get clockWords(): string {
    const { frame, table } = this;
    if (!frame || frame.clock === 'none') return t('clock-none');
    const words = (seat: Seat): string => {
      const left = this.leftOf(seat);
      const who = table.names[seat];
      const bank = timeOf(left?.bank ?? this.stateOf(seat)?.bank_ms ?? 0);
      return left ? t('clock-told-running', { who, play: timeOf(left.play), bank }) : t('clock-told', { who, bank });
    };
    return sentences(words(table.me), words(this.#other));
  }

  // ---- Who is there, and what is offered

  offers(seat: number, offer: Offer): boolean {
    return this.stateOf(seat)?.offers.includes(offer) ?? false;
  }

  get offersMine(): (offer: Offer) => boolean {
    return (offer) => !this.table.isWatching && this.offers(this.table.me, offer);
  }

  get offersTheirs(): (offer: Offer) => boolean {
    return (offer) => !this.table.isWatching && this.offers(this.#other, offer);
  }

  /** Whether both want to write free words. */
  get hasWords(): boolean {
    return this.offersMine('words') && this.offersTheirs('words');
  }

  /** What the person is to know or to answer now. */
  get matter(): Matter | null {
    return MATTERS.find((matter) => this.#isUp(matter) && !this.#putAway.has(matter)) ?? null;
  }

  #isUp(matter: Matter): boolean {
    const isOver = this.table.latest?.is_over ?? false;
    switch (matter) {
      case 'claim':
        return this.frame?.may_claim === true && !isOver;
      case 'stop':
        return this.offersTheirs('stop') && !isOver;
      case 'words':
        return this.offersTheirs('words') && !this.offersMine('words');
      case 'rematch':
        return this.offersTheirs('rematch') && !this.frame?.next;
      case 'stop-offered':
        return this.offersMine('stop') && !isOver;
      case 'away':
        return this.absent !== null && !isOver;
    }
  }

  /** Who has lost the connection: the other player, or for a spectator either of them. */
  get absent(): Seat | null {
    const seats: Seat[] = this.table.isWatching ? [0, 1] : [this.#other];
    return seats.find((seat) => this.stateOf(seat)?.is_present === false) ?? null;
  }

  /** Put away what is up; it comes back when it begins anew. */
  putAway(matter: Matter): void {
    this.#putAway = new Set([...this.#putAway, matter]);
  }

  #forgetPutAway(): void {
    this.#putAway = new Set([...this.#putAway].filter((matter) => this.#isUp(matter)));
  }

  /** Who is there and what is offered, in words. */
  get peopleWords(): string {
    const { frame, table } = this;
    if (!frame) return '';
    const others: Seat[] = table.isWatching ? [0, 1] : [this.#other];
    const offered = MATTERS.filter((matter) => matter !== 'away' && this.#isUp(matter)).map((matter) => this.wordsOf(matter));
    return sentences(
      ...others.map((seat) => this.#presenceWords(seat)),
      ...offered,
      ...(frame.is_rated ? [t('is-rated')] : []),
      t('watchers', { count: frame.watchers }),
    );
  }

  #presenceWords(seat: Seat): string {
    const who = this.table.names[seat];
    const rating = this.stateOf(seat)?.rating;
    const presence = this.graceOf(seat) === null ? t('is-there', { who }) : this.awayWords(seat);
    return sentences(presence, rating ? t('rating-told', { who, rating }) : '');
  }

  /** That a seat has lost the connection, or never had one, and how long it is waited for. */
  awayWords(seat: Seat): string {
    const [who, left] = [this.table.names[seat], this.graceOf(seat) ?? 0];
    if (!this.table.latest?.deal) return t('not-here-yet', { who });
    return t(left && !this.table.isWatching ? 'away-until' : 'away', { who, time: timeOf(left) });
  }

  /** What is up, in words. */
  wordsOf(matter: Matter): string {
    const who = this.#otherName;
    if (matter === 'away') return this.absent === null ? '' : this.awayWords(this.absent);
    if (matter === 'claim') return t(this.absent === null ? 'claim-silent' : 'claim-away', { who });
    return t(`offered-${matter}`, { who });
  }

  #tellChanges(before: TableFrame | null, now: TableFrame): void {
    ([0, 1] as const).forEach((seat) => {
      if (!this.table.isWatching && seat === this.table.me) return;
      const [was, is] = [before?.seats[seat].is_present ?? true, now.seats[seat].is_present];
      if (was && !is) this.table.say(this.awayWords(seat));
      if (!was && is) this.table.say(t('is-back', { who: this.table.names[seat] }));
    });
    const { matter } = this;
    if (matter && matter !== 'away' && matter !== this.#toldMatter) this.table.say(this.wordsOf(matter));
    this.#toldMatter = matter;
  }

  #toldMatter: Matter | null = null;

  // ---- What the person does

  /** Offer something, agree to what is offered, or take it back. */
  offer(offer: Offer, isOn = true): void {
    const seq = this.table.latest?.seq ?? 0;
    this.#say({ frame: 'offer', key: newKey(), seq, offer, is_on: isOn });
  }

  /** Say one of the phrases. */
  say(phrase: NonNullable<TalkCommand['phrase']>): void {
    this.#say({ frame: 'talk', key: newKey(), phrase, text: null });
  }

  /** Say something in free words. */
  write(text: string): void {
    this.#say({ frame: 'talk', key: newKey(), phrase: null, text });
  }

  /** The connection is there again: what was not answered may not have arrived. */
  connected(): void {
    for (const command of this.#unanswered.values()) this.table.send(command);
  }

  /** Something was answered, maybe in the negative: the message that tells why. */
  answered(key: string, notice?: string): void {
    if (this.#unanswered.delete(key) && notice) this.table.notice = notice;
  }

  #say(command: OfferCommand | TalkCommand): void {
    this.#unanswered.set(command.key, command);
    this.table.send(command);
  }

  /** The rematch is there: whoever is at this table goes to it, players and spectators. */
  #follow(next: string): void {
    if (this.table.isWatching) return route.replace(`/watch/${next}`);
    this.talk.muteIn(next);
    route.replace(`/match/${next}`);
  }
}

const MATTERS: readonly Matter[] = ['claim', 'stop', 'rematch', 'words', 'stop-offered', 'away'];
