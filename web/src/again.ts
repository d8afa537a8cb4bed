import { type MatchWish, startMatch } from './api';
import type { MatchSummary, ViewFrame } from './generated/frames';
import { preferences } from './preferences.svelte';
import { arePeople, playersOf } from './words';

/** Open a new match like one that was played: of its kind, by its rules and between the same players. */
export function startAgain({ kind, rules, seat, seats }: ViewFrame, contribute = true): Promise<MatchSummary> {
  const [first, second] = playersOf(seats);
  const wish: MatchWish = { rules, kind: kind === 'practice' ? 'practice' : 'fair' };
  if (wish.kind === 'fair') wish.contribute = contribute;
  if (arePeople(playersOf(seats)))
    return startMatch({ ...wish, opponent: 'person', name: first?.name ?? '', other_name: second?.name ?? '' });
  const other = seats[(1 - (seat ?? 0)) as 0 | 1].player;
  return startMatch({ ...wish, level: other.name || preferences.level });
}
