import type { CardPlayed, DealEnded, Event, ViewFrame } from './generated/frames';

/** One deal as far as this browser has seen it. */
export interface DealSeen {
  deal: number;
  plays: CardPlayed[];
  /** The positions of the cards that were played for somebody whose time was up. */
  timedOut?: number[];
  end: DealEnded | null;
}

const keyOf = (match: string): string => `basra.journal.${match}`;

/** The public events of a match that this tab has seen: the list of plays and the score sheets so far. */
export class Journal {
  deals = $state.raw<DealSeen[]>([]);
  /** Whether the play that comes next is made for somebody whose time is up. */
  #isTimeOut = false;

  constructor(private readonly match: string) {
    try {
      this.deals = (JSON.parse(sessionStorage.getItem(keyOf(match)) ?? '[]') as DealSeen[] | null) ?? [];
    } catch {
      // Begin anew.
    }
  }

  /** Take in an event, at the view right after it. */
  note(event: Event, view: ViewFrame): void {
    if (event.event === 'play') this.#notePlay(event, view.deal);
    this.#isTimeOut = event.event === 'time-out';
    if (event.event === 'taken-back')
      this.#change(view.deal, (seen) => ({ ...seen, plays: until(seen.plays, view.last_play) }));
    if (event.event === 'deal-end') this.#change(event.deal, (seen) => ({ ...seen, end: event }));
  }

  /** Take in what a whole view tells, after a reload or a lost connection. */
  meet(view: ViewFrame): void {
    if (view.last_deal) this.note(view.last_deal, view);
    if (view.last_play) this.note(view.last_play, view);
  }

  #notePlay(play: CardPlayed, deal: number): void {
    const timedOut = this.#isTimeOut ? [play.position] : [];
    this.#change(deal, (seen) => ({
      ...seen,
      plays: [...without(seen.plays, play), play],
      timedOut: [...(seen.timedOut ?? []), ...timedOut],
    }));
  }

  #change(deal: number, change: (seen: DealSeen) => DealSeen): void {
    const seen = this.deals.find((one) => one.deal === deal) ?? { deal, plays: [], end: null };
    this.deals = [...this.deals.filter((one) => one.deal !== deal), change(seen)].sort(
      (a, b) => a.deal - b.deal,
    );
    try {
      sessionStorage.setItem(keyOf(this.match), JSON.stringify(this.deals));
    } catch {
      // A full or forbidden storage costs the list after a reload, nothing else.
    }
  }
}

const without = (plays: CardPlayed[], play: CardPlayed): CardPlayed[] =>
  plays.filter(({ position }) => position !== play.position);

/** The plays up to one that is the last again; none if there is none. */
const until = (plays: CardPlayed[], last: CardPlayed | null): CardPlayed[] =>
  plays.slice(0, plays.findIndex(({ position }) => position === last?.position) + 1);
