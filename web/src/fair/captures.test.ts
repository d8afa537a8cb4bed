import { describe, expect, it } from 'vitest';
import { basraOf, capturesOf } from './captures';
import type { Rules } from './events';

const V2: Rules = {
  preset: 'egyptian-v2',
  target: 101,
  majority_points: 30,
  tied_majority: 'nobody',
  basra_points: 10,
  jack_basra_points: 30,
  card_points: [],
  komi_basra: 'any-value',
  opening: 'replace',
};

const cards = (text: string): string[] => text.split(' ').filter(Boolean);
const captures = (floor: string, card: string, rules = V2): string[] =>
  capturesOf(card, cards(floor), rules)
    .map((capture) => capture.join(' '))
    .sort();
const basra = (floor: string, card: string, rules = V2): string | null =>
  basraOf(card, cards(floor), capturesOf(card, cards(floor), rules)[0] ?? [], rules);

// Floor, card, what it captures (all, or each of the choices), basra: the cases of docs/rules.md.
const CASES: [string, string, string, string | null][] = [
  ['10S 5H 4C AD', '10H', 'all', 'basra'],
  ['8S 7H AC', '8D', 'all', 'basra'],
  ['AS 7H KC 8D', '8S', 'AS 7H 8D', null],
  ['AS 7H KC 8D', '9C', 'AS 8D', null],
  ['AS 7H KC 8D', 'KD', 'KC', null],
  ['QS KH', 'QD', 'QS', null],
  ['KC', 'KH', 'all', 'basra'],
  ['9S 3C 4H 5D 6S', '9H', 'all', 'basra'],
  ['6S 4H 3C AD', '10S', '6S 3C AD', null],
  ['9S 8H 7C 3D 2S AH', '10C', 'all', 'basra'],
  ['5S 4H 4C 3D 2S', '10H', '4H 4C 2S|5S 3D 2S', null],
  ['4S 4H AC', '5D', '4H AC', null],
  ['KS QH 3D', 'JC', 'all', null],
  ['JS', 'JH', 'all', 'jack-basra'],
  ['JS 3H', 'JH', 'all', null],
  ['JS JD', 'JH', 'all', null],
  ['', 'JC', '', null],
  ['', '7D', '', null],
  ['AS 2H 7C 8D', '7D', 'all', 'basra'],
  ['10S AH', '7D', 'all', null],
  ['9S 9H 3D', '7D', 'all', null],
  ['QS', '7D', 'all', 'basra'],
  ['QS QH', '7D', 'all', 'basra'],
  ['QS 5H', '7D', 'all', null],
  ['JS', '7D', 'all', 'jack-basra'],
  ['JS JH', '7D', 'all', null],
  ['7D', '4C', 'all', 'basra'],
  ['7D', 'KH', 'all', 'basra'],
  ['7D', 'JC', 'all', 'basra'],
  ['7D QS', 'QH', 'all', 'basra'],
  ['7D JS', 'JC', 'all', null],
  ['7D 3S', '10C', '7D', null],
];

describe.each(CASES)('%s played on by %s', (floor, card, captured, kind) => {
  it(`captures ${captured || 'nothing'}`, () => expect(captures(floor, card)).toEqual(captured === 'all' ? [floor] : captured.split('|')));
  it(`makes ${kind ?? 'no basra'}`, () => expect(basra(floor, card)).toBe(kind));
});

it('tells suits apart only by points of their own', () => {
  const withPoints = (...card_points: [string, number][]): Rules => ({ ...V2, card_points });
  expect(captures('4S AH AD AC', '5D', withPoints(['AC', 1], ['AD', 1]))).toEqual(['4S AC', '4S AH']);
  expect(captures('4S AH AD AC', '5D', withPoints(['AC', 1], ['AD', 2]))).toEqual(['4S AC', '4S AD', '4S AH']);
  expect(captures('4S AH AD AC', '5D', withPoints(['4S', 3]))).toEqual(['4S AC']);
});

it.each([
  ['ten-or-less', '4S 6H', 'basra'],
  ['ten-or-less', '4S 6H AC', null],
  ['ten-or-less', 'QS', null],
  ['ten-or-less', 'JS', null],
  ['single', 'KS', 'basra'],
  ['single', 'JS', 'jack-basra'],
  ['single', 'AS 2H', null],
] as const)('under komi_basra %s the komi on %s makes %s', (komi_basra, floor, kind) =>
  expect(basra(floor, '7D', { ...V2, komi_basra })).toBe(kind),
);
