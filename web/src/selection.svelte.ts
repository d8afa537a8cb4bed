import type { Card } from './cards';
import type { PlayFrame, ViewFrame } from './generated/frames';

/** Which card of the hand is looked at and chosen, and which of its captures if it has several. */
export class Selection {
  /** The chosen card. */
  card = $state<Card | null>(null);
  /** The card under the pointer. */
  hovered = $state<Card | null>(null);
  /** Floor cards that the wanted capture shall hold. */
  wanted = $state.raw<Card[]>([]);
  /** The alternative that is looked at, by its notation. */
  peeked = $state<string | null>(null);
  #chosen = $state<string | null>(null);

  constructor(private readonly view: () => Pick<ViewFrame, 'plays'> | null) {}

  /** The card whose effect is shown. */
  get shown(): Card | null {
    return this.hovered ?? this.card;
  }

  playsOf(card: Card | null): PlayFrame[] {
    return this.view()?.plays.filter((play) => play.card === card) ?? [];
  }

  /** What the shown card may do; more than one if there is a choice. */
  get alternatives(): PlayFrame[] {
    return this.playsOf(this.shown);
  }

  get hasChoice(): boolean {
    return this.alternatives.length > 1;
  }

  /** The one play that is shown; null while a choice is open. */
  get play(): PlayFrame | null {
    const plays = this.alternatives;
    const [only] = plays;
    if (plays.length <= 1) return only ?? null;
    return plays.find(({ play }) => play === (this.peeked ?? this.#chosen)) ?? null;
  }

  /** The play that is ready to be made with the chosen card. */
  get ready(): PlayFrame | null {
    const plays = this.playsOf(this.card);
    return plays.length > 1 ? (plays.find(({ play }) => play === this.#chosen) ?? null) : (plays[0] ?? null);
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  choose(card: Card | null): void {
    if (card === this.card) return;
    this.card = card;
    this.#forget();
  }

  /** Choose one of several captures. */
  pick(play: string): void {
    this.#chosen = play;
    this.wanted = [];
  }

  /** A floor card was touched: only captures that hold it remain, and a single one left is chosen. */
  narrow(card: Card): void {
    const holds = (play: PlayFrame, cards: Card[]): boolean =>
      cards.every((one) => play.captured.includes(one));
    const more = [...this.wanted.filter((one) => one !== card), card];
    const wanted = this.alternatives.some((play) => holds(play, more)) ? more : [card];
    const left = this.alternatives.filter((play) => holds(play, wanted));
    this.wanted = wanted;
    this.#chosen = left.length === 1 ? (left[0]?.play ?? null) : null;
  }

  /** The view has changed: what is no more in the hand cannot stay chosen. */
  refresh(): void {
    if (this.playsOf(this.card).length === 0) this.choose(null);
    if (this.playsOf(this.hovered).length === 0) this.hovered = null;
    if (!this.playsOf(this.card).some(({ play }) => play === this.#chosen)) this.#forget();
  }

  #forget(): void {
    this.#chosen = null;
    this.peeked = null;
    this.wanted = [];
  }
}
