// The backs, 240 by 336, as masks: the page lays the colour of a theme through them.
import { at, group, star } from './draw.js';

/** Petals around 0, 0 from the radius `from` to `to`, `step` degrees apart, each as wide as its neighbours allow. */
function petals(from, to, step, opacity, [first, last] = [0, 360 - step]) {
  const wide =
    Math.round((from + (to - from) * 0.62) * Math.tan(((step / 2) * Math.PI) / 180) * 0.86 * 10) / 10;
  const belly = from + (to - from) * 0.62;
  const d = `M0 ${-from}C${-wide * 0.5} ${-from - 4} ${-wide * 1.3} ${-belly} 0 ${-to}C${wide * 1.3} ${-belly} ${wide * 0.5} ${-from - 4} 0 ${-from}Z`;
  const all = [];
  for (let angle = first; angle <= last; angle += step)
    all.push(`<use href="#p${from}" transform="rotate(${angle})"/>`);
  return `<defs><path id="p${from}" opacity="${opacity}" d="${d}"/></defs>${all.join('')}`;
}

/** Every pattern is a cell of 40 by 40 around 0, 0, laid 5 times across and 7 times down. */
const CELLS = {
  lattice: () =>
    `<path fill="none" stroke="#000" stroke-width="2" d="${star(20)}"/><path fill="none" stroke="#000" stroke-width="1.8" opacity=".7" d="${star(10)}"/>`,
  tiles: () =>
    [
      `<path fill-rule="evenodd" opacity=".3" d="M-20-20H20V20H-20Z${star(20)}"/>`,
      `<path fill-rule="evenodd" opacity=".92" d="${star(17.4)}${star(12.5)}"/>`,
      `<path opacity=".7" d="${star(7)}"/>`,
    ].join(''),
  mashrabiya: () =>
    [
      '<path fill-rule="evenodd" d="M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5ZM0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5Z" opacity=".95"/>',
      '<path d="M-3.5-10C-1.5-13-1.5-14-1.5-15H1.5C1.5-14 1.5-13 3.5-10ZM-3.5 10C-1.5 13-1.5 14-1.5 15H1.5C1.5 14 1.5 13 3.5 10ZM-10-3.5C-13-1.5-14-1.5-15-1.5V1.5C-14 1.5-13 1.5-10 3.5ZM10-3.5C13-1.5 14-1.5 15-1.5V1.5C14 1.5 13 1.5 10 3.5Z" opacity=".8"/>',
      '<path d="M-5-20L0-15L5-20ZM-5 20L0 15L5 20ZM-20-5L-15 0L-20 5ZM20-5L15 0L20 5Z" opacity=".95"/>',
      '<path d="M-20-20H-14A6 6 0 0 1-20-14ZM20-20H14A6 6 0 0 0 20-14ZM-20 20H-14A6 6 0 0 0-20 14ZM20 20H14A6 6 0 0 1 20 14Z" opacity=".6"/>',
      '<path fill="none" stroke="#000" stroke-width="2" d="M-7.5-7.5L-16-16M7.5-7.5L16-16M-7.5 7.5L-16 16M7.5 7.5L16 16" opacity=".5"/>',
    ].join(''),
};

function laid(cell) {
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from(
      { length: 5 },
      (_, column) => `<use href="#c" x="${40 + 40 * column}" y="${48 + 40 * row}"/>`,
    ).join(''),
  );
  return `<defs><g id="c">${cell}</g></defs>${rows.join('')}`;
}

/** A rosette of lotus petals, a lotus above and below it, and a quarter of a rosette in each corner. */
function lotus() {
  const flower = petals(7, 48, 24, 0.9, [-72, 72]) + '<path d="M-14-3Q0 5 14-3L5 10H-5Z"/>';
  const corner = petals(9, 56, 22.5, 0.55, [101.25, 168.75]) + '<path d="M0 0H9A9 9 0 0 1 0 9Z"/>';
  const rosette = `${petals(21, 47, 45, 0.95)}${petals(46, 92, 22.5, 0.8)}<path d="${star(15)}"/><circle fill="none" stroke="#000" stroke-width="1.6" r="95.5"/>`;
  const half = [
    group('translate(120 298) scale(.7)', flower),
    group('translate(20 28)', `<g id="q">${corner}</g>`),
    group('matrix(-1 0 0 1 220 28)', '<use href="#q"/>'),
  ].join('');
  return `${at(120, 168, rosette)}<g id="l">${half}</g><use href="#l" transform="rotate(180 120 168)"/>`;
}

const FRAME =
  '<path fill="none" stroke="#000" stroke-width="3.5" d="M21 11H219Q229 11 229 21V315Q229 325 219 325H21Q11 325 11 315V21Q11 11 21 11Z"/><path fill="none" stroke="#000" stroke-width="1.6" opacity=".8" d="M20 28H220V308H20Z"/>';

/** The art of each back by its name. */
export const BACKS = Object.fromEntries(
  Object.entries({ ...CELLS, lotus }).map(([name, draw]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336">${FRAME}${name === 'lotus' ? draw() : laid(draw())}</svg>`,
  ]),
);
