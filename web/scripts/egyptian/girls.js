// The four girls: lady with the fan (spades), bride of the quarter (hearts), singer (diamonds), girl of the Nile (clubs).
// The middle of the face is 0, 0; the two halves of the card meet around y = 90.
import { at, beads, disc, garland, line, oval, shape } from './draw.js';
import { earring, face, head } from './faces.js';
import { fan, hibiscus, mirror, papyrus, sleeve } from './things.js';
import {
  BRASS,
  HIBISCUS,
  HIBISCUS_DEEP,
  INK,
  INK_DEEP,
  LEAF,
  LEAF_DEEP,
  LINEN,
  SKINS,
  TEAL,
  TEAL_DEEP,
  TEAL_MID,
  TEAL_PALE,
} from './palette.js';

const SHOULDERS = 'M-84 130C-84 86-62 70-20 56L0 72L22 56C64 70 84 86 84 130Z';
const SHADED = 'M22 56C64 70 84 86 84 130H8L4 72Z';
const BREAST = 'M-20 54Q-4 50 2 50Q10 50 22 54C22 74 12 88 2 92C-10 88-20 74-20 54Z';

/** A scarf behind the face, falling on the shoulders. */
const veil = (fill, deep) =>
  shape(fill, 'M-36-6C-40-58 40-58 36-6C37 26 48 48 66 68L44 120H-44L-62 68C-46 48-37 26-36-6Z') +
  shape(deep, 'M36-6C37 26 48 48 66 68L44 120H24C34 80 30 40 29 10Z');

/** The scarf's rim around the face. */
const rim = (fill, deep) =>
  shape(fill, 'M-30 14C-42-20-34-52 1-52C36-52 42-20 32 14C32-8 30-30 6-35C-20-32-30-10-30 14Z') +
  shape(deep, 'M12-51C38-47 41-20 32 14C32-8 30-28 13-34Z');

const necklace = (y, rx, ry, count, fill = BRASS) => beads(fill, 2.6, garland(2, y, rx, ry, count));

function ladyWithFan() {
  return [
    veil(INK, INK_DEEP),
    shape(TEAL, SHOULDERS),
    shape(TEAL_DEEP, SHADED),
    shape(SKINS.wheat[1], BREAST),
    shape(
      INK,
      'M-34 24C-40 44-54 60-66 72L-50 120L-26 86C-34 64-34 44-30 24ZM34 24C38 44 54 60 68 72L52 120L32 86C36 64 36 44 33 24Z',
    ),
    head(
      face({ kind: 'girl', skin: 'wheat', mouth: 'lips', weight: 2.4, kohl: true, ears: false, blush: true }),
      rim(INK, INK_DEEP),
      beads(BRASS, 2.6, [
        [-25, -20],
        [-19, -27],
        [-11, -32],
        [-2, -35],
        [7, -36],
        [16, -34],
        [23, -28],
        [28, -20],
      ]),
      disc(BRASS, 5, -29, 4) + disc(HIBISCUS, 5, -29, 2),
    ),
    line(BRASS, 2, 'M-17 58Q2 80 20 58') + necklace(62, 16, 18, 7),
    fan(60, 38),
  ].join('');
}

function bride() {
  return [
    shape(INK, 'M-34-10C-38-50 38-50 36-10C38 20 40 50 34 74C20 90-20 90-38 72C-42 48-36 18-34-10Z'),
    shape(HIBISCUS, SHOULDERS),
    shape(HIBISCUS_DEEP, SHADED),
    shape(SKINS.tan[1], BREAST),
    line(BRASS, 2.6, 'M-21 56C-20 76-10 89 2 93C12 89 22 76 22 56'),
    head(
      face({ kind: 'girl', skin: 'tan', mouth: 'lips', weight: 2.4, kohl: true, ears: false, blush: true }),
      shape(INK, 'M-31 20C-36-10-32-40 0-42C32-40 37-10 32 18C32-2 27-22 8-32C-14-26-30-6-31 20Z'),
      shape(HIBISCUS, 'M-33-14C-36-52-12-58 2-58C18-58 38-52 35-14C28-30 16-36 2-36C-12-36-26-30-33-14Z'),
      shape(HIBISCUS_DEEP, 'M11-57C26-55 37-46 35-14C30-26 22-32 12-35Z'),
      line(TEAL_PALE, 2, 'M-29-30Q-14-48 2-48T31-32'),
      beads(BRASS, 3.6, [
        [-32, -13],
        [-20, -28],
        [2, -35],
        [24, -28],
        [34, -13],
      ]),
      beads(LINEN, 3.6, [
        [-27, -21],
        [-10, -33],
        [13, -33.5],
        [30, -20.5],
      ]),
      earring(-31, 18) + earring(30, 18),
    ),
    necklace(60, 16, 16, 7) + disc(BRASS, 2, 80, 5) + disc(TEAL_MID, 2, 80, 2.4),
    hibiscus(62, 22),
  ].join('');
}

