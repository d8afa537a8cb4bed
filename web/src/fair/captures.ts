// What a card captures and whether that is a basra: docs/rules.md, rules 4 to 9 and "Basra".
import { type Card, CARDS, KOMI, RANKS, isJack, rankOf, valueOf } from './cards';
import type { Basra, Rules } from './events';

/** Cards that no capture tells apart: equal in rank and in points of their own. The lowest suit goes first. */
interface Alike {
  value: number;
  cards: Card[];
}

/** How many cards of each kind of alike cards are taken. */
type Counts = readonly number[];

/** Everything that a card may capture from a floor: each capture in floor order; `[[]]` if the card stays there. */
export function capturesOf(card: Card, floor: readonly Card[], rules: Rules): Card[][] {
  if (card === KOMI || isJack(card)) return [[...floor]];
  const always = floor.filter((other) => other === KOMI || rankOf(other) === rankOf(card));
  const others = floor.filter((other) => !always.includes(other));
  return largestSums(valueOf(card), others, rules).map((sums) => floor.filter((other) => always.includes(other) || sums.includes(other)));
}

/** The largest sets of cards that divide into groups of two or more, each adding up to the value. */
function largestSums(value: number, cards: readonly Card[], rules: Rules): Card[][] {
  const kinds = kindsOf(cards, value, rules);
  const groups = groupsOf(value, kinds);
  const unions = new Map<string, Counts>();
  const waiting: Counts[] = [kinds.map(() => 0)];
  for (let union = waiting.pop(); union; union = waiting.pop()) {
    if (unions.has(union.join())) continue;
    unions.set(union.join(), union);
    for (const group of groups) {
      const wider = union.map((count, index) => count + (group[index] ?? 0));
      if (wider.every((count, index) => count <= (kinds[index]?.cards.length ?? 0))) waiting.push(wider);
    }
  }
  const most = Math.max(...[...unions.values()].map(sizeOf));
  return [...unions.values()].filter((union) => sizeOf(union) === most).map((union) => cardsOf(union, kinds));
}

function kindsOf(cards: readonly Card[], value: number, rules: Rules): Alike[] {
  const points = new Map(rules.card_points);
  const kinds = new Map<string, Alike>();
  for (const card of CARDS.filter((one) => cards.includes(one) && valueOf(one) > 0 && valueOf(one) < value)) {
    const name = `${rankOf(card)} ${points.get(card) ?? 0}`;
    const kind = kinds.get(name) ?? { value: valueOf(card), cards: [] };
    kind.cards.push(card);
    kinds.set(name, kind);
  }
  return [...kinds.values()];
}

/** Every group that adds up to the value; it has two cards or more, since each kind is worth less. */
function groupsOf(value: number, kinds: readonly Alike[]): Counts[] {
  if (value === 0) return [];
  let partial: { counts: Counts; left: number }[] = [{ counts: [], left: value }];
  for (const kind of kinds) {
    partial = partial.flatMap(({ counts, left }) => {
      const most = Math.min(kind.cards.length, Math.floor(left / kind.value));
      return Array.from({ length: most + 1 }, (_, count) => ({ counts: [...counts, count], left: left - count * kind.value }));
    });
  }
  return partial.filter(({ left }) => left === 0).map(({ counts }) => counts);
}

const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

const cardsOf = (counts: Counts, kinds: readonly Alike[]): Card[] => kinds.flatMap(({ cards }, index) => cards.slice(0, counts[index]));

/** Whether a capture is a basra, and which. */
export function basraOf(card: Card, floor: readonly Card[], captured: readonly Card[], rules: Rules): Basra {
  const [only] = floor;
  if (only === undefined || captured.length < floor.length) return null;
  if (card === KOMI) return komiBasra(floor, rules);
  if (!isJack(card)) return 'basra';
  if (floor.length > 1) return null;
  if (isJack(only)) return 'jack-basra';
  return only === KOMI ? 'basra' : null;
}

function komiBasra(floor: readonly Card[], rules: Rules): Basra {
  const isLoneJack = floor.length === 1 && floor.every(isJack);
  const total = floor.reduce((sum, card) => sum + valueOf(card), 0);
  switch (rules.komi_basra) {
    case 'ten-or-less':
      return floor.every((card) => valueOf(card) > 0) && total <= 10 ? 'basra' : null;
    case 'single':
      return floor.length > 1 ? null : isLoneJack ? 'jack-basra' : 'basra';
    case 'any-value':
      return isLoneJack ? 'jack-basra' : isMatchOfSomeRank(floor, rules) ? 'basra' : null;
  }
}

/** No suit of the pack, so that no card of a rank is meant, the komi least of all. */
const ANY_SUIT = '*';

function isMatchOfSomeRank(floor: readonly Card[], rules: Rules): boolean {
  return RANKS.filter((rank) => rank !== 'J').some((rank) => capturesOf(rank + ANY_SUIT, floor, rules).some((captured) => captured.length === floor.length));
}
