import { expect, it } from 'vitest';
import { leftOf, timeOf } from './clock';
import type { SeatState } from './generated/frames';

const seat = (state: Partial<SeatState> = {}): SeatState => ({
  is_present: true,
  grace_ms: null,
  bank_ms: 60_000,
  time_outs: 0,
  offers: [],
  rating: null,
  ...state,
});

const told = (play: number | null, own = seat()): Parameters<typeof leftOf>[0] => ({ play_ms: play, seats: [own, seat()] });

it('draws on the bank once the time for the play is over, and never goes below nothing', () => {
  expect(leftOf(told(12_000), 0, 5_000)).toEqual({ play: 7_000, bank: 60_000 });
  expect(leftOf(told(12_000), 0, 20_000)).toEqual({ play: 0, bank: 52_000 });
  expect(leftOf(told(12_000), 0, 100_000)).toEqual({ play: 0, bank: 0 });
  expect(leftOf(told(null), 0, 0)).toBeNull();
});

it('stands still while the seat is away, until the grace is over', () => {
  const away = told(12_000, seat({ is_present: false, grace_ms: 30_000 }));
  expect(leftOf(away, 0, 29_000)).toEqual({ play: 12_000, bank: 60_000 });
  expect(leftOf(away, 0, 45_000)).toEqual({ play: 0, bank: 57_000 });
});

it('tells whole seconds, and nothing left only when nothing is left', () => {
  expect([65_000, 64_001, 9_000, 1, 0, -5].map(timeOf)).toEqual(['1:05', '1:05', '0:09', '0:01', '0:00', '0:00']);
});
