import type { CardPlayed, ViewFrame } from './generated/frames';
import { capture, feast, type Rects, settle } from './motion';
import { basraWords } from './words';

/** Where a play is shown. */
export interface Scene {
  /** The element that holds everything that moves, and the one for what moves across. */
  root: Element;
  stage: Element;
  /** Where everything was before the play. */
  before: Rects;
}

const REST_AFTER_THEIRS = 560;
const REST_AFTER_MINE = 200;

/** Show a play on the table that stands as the view says right after it. */
export async function movePlay(event: CardPlayed, view: ViewFrame, { root, stage, before }: Scene): Promise<void> {
  const from = before.get(event.card) ?? before.get(`#${event.position}`);
  if (event.captured.length === 0)
    return settle(root, before, from ? new Map([[event.card, from]]) : undefined);
  const pile = root.querySelector(`[data-fly=pile-${event.seat}]`)?.getBoundingClientRect();
  const rest = event.seat === view.seat ? REST_AFTER_MINE : REST_AFTER_THEIRS;
  const floor = root.querySelector('[data-floor]')?.getBoundingClientRect();
  if (event.basra && floor) {
    const { basra_points, jack_basra_points } = view.rules;
    feast(stage, basraWords(event.basra, event.basra === 'basra' ? basra_points : jack_basra_points), floor);
  }
  await Promise.all([settle(root, before), capture(stage, { event, from, before, pile, rest })]);
}
