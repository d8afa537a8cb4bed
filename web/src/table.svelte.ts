import { tick } from 'svelte';
import type { Around } from './around.svelte';
import { Connection, type MatchConnection, socketOfMatch, socketOfWatch, type Status } from './connection';
import { Dealing } from './dealing.svelte';
import { feel, tremble } from './feel';
import type {
  ClaimCommand,
  ClientFrame,
  DealEnded,
  Event,
  PlayCommand,
  PlayFrame,
  ResignCommand,
  ServerFrame,
  TableFrame,
  TakeBackCommand,
  TalkFrame,
  ViewFrame,
} from './generated/frames';
import { Journal } from './journal.svelte';
import type { Question } from './keys';
import { language, t } from './languages.svelte';
import { fetched } from './later';
import { measure, pause } from './motion';
import { move } from './moving';
import { newKey } from './new-key';
import { preferences } from './preferences.svelte';
import { Selection } from './selection.svelte';
import { answer, eventWords } from './spoken';
import { arePeople, namesIn, playersOf, sentences } from './words';

/** A view to come to, with the event that led there; none after a reconnection or a refusal. */
interface Step {
  event: Event | null;
  view: ViewFrame;
}

/** A score sheet; `end` is null if no deal was over when the match was stopped. */
export interface Sheet {
  end: DealEnded | null;
}

/** What two people at one device have in common, whoever of them sits at the table. */
export interface Sharing {
  /** Whose table it is. */
  seat: 0 | 1;
  dealing: Dealing;
  journal: Journal;
  /** The device is to be handed over; nothing more will be shown at this table. */
  onpass: () => void;
}

interface Pending {
  command: PlayCommand | TakeBackCommand | ResignCommand | ClaimCommand;
  timer: ReturnType<typeof setTimeout>;
  /** The seq of the play once the server has taken it. */
  accepted: number | null;
}

const NO_ANSWER = 6000;
const THINKING = 480;
/** How long a card that is played by itself can be seen before, in milliseconds. */
const BEFORE_FORCED = 900;
const BEFORE_PASS = 700;
const MOST_ANNOUNCEMENTS = 6;

/**
 * The table as it is shown: frames come in, wait in a queue, and are shown one after the other. It knows no rules: each view
 * is whole, and each play says what it does.
 */
export class Table {
  view = $state.raw<ViewFrame | null>(null);
  status = $state<Status>('connecting');
  /** The id of a message that tells what went wrong. */
  notice = $state<string | null>(null);
  /** The score sheet that is open: of a deal, or of a match that was stopped before a deal was over. */
  sheet = $state.raw<Sheet | null>(null);
  announcements = $state.raw<{ id: number; words: string }[]>([]);
  isShowing = $state(false);
  /** This device holds both seats: it is told nothing at this table, but at one for each seat. */
  isShared = $state(false);
  pending = $state.raw<Pending | null>(null);
  /** For whom the latest play was made, or is being made, since their time was up. */
  timedOut = $state<number | null>(null);
  /** What is around the cards of an online match, once it is told. */
  around = $state.raw<Around | null>(null);

  readonly journal: Journal;
  readonly dealing: Dealing;
  readonly selection = new Selection(() => this.view);
  /** The element that holds everything that moves, and the one for what moves across. */
  root: Element | null = null;
  stage: Element | null = null;

  readonly #connection: MatchConnection;
  #arounds: Promise<Around> | null = null;
  #queue: Step[] = [];
  #sheetClosed: (() => void) | null = null;
  #announced = 0;
  /** The number of the latest time-out. */
  #timeOut = -1;
  #isLeft = false;

