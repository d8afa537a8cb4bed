import { tick } from 'svelte';
import type { LessonMove, LessonStep, PlayFrame, ViewFrame } from './generated/frames';
import { t } from './languages.svelte';
import { measure, pause } from './motion';
import { movePlay } from './moving';
import { Selection } from './selection.svelte';
import { effect, mark, namesIn, playedWords, playersOf, sentences, spoken } from './words';

const KEY = 'basra.lesson';
const END = 'end';
const THINKING = 900;
const MOST_TOLD = 4;
const PRAISES = 4;

/**
 * The lesson as it is shown: at which step it is and how its table stands. Where the person was is kept in this browser. It
 * knows no rules: the server says which plays are right and where they lead.
 */
export class Lesson {
  /** The number of the step, from 0; that of all steps at the end. */
  index = $state(0);
  view = $state.raw<ViewFrame>() as ViewFrame;
  /** Whether a right play was made, and a play that was made and was another one. */
  isDone = $state(false);
  other = $state.raw<PlayFrame | null>(null);
  isShowing = $state(false);
  /** What is read out. */
  told = $state.raw<{ id: number; words: string }[]>([]);

  readonly selection = new Selection(() => this.view);
  /** The element that holds everything that moves, and the one for what moves across. */
  root: Element | null = null;
  stage: Element | null = null;

  #told = 0;

  constructor(readonly steps: LessonStep[]) {
    const kept = read();
    const at = steps.findIndex(({ name }) => name === kept);
    this.go(kept === END ? steps.length : Math.max(at, 0));
  }

  get step(): LessonStep | null {
    return this.steps[this.index] ?? null;
  }

  get canPlay(): boolean {
    return this.step !== null && !this.isDone && !this.isShowing;
  }

  get names(): [string, string] {
    return namesIn(playersOf(this.view.seats), 0);
  }

  get title(): string {
    return this.step ? t(`lesson-${this.step.name}-title`) : t('lesson-end-title');
  }

  /** What the person reads now: what to do, what another play would have done, or why it was right. */
  get words(): string {
    if (!this.step) return this.#text('lesson-end-text');
    if (this.isDone) return this.#text(`lesson-${this.step.name}-why`);
    if (this.isShowing) return t('lesson-see');
    return this.#otherWords(mark) || this.#text(`lesson-${this.step.name}-text`);
  }

  get praise(): string {
    const { last_play: last, seat } = this.view;
    if (last?.basra && last.seat !== seat) return t('lesson-see-that');
    return t(`lesson-good-${(this.index % PRAISES) + 1}`);
  }

  /** Go to a step and set its table up anew. */
  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.steps.length);
    const step = this.step ?? this.steps.at(-1);
    if (step) this.view = step.view;
    this.selection.choose(null);
    this.selection.refresh();
    [this.isDone, this.isShowing, this.other] = [false, false, null];
    keep(this.step?.name ?? END);
    this.#tell(this.title, this.words);
  }

  /** Begin anew the next time. */
  forget(): void {
    keep(this.steps[0]?.name ?? END);
  }

  /** Make a play; if another one is wanted, only tell what this one would do. */
  async play(play: PlayFrame): Promise<void> {
    const { step } = this;
    if (!step || !this.canPlay) return;
    const right = step.wanted.find((one) => one.play === play.play);
    if (!right) {
      this.other = play;
      this.#tell(this.#otherWords(spoken));
      return;
    }
    this.isShowing = true;
    this.isDone = right.moves.length === 1;
    for (const move of right.moves) {
      if (move.event.seat !== this.view.seat) await pause(THINKING);
      if (this.step !== step) return;
      await this.#show(move);
      if (this.step !== step) return;
    }
    this.isDone = true;
    this.isShowing = false;
    this.#tell(this.praise, this.words);
  }

  async #show({ event, view }: LessonMove): Promise<void> {
    const before = this.root ? measure(this.root) : new Map<string, DOMRect>();
    this.view = view;
    this.selection.refresh();
    this.#tell(playedWords(event, event.seat === view.seat, this.names[1] ?? ''));
    await tick();
    if (this.root && this.stage) await movePlay(event, view, { root: this.root, stage: this.stage, before });
  }

  #otherWords(name: typeof mark): string {
    if (!this.other || !this.step) return '';
    const does = effect(this.other, this.view.floor.length, name);
    return sentences(does, this.#text(`lesson-${this.step.name}-hint`));
  }

  #text(id: string): string {
    const { seats, rules } = this.view;
    return t(id, {
      who: this.names[1] ?? '',
      cards: seats[0].pile,
      total: seats[0].total,
      target: rules.target,
      basra: rules.basra_points,
      jack: rules.jack_basra_points,
      most: rules.majority_points,
    });
  }

  #tell(...words: string[]): void {
    this.#told += 1;
    this.told = [...this.told.slice(1 - MOST_TOLD), { id: this.#told, words: sentences(...words) }];
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(place: string): void {
  try {
    localStorage.setItem(KEY, place);
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
