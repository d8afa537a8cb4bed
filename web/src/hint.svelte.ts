import { ApiFailure, hintFor } from './api';
import type { Judgement, ViewFrame } from './generated/frames';
import { language, t } from './languages.svelte';
import { threat } from './replay';
import type { Table } from './table.svelte';
import { effect, sentences, spoken } from './words';

/** Whether a match has hints: not where two people play, and not in a deal that is compared with others. */
export const hasHints = ({ kind, seats }: ViewFrame): boolean =>
  kind !== 'daily' && seats.some(({ player }) => player.kind === 'computer');

/** A hint at the table, for one moment of it. */
export class Advice {
  /** The number of the event that it was asked for at. */
  #seq = $state(-1);
  #plays = $state.raw<Judgement[]>([]);
  #isAsking = false;

  constructor(private readonly table: Table) {}

  /** What each play is worth, the best first; none while no hint is shown. */
  get plays(): Judgement[] {
    return this.table.canPlay && this.table.view?.seq === this.#seq ? this.#plays : [];
  }

  get canAsk(): boolean {
    const { view, canPlay } = this.table;
    return canPlay && view !== null && hasHints(view);
  }

  /** Show the best play: its card is chosen, and said why; nothing is played. Asked for again, it goes. */
  async ask(): Promise<void> {
    const { view } = this.table;
    if (this.plays.length) return this.close();
    if (!view || !this.canAsk || this.#isAsking) return;
    this.#isAsking = true;
    try {
      const [{ seq, plays }] = await Promise.all([hintFor(view.match), language.need('review')]);
      this.#plays = plays;
      this.#seq = seq;
      this.#show();
    } catch (error) {
      this.table.notice = error instanceof ApiFailure && error.code !== 'offline' ? 'no-hint' : 'error-offline';
    } finally {
      this.#isAsking = false;
    }
  }

  close(): void {
    this.#seq = -1;
  }

  #show(): void {
    const [best] = this.plays;
    const { selection, view } = this.table;
    if (!best || !view) return;
    this.table.notice = null;
    selection.choose(best.card);
    if (selection.playsOf(best.card).length > 1) selection.pick(best.play);
    const words = effect(best, view.floor.length, spoken);
    this.table.say(sentences(t('hint-best', { play: words }), threat(best)));
  }
}
