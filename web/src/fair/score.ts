// What a deal is worth: docs/rules.md, "Score".
import type { Deal } from './deal';
import type { Rules, SideScore } from './events';

const HALF = 26;

export interface DealScore {
  scores: [SideScore, SideScore];
  /** Majority points that go on to the next deal. */
  carried: number;
}

/** Score a deal whose leftovers are taken; `carried` are the majority points that earlier ties carried to it. */
export function scoreOf(deal: Deal, carried: number): DealScore {
  const atStake = deal.rules.majority_points + carried;
  const isTied = deal.piles.every((pile) => pile.length === HALF);
  return {
    scores: [sideOf(deal, 0, atStake), sideOf(deal, 1, atStake)],
    carried: isTied && deal.rules.tied_majority === 'carry' ? atStake : 0,
  };
}

function sideOf(deal: Deal, seat: 0 | 1, atStake: number): SideScore {
  const pile = deal.piles[seat];
  const count = (kind: string): number => deal.basras[seat].filter((basra) => basra === kind).length;
  return withTotal(deal.rules, {
    cards: pile.length,
    majority: pile.length > HALF ? atStake : 0,
    basras: count('basra'),
    jack_basras: count('jack-basra'),
    card_points: deal.rules.card_points.reduce((sum, [card, points]) => sum + (pile.includes(card) ? points : 0), 0),
  });
}

type Counted = Omit<SideScore, 'basra_points' | 'jack_basra_points' | 'total'>;

function withTotal(rules: Rules, side: Counted): SideScore {
  const basra_points = side.basras * rules.basra_points;
  const jack_basra_points = side.jack_basras * rules.jack_basra_points;
  return { ...side, basra_points, jack_basra_points, total: side.majority + basra_points + jack_basra_points + side.card_points };
}
