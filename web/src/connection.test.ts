import { expect, it } from 'vitest';
import { longestWait } from './connection';

it('waits longer after each attempt, and never longer than fifteen seconds', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => longestWait(attempt));
  expect(waits.slice(0, 3)).toEqual([400, 800, 1600]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(15_000);
});
