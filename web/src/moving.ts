import { feast } from './feast';
import { feel } from './feel';
import type { CardPlayed, Event, ViewFrame } from './generated/frames';
import { capture, dealOut, type Rects, settle, sweepLeftovers } from './motion';
import { basraWords } from './words';

/** Where an event is shown: the page stands as it is right after it. */
export interface Scene {
  /** The element that holds everything that moves, and the one for what moves across. */
  root: Element;
  stage: Element;
  /** Where everything was before the event. */
  before: Rects;
}

/** A scene that follows another view, if there was one. */
interface Next extends Scene {
  known: ViewFrame | null;
}

const REST_AFTER_THEIRS = 560;
const REST_AFTER_MINE = 200;

/** Show an event as it looks, sounds and feels; without one the view has come by itself. */
export async function move(event: Event | null, view: ViewFrame, scene: Next): Promise<void> {
  const { root, stage, before } = scene;
  switch (event?.event) {
    case 'play':
      return movePlay(event, view, scene);
    case 'taken-back':
      return settle(root, before, scene.known ? originsOf(view, scene.known, before) : undefined);
    case 'deal-end':
      if (event.leftovers.length) feel('sweep');
      return sweepLeftovers(stage, event, before);
    case 'deal':
    case 'round':
      feel('dealt', 4);
      return dealOut(root, before);
    case 'match-end':
      if (event.winner !== null) feel(event.winner === view.seat ? 'won' : 'lost');
      return settle(root, before);
    default:
      // A deal that nobody has played in yet is dealt before the eyes of who comes to it.
      return before.size === 0 && !view.last_play ? dealOut(root, before) : settle(root, before);
  }
}

/** Show a play on the table that stands as the view says right after it. */
export async function movePlay(event: CardPlayed, view: ViewFrame, { root, stage, before }: Scene): Promise<void> {
  const from = before.get(event.card) ?? before.get(`#${event.position}`);
  if (event.captured.length === 0) {
    await settle(root, before, from ? new Map([[event.card, from]]) : undefined);
    return feel('laid');
  }
  const pile = root.querySelector(`[data-fly=pile-${event.seat}]`)?.getBoundingClientRect();
  const turned = root.querySelector(`[data-basra="${event.card}"]`);
  const rest = event.seat === view.seat ? REST_AFTER_MINE : REST_AFTER_THEIRS;
  const onland = (): void => land(event, view, root, stage);
  await Promise.all([settle(root, before), capture(stage, { event, from, before, pile, turned, rest, onland })]);
}

/** The played card has come to those that it takes. */
function land({ captured, basra }: CardPlayed, { rules }: ViewFrame, root: Element, stage: Element): void {
  feel('capture', captured.length);
  const floor = root.querySelector('[data-floor]')?.getBoundingClientRect();
  if (!basra || !floor) return;
  feel(basra);
  feast(stage, basra, basraWords(basra, basra === 'basra' ? rules.basra_points : rules.jack_basra_points), floor);
}

/** Where the cards come back from when plays are taken back: what was captured from its pile, what was laid from the floor. */
function originsOf(view: ViewFrame, known: ViewFrame, before: Rects): Rects {
  const origins: Rects = new Map();
  const set = (key: string, from: string | undefined): void => {
    const rect = before.get(from ?? '');
    if (rect && !before.has(key)) origins.set(key, rect);
  };
  const pileOf = (seat: number): string => `pile-${seat}`;
  const taker = view.seats.findIndex(({ pile }, seat) => pile < (known.seats[seat as 0 | 1].pile ?? 0));
  for (const card of view.floor) set(card, pileOf(taker));
  const hands = new Set([...view.floor, ...view.hand.map(({ card }) => card)]);
  const laid = known.floor.find((card) => !hands.has(card));
  view.seats.forEach(({ positions }, seat) => {
    if (seat !== view.seat) for (const position of positions) set(`#${position}`, laid ?? pileOf(seat));
  });
  for (const { card } of view.hand) set(card, pileOf(view.seat ?? 0));
  return origins;
}