  constructor(
    /** The match, or the code by which it is watched. */
    match: string,
    private readonly sharing: Sharing | null = null,
    readonly isWatching = false,
  ) {
    this.journal = sharing?.journal ?? new Journal(match);
    this.dealing = sharing?.dealing ?? new Dealing(match, () => this.#connection);
    const listener = {
      onFrame: (frame: ServerFrame) => this.#take(frame),
      onStatus: (status: Status) => (this.status = status),
    };
    this.#connection = new Connection(isWatching ? socketOfWatch(match) : socketOfMatch(match, sharing?.seat), listener);
  }

  get me(): 0 | 1 {
    return this.view?.seat === 1 ? 1 : 0;
  }

  get isMyTurn(): boolean {
    return this.view !== null && this.view.turn === this.view.seat;
  }

  get canPlay(): boolean {
    return this.isMyTurn && !this.isShowing && this.pending === null;
  }

  /** The seat that is addressed here; see `Side`. */
  get you(): 0 | 1 | null {
    return this.sharing || this.view?.seat === null ? null : this.me;
  }

  get names(): [string, string] {
    return this.view ? namesIn(playersOf(this.view.seats), this.you) : ['', ''];
  }

  /** Whether two people play at two devices. */
  get isOnline(): boolean {
    return !this.sharing && this.view !== null && arePeople(playersOf(this.view.seats));
  }

  /** The last view that has come in, though it may not be shown yet. */
  get latest(): ViewFrame | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  get canTakeBack(): boolean {
    return this.canPlay && this.view !== null && this.view.can_take_back;
  }

  /** Make a play; nothing happens if it is not the turn. */
  play(play: PlayFrame): void {
    if (!this.view || !this.canPlay) return;
    this.notice = null;
    this.selection.hovered = null;
    tremble('tap');
    this.#send({ frame: 'play', key: newKey(), seq: this.view.seq, play: play.play });
  }

  /** Take back the latest own play; nothing happens if there is none that may be taken back. */
  takeBack(): void {
    if (!this.view || !this.canTakeBack) return;
    this.notice = null;
    this.#send({ frame: 'take-back', key: newKey(), seq: this.view.seq });
  }

  /** Give the match up, or win it because the other player is away; nothing happens while a play is on its way. */
  stop(how: 'resign' | 'claim'): void {
    const { latest } = this;
    if (latest && !latest.is_over && !this.pending) this.#send({ frame: how, key: newKey(), seq: latest.seq });
  }

  /** Send something that is answered elsewhere; false if there is no connection. */
  send(frame: ClientFrame): boolean {
    return this.#connection.send(frame);
  }

  /** Close the score sheet and go on. */
  closeSheet(): void {
    this.sheet = null;
    this.#sheetClosed?.();
  }

  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.pending?.timer);
    if (!this.sharing) this.dealing.leave();
    this.around?.leave();
    this.#connection.close();
  }

  #send(command: Pending['command']): void {
    clearTimeout(this.pending?.timer);
    const timer = setTimeout(() => this.#connection.renew(), NO_ANSWER);
    this.pending = { command, timer, accepted: null };
    this.#connection.send(command);
  }

  #take(frame: ServerFrame): void {
    if (frame.frame === 'welcome' && frame.view.seat === null && !this.isWatching) this.isShared = true;
    if (this.isShared) return;
    if (frame.frame === 'table' || frame.frame === 'talk') return this.#surround(frame);
    if (!this.isWatching) this.dealing.take(frame);
    switch (frame.frame) {
      case 'step':
        this.#queue.push({ event: frame.event, view: frame.view });
        break;
      case 'welcome':
        this.#queue = [{ event: null, view: frame.view }];
        if (this.pending && this.pending.accepted === null) this.#send(this.pending.command);
        this.around?.connected();
        break;
      case 'accepted':
        if (this.pending?.command.key === frame.key) this.pending = { ...this.pending, accepted: frame.seq };
        this.around?.answered(frame.key);
        break;
      case 'rejected':
        this.#drop(frame.key, `rejected-${frame.code}`);
        this.around?.answered(frame.key, `rejected-${frame.code}`);
        this.#queue = [{ event: null, view: frame.view }];
        break;
      case 'problem':
        if (frame.code === 'no-match') this.status = 'refused';
        else if (frame.code === 'thinking') this.notice = 'problem-thinking';
        else this.#drop(frame.key, `problem-${frame.code}`);
        if (frame.key) this.around?.answered(frame.key, `problem-${frame.code}`);
    }
    this.#settlePending();
    if (this.#isOverNext()) this.#sheetClosed?.();
    void this.#show();
  }

  /** Take in what is around the cards; what takes care of it comes with the first frame about it. */
  #surround(frame: TableFrame | TalkFrame): void {
    const arrival = performance.now();
    const turn = this.latest?.turn ?? null;
    this.#arounds ??= Promise.all([fetched(() => import('./around.svelte')), language.need('around')]).then(
      ([{ Around }]) => (this.around = new Around(this)),
    );
    void this.#arounds.then((around) => this.#isLeft || around.take(frame, arrival, turn));
  }

  /** The result is shown on the open score sheet of the last deal, not after it. */
  #isOverNext(): boolean {
    const next = this.#queue[0]?.view;
    return next !== undefined && (next.is_over || next.stopped !== null);
  }

  #drop(key: string | null, notice: string): void {
    if (this.pending?.command.key !== key) return;
    clearTimeout(this.pending?.timer);
    this.pending = null;
    this.notice = notice;
    feel('wrong');
  }

  /** A play is done with once its own step has come in. */
  #settlePending(): void {
    const latest = this.#queue.at(-1)?.view.seq ?? this.view?.seq ?? -1;
    if (this.pending?.accepted === null || this.pending === null || this.pending.accepted > latest) return;
    clearTimeout(this.pending.timer);
    this.pending = null;
  }

  /** Show the queue, step by step. Only one call of this runs at a time. */
  async #show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    let isTakenBack = false;
    try {
      for (let step = this.#queue.shift(); step && !this.#isLeft; step = this.#queue.shift()) {
        if (this.#bringsHand(step)) return this.sharing?.onpass();
        await this.#showStep(step);
        isTakenBack = step.event?.event === 'taken-back';
        if (this.sheet && !this.#isOverNext())
          await new Promise<void>((resolve) => (this.#sheetClosed = resolve));
        if (this.#hasPassed()) return await this.#pass();
      }
    } finally {
      this.isShowing = false;
    }
    if (!isTakenBack) void this.#playForced();
  }

  /** New cards are shown to nobody of two people before the device is handed over. */
  #bringsHand({ event, view }: Step): boolean {
    const known = this.view;
    if (!this.sharing || !known) return false;
    return view.deal !== known.deal || view.round !== known.round || event?.event === 'round';
  }

  /** It is the turn of the other one of two people at this device. */
  #hasPassed(): boolean {
    return this.sharing !== null && this.view !== null && this.view.turn === 1 - this.me;
  }

  async #pass(): Promise<void> {
    await pause(BEFORE_PASS);
    if (!this.#isLeft) this.sharing?.onpass();
  }

  async #showStep({ event, view }: Step): Promise<void> {
    const known = this.view;
    if (event && known && view.seq <= known.seq) return;
    if (event?.event === 'play' && event.seat !== this.me) await pause(THINKING);
    const before = this.root ? measure(this.root) : new Map<string, DOMRect>();
    this.view = view;
    this.#noteTimeOut(event, view);
    this.selection.refresh();
    if (event) this.journal.note(event, view);
    else this.journal.meet(view);
    this.#announce(event, known);
    await tick();
    const { root, stage } = this;
    if (root && stage) await move(event, view, { root, stage, before, known });
    if (event && this.isMyTurn && this.#queue.length === 0) feel('turn');
    this.#openSheet(event, known);
  }

  #noteTimeOut(event: Event | null, { seq }: ViewFrame): void {
    if (event?.event === 'time-out') {
      this.timedOut = event.seat;
      this.#timeOut = seq;
    } else if (!event || (event.event === 'play' && seq !== this.#timeOut + 1)) this.timedOut = null;
  }

  #openSheet(event: Event | null, known: ViewFrame | null): void {
    const { view } = this;
    if (!view) return;
    const isEnd = event?.event === 'deal-end' || (event?.event === 'match-end' && view.stopped !== null);
    if (isEnd || (!event && hasMissedEnd(view, known))) this.sheet = { end: view.last_deal };
  }

  #announce(event: Event | null, known: ViewFrame | null): void {
    if (!this.view) return;
    const isMissed = event === null && known !== null && known.seq !== this.view.seq;
    const words = event ? eventWords(event, this.view, this) : isMissed ? t('caught-up') : '';
    this.say(sentences(words, this.isMyTurn && event?.event !== 'time-out' ? t('your-turn') : ''));
  }

  /** Tell something to who listens. */
  say(words: string): void {
    if (!words) return;
    this.#announced += 1;
    this.announcements = [...this.announcements.slice(1 - MOST_ANNOUNCEMENTS), { id: this.#announced, words }];
  }

  /** What is to be said to a question about the table. */
  answer(question: Question): string {
    const { view, me, you, names, selection } = this;
    if (!view) return '';
    if (question === 'again') return this.announcements.at(-1)?.words ?? '';
    if (question === 'clock') return this.around?.clockWords ?? '';
    if (question === 'people') return this.around?.peopleWords ?? '';
    return answer(question, { view, me, you, names, selection });
  }

  /** Answer a question to who listens. */
  tell(question: Question): void {
    this.say(this.answer(question));
  }

  /** Play the last card of the hand, if the person wishes so and nothing is left to choose. */
  async #playForced(): Promise<void> {
    const { view } = this;
    const [only, ...others] = view?.plays ?? [];
    if (!preferences.forced || !this.canPlay || !view || !only || others.length || view.hand.length > 1) return;
    this.selection.choose(only.card);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_FORCED));
    if (preferences.forced && this.view === view && !this.#isLeft) this.play(only);
  }
}

/** Whether a deal or the match came to its end between two views that came without an event. */
function hasMissedEnd({ last_deal, is_over }: ViewFrame, known: ViewFrame | null): boolean {
  const isDealOver = known !== null && (last_deal?.deal ?? 0) > (known.last_deal?.deal ?? 0);
  return isDealOver || (is_over && !known?.is_over);
}
