import { describe, expect, it } from 'vitest';
import { arranged, cardWidth, EMPTY, placed, type Places, type Room } from './floor';

const PHONE: Room = { width: 318, height: 196, gap: 6, widest: 84 };
const DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Q', 'K'].flatMap((rank) => [
  `${rank}C`,
  `${rank}S`,
]);

const lying = ({ cells }: Places): string[] => cells.filter((card) => card !== null).sort();
const columnOf = (places: Places, card: string): number => places.cells.indexOf(card) % places.columns;

describe('the floor', () => {
  it('fits sixteen cards on a small phone, none narrower than 40 px', () => {
    const { columns, rows } = arranged(DECK.slice(0, 16), PHONE);
    expect(columns * rows).toBeGreaterThanOrEqual(16);
    expect(cardWidth(columns, rows, PHONE)).toBeGreaterThanOrEqual(40);
  });

  it('holds every card exactly once while cards come one by one', () => {
    let places = EMPTY;
    for (let count = 1; count <= DECK.length; count += 1) {
      places = placed(places, DECK.slice(0, count), PHONE);
      expect(lying(places)).toEqual(DECK.slice(0, count).sort());
    }
  });

  it('leaves the cards that stay in their columns when others are taken', () => {
    const before = arranged(DECK.slice(0, 9), PHONE);
    const left = DECK.slice(0, 9).filter((_, index) => index % 2 === 0);
    const after = placed(before, left, PHONE);
    expect(lying(after)).toEqual([...left].sort());
    for (const card of left) expect(columnOf(after, card)).toBe(columnOf(before, card));
  });

  it('lays the first card on an empty floor in the middle', () => {
    const { columns, cells } = placed(EMPTY, ['7D'], PHONE);
    expect(cells.indexOf('7D')).toBe((columns - 1) / 2);
  });

  it('gives up a row that nothing lies in', () => {
    const before = arranged(DECK.slice(0, 6), { ...PHONE, height: 300, width: 240 });
    expect(before.rows).toBe(2);
    expect(placed(before, DECK.slice(0, 2), PHONE).rows).toBe(1);
  });
});
