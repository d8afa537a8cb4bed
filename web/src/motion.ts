import type { Card } from './cards';
import { face } from './faces';
import type { CardPlayed, DealEnded } from './generated/frames';
import { preferences } from './preferences.svelte';

/*
 * Movement by FLIP: measure, let the page change, measure again, and let each thing travel from where it was. The page
 * is always in its final state already; what travels besides (captured cards on their way to a pile) are copies on a stage of
 * their own. So movement can be cut short at any time, and never stands in the way of input.
 */

/** Where each thing with `data-fly` is: cards by name, hidden cards as `#position`, `pile-0`, `pile-1` and `stock`. */
export type Rects = Map<string, DOMRect>;

const TRAVEL = 240;
const GATHER = 260;
const STAGGER = 35;
/** No copy travels for so long; after it what is hidden comes back whatever happens. */
const MOST_HIDDEN = 8000;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** How long everything takes at each speed, movement and rests alike. */
const PACES = { calm: 1.6, normal: 1, quick: 0.5, none: 0 };
const pace = (): number => PACES[preferences.speed];

const running = new Set<Animation>();
const sleepers = new Set<() => void>();

/** Whether nothing shall move: the person wishes so, or nobody looks. */
export const isStill = (): boolean =>
  document.hidden || pace() === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Bring everything that moves or waits to its end at once. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
  for (const wake of [...sleepers]) wake();
}

/** Wait so many milliseconds at normal speed, or until `skip`; hardly at all if nothing shall move. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, isStill() ? 0 : milliseconds * pace());
    sleepers.add(wake);
  });
}

interface Timing {
  /** In milliseconds at normal speed. */
  duration: number;
  delay?: number;
  easing?: string;
  fill?: FillMode;
}

/** Move an element; resolves when it has arrived, or was brought to its end. */
export async function animate(element: Element, keyframes: Keyframe[], timing: Timing): Promise<void> {
  if (isStill()) return;
  const { duration, delay = 0, easing = EASE, fill = 'backwards' } = timing;
  const animation = element.animate(keyframes, { duration: duration * pace(), delay: delay * pace(), easing, fill });
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

const flying = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-fly]')];
const keyOf = (element: HTMLElement): string => element.dataset.fly ?? '';

export const measure = (root: Element): Rects =>
  new Map(flying(root).map((element) => [keyOf(element), element.getBoundingClientRect()]));

