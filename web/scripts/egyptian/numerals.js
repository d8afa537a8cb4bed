// The number cards: pips in their columns, a great spade on its ace, and a brass star where the komi has room for one.
import { group, shape, star } from './draw.js';
import { BRASS, INK, LINEN } from './palette.js';
import { SUITS } from './suits.js';

/** Places of the pips: column -1, 0 or 1, and row from 0 (top) to 1. */
const COLUMNS = (...rows) =>
  rows.flatMap((row) => [
    [-1, row],
    [1, row],
  ]);
const PLACES = {
  2: [
    [0, 0],
    [0, 1],
  ],
  3: [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  4: COLUMNS(0, 1),
  5: [...COLUMNS(0, 1), [0, 0.5]],
  6: COLUMNS(0, 0.5, 1),
  7: [...COLUMNS(0, 0.5, 1), [0, 0.25]],
  8: [...COLUMNS(0, 0.5, 1), [0, 0.25], [0, 0.75]],
  9: [...COLUMNS(0, 1 / 3, 2 / 3, 1), [0, 0.5]],
  10: [...COLUMNS(0, 1 / 3, 2 / 3, 1), [0, 1 / 6], [0, 5 / 6]],
};

/** The suit itself is drawn once, by the index. */
const pip = (size, x, y, isTurned) =>
  `<use href="#s" transform="translate(${x} ${y}) scale(${((isTurned ? -1 : 1) * size) / 100})"/>`;

const ace = (suit, size) =>
  pip(size, 120, 168) +
  shape(LINEN, SUITS[suit].slits, `transform="translate(120 168) scale(${size / 100})"`);

function aceOfSpades(size) {
  const { shape: spade } = SUITS.S;
  return group(
    `translate(120 168) scale(${size / 100})`,
    shape(BRASS, spade, 'transform="scale(1.09) translate(0 -1)"'),
    shape(LINEN, spade, 'transform="scale(1.045) translate(0 -.5)"'),
    shape(INK, spade),
    shape(BRASS, star(19, 0, 8)),
    shape(INK, star(14.5, 0, 8)),
    shape(BRASS, star(8, 0, 8)),
    shape(BRASS, 'M0-38Q4-26 0-16Q-4-26 0-38Z'),
  );
}

/** The middle of a number card or an ace. */
export function numeral(rank, suit, { columns, rows: [top, bottom], pip: size, ace: aceSize, greatAce }) {
  if (rank === 'A') return suit === 'S' ? aceOfSpades(greatAce) : ace(suit, aceSize);
  const pips = PLACES[rank].map(([column, row]) =>
    pip(size, 120 + column * columns, top + row * (bottom - top), row > 0.5),
  );
  const komi =
    rank === '7' && suit === 'D' ? shape(BRASS, star(size * 0.44, 120, top + 0.75 * (bottom - top))) : '';
  return pips.join('') + komi;
}
