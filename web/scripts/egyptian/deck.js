// The Egyptian deck: every face as SVG text, in a colour for its suit and with a normal or a large index.
import { court } from './courts.js';
import { rankPath } from './ranks.js';
import { numeral } from './numerals.js';
import { SUITS } from './suits.js';

/** Where the index stands (middle, top and height of the rank, its room; middle and size of the suit), and what it leaves. */
const INDICES = {
  normal: {
    x: 25,
    top: 14,
    height: 33,
    room: 30,
    suitY: 66,
    suit: 25,
    notch: [30, 72],
    shift: 4,
    columns: 48,
    rows: [58, 278],
    pip: 48,
    ace: 108,
    greatAce: 170,
  },
  large: {
    x: 39,
    top: 15,
    height: 56,
    room: 50,
    suitY: 102,
    suit: 46,
    notch: [59, 122],
    shift: 12,
    columns: 27,
    rows: [52, 284],
    pip: 36,
    ace: 84,
    greatAce: 128,
  },
};

function corners(rank, suit, { x, top, height, room, suitY, suit: size }) {
  const mark = `<g transform="translate(${x} ${suitY}) scale(${size / 100})"><path id="s" d="${SUITS[suit].shape}"/></g>`;
  return `<g id="i">${rankPath(rank, height, x, top, room)}${mark}</g><use href="#i" transform="rotate(180 120 168)"/>`;
}

/** Digits behind the point that the paths need. */
export const pathPrecision = () => 2;

/** The face of a card, 240 wide and 336 high; its ground is left to the page. */
export function face(rank, suit, colour, index) {
  const place = INDICES[index];
  const isCourt = 'JQK'.includes(rank);
  const middle = isCourt ? court(rank, suit, place) : '';
  const inked = (isCourt ? '' : numeral(rank, suit, place)) + corners(rank, suit, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336">${middle}<g fill="${colour}">${inked}</g></svg>`;
}