/** From the middle of one place to that of another. */
const shift = (to: DOMRect, from: DOMRect): string =>
  `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;

const between = (from: DOMRect, to: DOMRect): string =>
  `${shift(from, to)} scale(${from.width / (to.width || 1)})`;

/**
 * Let everything travel from where it was to where it is now.
 * @param origins where things that were not there before come from
 */
export async function settle(root: Element, before: Rects, origins: Rects = new Map()): Promise<void> {
  let newcomers = 0;
  const moves = flying(root).map((element) => {
    const key = keyOf(element);
    const from = before.get(key) ?? origins.get(key);
    if (!from) return undefined; // before anything is measured, which a first view need not wait for
    const to = element.getBoundingClientRect();
    if (!to.width || (Math.hypot(from.x - to.x, from.y - to.y) < 1 && Math.abs(from.width - to.width) < 1))
      return undefined;
    const isDealt = !before.has(key) && origins.size > 1;
    const start = { transform: between(from, to), zIndex: 5, opacity: isDealt ? 0 : 1 };
    const delay = isDealt ? STAGGER * newcomers++ : 0;
    return animate(element, [start, { opacity: 1, offset: 0.2 }, { transform: 'none', zIndex: 5 }], {
      duration: TRAVEL,
      delay,
    });
  });
  await Promise.all(moves);
}

const isCard = (key: string): boolean => key !== 'stock' && !key.startsWith('pile-');

/** Every card that is new comes from the stock. */
export async function dealOut(root: Element, before: Rects): Promise<void> {
  const stock = root.querySelector('[data-fly=stock]')?.getBoundingClientRect();
  const origins: Rects = new Map();
  if (stock)
    for (const key of flying(root).map(keyOf)) if (isCard(key) && !before.has(key)) origins.set(key, stock);
  await settle(root, before, origins);
}

/** Copies of cards on the stage, at given places, above all else. */
class Copies {
  readonly #all: { element: HTMLElement; rect: DOMRect; goal: string | null }[] = [];

  constructor(private readonly stage: Element) {}

  /** @param goal where it goes at last if not to the pile, as a transform */
  add(card: Card, rect: DOMRect, goal: string | null = null): HTMLElement {
    const element = document.createElement('div');
    element.className = 'card-copy';
    face(card)(element);
    Object.assign(element.style, {
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    this.stage.append(element);
    this.#all.push({ element, rect, goal });
    return element;
  }

  /** All travel to a pile, or fade where they are if there is none, and are gone. */
  async gather(pile: DOMRect | undefined): Promise<void> {
    const travels = this.#all.map(({ element, rect, goal }, index) => {
      const end = goal ?? (pile ? between(pile, rect) : 'none');
      return animate(element, [{ transform: 'none' }, { transform: end, opacity: goal ? 1 : pile ? 0.7 : 0 }], {
        duration: GATHER,
        delay: 20 * index,
        easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
        fill: 'both',
      });
    });
    await Promise.all(travels);
    for (const { element } of this.#all) element.remove();
  }
}

interface Capture {
  event: CardPlayed;
  /** Where the played card comes from. */
  from: DOMRect | undefined;
  before: Rects;
  pile: DOMRect | undefined;
  /** The card that lies across the pile for a basra. */
  turned: Element | null;
  /** How long the capture lies still before it is gathered. */
  rest: number;
  /** What happens when the played card has come to the captured ones. */
  onland: () => void;
}

/** The played card travels to the captured ones, rests there, and all are gathered to the pile. */
export async function capture(stage: Element, { event, from, before, pile, turned, rest, onland }: Capture): Promise<void> {
  if (isStill()) return onland();
  const copies = new Copies(stage);
  const taken = event.captured
    .map((card) => ({ card, rect: before.get(card) }))
    .filter(({ rect }) => rect !== undefined);
  for (const { card, rect } of taken) copies.add(card, rect as DOMRect).classList.add('is-taken');
  const target = taken.at(-1)?.rect;
  const show = turned ? hide(turned) : undefined;
  if (target && from) {
    const landing = new DOMRect(
      target.x + target.width * 0.2,
      target.y + target.height * 0.22,
      target.width,
      target.height,
    );
    const played = copies.add(event.card, landing, turned && across(turned.getBoundingClientRect(), landing));
    await animate(played, [{ transform: between(from, landing) }, { transform: 'none' }], {
      duration: TRAVEL,
    });
  }
  onland();
  await pause(rest);
  await copies.gather(pile);
  show?.();
}

/** The way to a card that lies turned by a quarter. */
const across = (to: DOMRect, from: DOMRect): string =>
  `${shift(to, from)} rotate(90deg) scale(${to.height / (from.width || 1)})`;

/** Take an element out of sight while its copy travels to it; returns what shows it again. */
function hide(element: Element): () => void {
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOST_HIDDEN });
  return () => hidden.cancel();
}

/** What is left on the floor goes to the side that captured last. */
export async function sweepLeftovers(stage: Element, event: DealEnded, before: Rects): Promise<void> {
  if (isStill()) return;
  const copies = new Copies(stage);
  for (const card of event.leftovers) {
    const rect = before.get(card);
    if (rect) copies.add(card, rect);
  }
  await pause(event.leftovers.length ? 350 : 0);
  await copies.gather(event.taker === null ? undefined : before.get(`pile-${event.taker}`));
}
