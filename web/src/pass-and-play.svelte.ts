import { flushSync } from 'svelte';
import { ApiFailure, contribute } from './api';
import { Connection, type MatchConnection, socketOfMatch, type Status } from './connection';
import { Dealing } from './dealing.svelte';
import type { CommitCommand, Rejected, RevealCommand, ServerFrame, ViewFrame } from './generated/frames';
import { Journal } from './journal.svelte';
import { Table } from './table.svelte';

type Seat = 0 | 1;

/**
 * A match of two people at one device, which goes from hand to hand. It is covered until somebody says who they are; then
 * there is a table of that seat alone, and it is gone before the cover comes back. All that is known here is what everybody
 * may see.
 */
export class PassAndPlay {
  /** The match as everybody may see it: no hand is in it. */
  view = $state.raw<ViewFrame | null>(null);
  status = $state<Status>('connecting');
  /** The table of whoever holds the device; null while it is covered. */
  table = $state.raw<Table | null>(null);

  /** The last event that is known. */
  #seq = 0;
  #sending: Promise<void> = Promise.resolve();
  readonly #lookout: MatchConnection;
  readonly #journal: Journal;
  readonly #dealings: readonly [Dealing, Dealing];

  constructor(private readonly match: string) {
    this.#journal = new Journal(match);
    this.#dealings = [this.#dealingOf(0), this.#dealingOf(1)];
    this.#lookout = new Connection(socketOfMatch(match), {
      onFrame: (frame: ServerFrame) => this.#take(frame),
      onStatus: (status) => (this.status = status),
    });
  }

  /** Why the cards cannot be dealt, if one of the two cannot add to the dealing. */
  get trouble(): Dealing['trouble'] {
    return this.#dealings[0].trouble ?? this.#dealings[1].trouble;
  }

  /** Whose cards are to be shown next; null while nobody is to play. */
  get next(): Seat | null {
    const turn = this.view?.turn;
    return turn === 0 || turn === 1 ? turn : null;
  }

  /** Show the table to whoever is to play. */
  uncover(): void {
    if (this.next !== null) this.#seat(this.next);
  }

  /** Take the table away, at once and with all that is on it. */
  cover(): void {
    if (!this.table) return;
    this.table.leave();
    flushSync(() => (this.table = null));
  }

  leave(): void {
    this.cover();
    this.#lookout.close();
    for (const dealing of this.#dealings) dealing.leave();
  }

  #seat(seat: Seat): void {
    const onpass = (): void => this.cover();
    this.table = new Table(this.match, { seat, dealing: this.#dealings[seat], journal: this.#journal, onpass });
  }

  #take(frame: ServerFrame): void {
    if (frame.frame !== 'welcome' && frame.frame !== 'step') return;
    const { view } = frame;
    this.view = view;
    this.#seq = Math.max(this.#seq, view.seq);
    // Until the cards are dealt there is no table: each seat adds its number from here.
    if (view.stage !== 'play')
      this.#dealings.forEach((dealing, seat) => dealing.take({ ...frame, view: { ...view, seat } }));
    // Nobody holds a card any more: the result is for both.
    if (view.is_over && !this.table) this.#seat(0);
  }

  #dealingOf(seat: Seat): Dealing {
    const send = (command: CommitCommand | RevealCommand): boolean => {
      this.#sending = this.#sending.then(() => this.#contribute(seat, command));
      return true;
    };
    return new Dealing(this.match, () => ({ send, renew: () => this.#lookout.renew() }));
  }

  /** Send what a seat adds to the dealing; the other one's came after the same view, so that it is one event further now. */
  async #contribute(seat: Seat, command: CommitCommand | RevealCommand): Promise<void> {
    try {
      const { seq } = await contribute(this.match, seat, { ...command, seq: this.#seq });
      this.#seq = Math.max(this.#seq, seq);
    } catch (error) {
      this.#refuse(seat, command, error);
    }
  }

  /** A command was not taken. One that came too late is sent again with the next view. */
  #refuse(seat: Seat, { key }: CommitCommand | RevealCommand, error: unknown): void {
    if (!(error instanceof ApiFailure) || !this.view) return;
    const view = { ...this.view, seat };
    if (error.code === 'bad-value')
      this.#dealings[seat].take({ frame: 'rejected', key, code: error.code, view } satisfies Rejected);
    else if (error.code !== 'stale') this.#dealings[seat].take({ frame: 'problem', key, code: 'storage' });
  }
}
