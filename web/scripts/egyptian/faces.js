// Faces, seen from three quarters and turned to the right: a light side and a shaded side meet in the line of the nose.
// The middle of a face is 0, 0; it is 56 wide, and its chin is at 38.
import { disc, group, line, oval, shape } from './draw.js';
import { BRASS, HIBISCUS, HIBISCUS_DEEP, INK, LINEN, SKINS } from './palette.js';

const JAWS = { boy: 17, girl: 13, elder: 20 };

function outline(kind) {
  const jaw = JAWS[kind];
  return `M-28-14C-28-44 28-44 28-14C28 10 ${jaw} 38 1 38C-${jaw - 1} 38-28 10-28-14Z`;
}

function shade(kind) {
  const jaw = JAWS[kind];
  return `M6-40V-9C7-2 13 5 13.5 9C13.5 12 8 12.5 6 12.5L8 17L5.5 21Q8 28 1 38C${jaw} 38 28 10 28-14C28-30 18-40 6-40Z`;
}

/** An almond eye around x, y, its lid drawn out as with kohl. */
function eye(x, y, width, { kohl = false, lid = INK }) {
  const w = width / 2;
  const tail = kohl ? `L${x + w + 4} ${y - 2}Q${x + w} ${y + 2.5} ${x} ${y + 4}` : '';
  return [
    shape(LINEN, `M${x - w} ${y + 1}Q${x} ${y - 6} ${x + w} ${y}Q${x} ${y + 5} ${x - w} ${y + 1}Z`),
    disc(INK, x + 1, y - 0.3, 3),
    line(lid, 2, `M${x - w} ${y + 0.5}Q${x} ${y - 6.5} ${x + w + 1} ${y - 0.5}${tail}`),
  ].join('');
}

const brow = (x, y, width, weight, colour, lift = 4) =>
  shape(
    colour,
    `M${x - width / 2} ${y + 1}Q${x} ${y - lift} ${x + width / 2} ${y}L${x + width / 2} ${y + 0.8}Q${x} ${y - lift + weight * 1.4} ${x - width / 2} ${y + 1 + weight * 0.4}Z`,
  );

const MOUTHS = {
  lips:
    shape(HIBISCUS, 'M-3 23Q2 19.5 5 21Q8 19.5 12 22.5Q8 28.5 4.5 28.5Q1 28.5-3 23Z') +
    line(HIBISCUS_DEEP, 1, 'M-2 23.2Q5 24.5 11 22.8'),
  smile: line(INK, 1.8, 'M-4 22.5Q3 28 12 22.5') + line(INK, 1.2, 'M1 29.5Q4 30.5 7 29.5'),
  grin:
    shape(LINEN, 'M-5 21.5Q4 24 13 21Q10 29.5 4 29.5Q-2 29.5-5 21.5Z') +
    line(INK, 1.6, 'M-5 21.5Q4 24 13 21Q10 29.5 4 29.5Q-2 29.5-5 21.5Z'),
};

/** What makes a face: `kind` of jaw, `skin`, `mouth`, the colour and weight of the brows, ears or none, a blush or none. */
export function face({
  kind,
  skin,
  mouth,
  brows = INK,
  weight = 3,
  kohl = false,
  ears = true,
  blush = false,
}) {
  const [light, dark, rosy] = SKINS[skin];
  return [
    shape(dark, 'M-15 22H16V43Q0 54-15 43Z'),
    ears ? oval(light, -28, -2, 5.5, 9) + oval(dark, 28, -2, 4.5, 8.5) + oval(dark, -28.5, -1, 2.2, 5) : '',
    shape(light, outline(kind)),
    shape(dark, shade(kind)),
    blush ? oval(rosy, -14, 9, 6, 4.5) : '',
    eye(-10, -5, 15, { kohl: false }),
    kohl ? line(INK, 2, 'M-17.5-4.5L-22-7') : '',
    eye(17, -5, 12, { kohl }),
    brow(-11, -15, 18, weight, brows),
    brow(17.5, -15, 14, weight, brows),
    MOUTHS[mouth] ?? '',
  ].join('');
}

/** An earring under the ear at x. */
export const earring = (x, y = 12) =>
  disc(BRASS, x, y - 3, 2.2) + line(BRASS, 2.2, `M${x - 4.5} ${y + 5}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`);

/** A face and what is worn on it, at the size in which it stands on a card. */
export const head = (...parts) => group('translate(0 8) scale(1.08)', ...parts);