function singer() {
  const collar = (fill, rx, ry) => oval(fill, 2, 56, rx, ry);
  return [
    shape(INK, 'M-40-6C-44-58 46-58 42-6L48 54Q36 62 22 56L20 30H-20L-18 56Q-34 62-44 54Z'),
    shape(TEAL_MID, 'M-84 130C-84 86-62 72-20 60H22C64 72 84 86 84 130Z'),
    shape(TEAL, 'M22 60C64 72 84 86 84 130H8L4 72Z'),
    collar(BRASS, 50, 38) +
      collar(TEAL, 43, 31) +
      collar(HIBISCUS, 36, 24) +
      collar(BRASS, 29, 17) +
      collar(SKINS.brown[1], 22, 10),
    beads(LINEN, 2.4, garland(2, 56, 39.5, 27.5, 11, 25, 155)),
    head(
      face({ kind: 'girl', skin: 'brown', mouth: 'lips', weight: 2.8, kohl: true, ears: false }),
      shape(
        INK,
        'M-39 40C-45-14-38-54 2-54C42-54 47-14 42 40L27 42C32 12 33-8 28-24L-25-24C-32-8-31 12-26 42Z',
      ),
      line('#3d362d', 1.4, 'M-33 38C-36 6-34-16-30-30M35 38C38 6 37-16 33-30M-12-26V-52M2-26V-53M16-26V-51'),
      shape(BRASS, 'M-34-28Q2-37 37-28V-22Q2-31-34-22Z'),
      shape(
        BRASS,
        'M2-56Q12-44 2-30Q-8-44 2-56ZM-12-50Q-2-44 0-31Q-14-36-12-50ZM16-50Q6-44 4-31Q18-36 16-50Z',
      ),
      disc(HIBISCUS, 2, -31, 3.4),
      line(BRASS, 2.4, 'M-34 20H-28M-34 27H-28M32 20H38M32 27H38'),
    ),
    mirror(64, 4),
  ].join('');
}

function girlOfTheNile() {
  return [
    papyrus(),
    veil(LEAF, LEAF_DEEP),
    shape(TEAL_MID, SHOULDERS),
    shape(TEAL, SHADED),
    shape(
      LEAF,
      'M-34 24C-34 56-22 74 2 82C28 74 38 56 34 22C48 46 56 58 70 70L30 106L4 92L-32 106L-66 70C-50 58-40 44-34 24Z',
    ),
    shape(LEAF_DEEP, 'M34 22C48 46 56 58 70 70L30 106L4 92L2 82C28 74 38 56 34 22Z'),
    line(TEAL_PALE, 1.8, 'M-48 70L-24 90M-40 62L-18 82M50 64L30 84'),
    head(
      face({ kind: 'girl', skin: 'tan', mouth: 'lips', weight: 2.4, kohl: true, ears: false, blush: true }),
      beads(TEAL, 1.1, [
        [3, 32],
        [5.5, 32],
        [4.2, 34.5],
      ]),
      shape(INK, 'M-27-16C-22-32-8-34 6-36C20-34 28-26 30-14C24-24 16-28 5-30C-8-28-20-26-27-16Z'),
      rim(LEAF, LEAF_DEEP),
      line(BRASS, 2.2, 'M-31 8C-33-16-24-36 5-39C32-36 36-14 33 8'),
      line(TEAL_PALE, 1.6, 'M-30-36L-24-30M-16-46L-12-40M2-50V-44M19-47L16-41'),
      earring(-30, 22),
    ),
    at(66, 52, sleeve(TEAL_MID, TEAL, 'tan')),
  ].join('');
}

export const GIRLS = { S: ladyWithFan, H: bride, D: singer, C: girlOfTheNile };
