// A court card: one half is drawn, cut along a slanting sash, and turned to make the other.
import { at, disc, group, line, shape, star } from './draw.js';
import { BOYS } from './boys.js';
import { ELDERS } from './elders.js';
import { GIRLS } from './girls.js';
import { BRASS, BRASS_DEEP } from './palette.js';

const FIGURES = { J: BOYS, Q: GIRLS, K: ELDERS };
const GROUNDS = { S: '#d3dfd9', H: '#f0d9cd', D: '#f2e2b8', C: '#dfe4c8' };
const SASHES = { S: '#17404a', H: '#a3173a', D: '#2f6f78', C: '#2f5640' };

/** The panel in which a court stands, with two corners left for the index. */
function panel(notchX, notchY) {
  const [left, top, right, bottom] = [12, 12, 228, 324];
  const r = 9;
  const x = left + notchX;
  const y = top + notchY;
  const half = `L${right - r} ${top}Q${right} ${top} ${right} ${top + r}`;
  return `M${x + r} ${top}${half}V${bottom - notchY - r}Q${right} ${bottom - notchY} ${right - r} ${bottom - notchY}H${240 - x + r}Q${240 - x} ${bottom - notchY} ${240 - x} ${bottom - notchY + r}V${bottom - r}Q${240 - x} ${bottom} ${240 - x - r} ${bottom}H${left + r}Q${left} ${bottom} ${left} ${bottom - r}V${y + r}Q${left} ${y} ${left + r} ${y}H${x - r}Q${x} ${y} ${x} ${y - r}V${top + r}Q${x} ${top} ${x + r} ${top}Z`;
}

export function court(rank, suit, { notch: [notchX, notchY], shift }) {
  const frame = panel(notchX, notchY);
  return [
    `<clipPath id="p"><path d="${frame}"/></clipPath><clipPath id="h"><path d="M0 0H240V188L0 148Z"/></clipPath>`,
    `<g clip-path="url(#p)">`,
    shape(GROUNDS[suit], 'M0 0H240V336H0Z'),
    `<g id="f" clip-path="url(#h)">${at(120 + shift, 79, FIGURES[rank][suit]())}</g>`,
    '<use href="#f" transform="rotate(180 120 168)"/>',
    group(
      'rotate(9.46 120 168)',
      shape(SASHES[suit], 'M-20 160H260V176H-20Z'),
      line(BRASS, 1.6, 'M-20 162.5H260M-20 173.5H260'),
    ),
    disc(SASHES[suit], 120, 168, 17),
    shape(BRASS, star(14, 120, 168)),
    shape(SASHES[suit], star(7, 120, 168)),
    '</g>',
    line(BRASS_DEEP, 1.6, frame),
  ].join('');
}
