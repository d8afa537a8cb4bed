// The four boys: waiter (spades), musician in love (hearts), boy of the lantern (diamonds), boy of the fields (clubs).
// The middle of the face is 0, 0; the two halves of the card meet around y = 90.
import { at, beads, disc, line, shape } from './draw.js';
import { face, head } from './faces.js';
import { lantern, oud, sleeve, sugarCane, tray } from './things.js';
import {
  BRASS,
  BRASS_DEEP,
  HIBISCUS,
  HIBISCUS_DEEP,
  INK,
  LEAF,
  LEAF_DEEP,
  LINEN,
  SAND,
  SAND_DEEP,
  SKINS,
  TEAL,
  TEAL_MID,
} from './palette.js';

const SHOULDERS = 'M-96 130C-96 84-72 66-22 52L0 70L24 52C74 66 96 84 96 130Z';

const hair = (d = 'M-29-6C-31-20-28-30-24-34L24-34C29-28 31-18 29-6L25-12V-22H-25V-12Z') => shape(INK, d);

export function tarboosh(fill = HIBISCUS, deep = HIBISCUS_DEEP) {
  return [
    shape(fill, 'M-29-24L-23-60Q0-66 23-60L29-24Q0-33-29-24Z'),
    shape(deep, 'M8-63.5Q18-62 23-60L29-24Q20-28 8-29Z'),
    line(INK, 2.2, 'M0-62Q22-68 27-52L30-36'),
    shape(INK, 'M27-40H33L35-20H26Z'),
  ].join('');
}

function waiter() {
  return [
    shape(LINEN, SHOULDERS),
    shape(TEAL, 'M-64 66L-26 53L-2 112L30 53L58 63L66 140H-66Z'),
    shape(TEAL_MID, 'M-26 53L-36 76L-2 112ZM30 53L42 74L-2 112Z'),
    shape(LINEN, 'M-26 53L-14 46L2 68L16 46L30 53L-2 112Z'),
    shape(SAND, 'M2 68L16 46L30 53L-2 112Z'),
    head(face({ kind: 'boy', skin: 'wheat', mouth: 'smile' }), hair(), tarboosh()),
    shape(LINEN, 'M-20 50L-14 44L2 58L16 44L22 50L12 66L2 60L-8 66Z'),
    shape(INK, 'M2 62L-14 54V71ZM2 62L18 54V71Z') + disc(INK, 2, 62.5, 4),
    tray(60, 10),
  ].join('');
}

function musician() {
  return [
    shape(LINEN, SHOULDERS),
    line(TEAL_MID, 2.6, 'M-62 72V140M-44 66V140M-26 60V140M30 60V140M48 66V140M66 74V140'),
    shape(SAND, 'M-14 50L2 66L16 50L22 53L10 120H-6L-20 53Z'),
    beads(BRASS_DEEP, 2.2, [
      [2, 78],
      [2, 90],
      [2, 102],
    ]),
    oud(),
    face({ kind: 'boy', skin: 'tan', mouth: 'grin', blush: true }),
    hair('M-29 0C-33-16-30-34-22-40H22C30-34 33-16 29 0L25-10C22-22 10-26-4-24C-16-22-24-18-25-10Z'),
    shape(HIBISCUS, 'M-29-24C-29-50-16-58 0-58C16-58 29-50 29-24Q0-34-29-24Z'),
    shape(HIBISCUS_DEEP, 'M8-57.5C20-55 29-46 29-24Q20-28 8-29Z'),
    line(BRASS, 2.4, 'M-28-28Q0-38 28-28M-25-38Q0-47 25-38'),
  ].join('');
}

function lanternBoy() {
  return [
    shape(TEAL_MID, SHOULDERS),
    shape(TEAL, 'M24 52C74 66 96 84 96 130H10L6 72Z'),
    shape(LINEN, 'M-22 52L-12 47L2 66L14 47L24 52L2 84Z'),
    line(BRASS, 2.4, 'M2 84V130') + line(BRASS, 2, 'M-24 55L2 88L26 55'),
    face({ kind: 'boy', skin: 'nubian', mouth: 'grin' }),
    hair('M-29-6C-32-24-27-34-22-38H22C28-34 32-24 29-6L25-14V-24H-25V-14Z'),
    shape(LINEN, 'M-30-22C-31-50-16-57 0-57C16-57 31-50 30-22Q0-31-30-22Z'),
    shape(SAND, 'M8-56.5C20-54 31-46 30-22Q22-25 8-27Z'),
    line(BRASS, 2, 'M-29-27L-22-34L-15-29L-8-37L0-31L8-37L15-29L22-34L29-27'),
    lantern(66, 6),
  ].join('');
}

function fieldBoy() {
  return [
    sugarCane(),
    shape(LEAF, SHOULDERS),
    shape(LEAF_DEEP, 'M24 52C74 66 96 84 96 130H10L6 72Z'),
    shape(SKINS.brown[1], 'M-12 46L2 84L16 46Z'),
    shape(LINEN, 'M-22 52L-12 47L4 86L-2 92ZM24 52L14 47L0 86L6 92Z'),
    head(
      face({ kind: 'boy', skin: 'brown', mouth: 'smile' }),
      hair(),
      shape(SAND, 'M-27-24C-28-48-14-60 2-60C18-60 28-46 28-24Q0-30-27-24Z'),
      shape(SAND_DEEP, 'M9-59C22-56 28-44 28-24Q20-27 9-28Z'),
      shape(LINEN, 'M-31-19C-30-29-16-34 0-34C16-34 30-29 31-19C24-24 10-26 0-26C-12-26-24-24-31-19Z'),
      shape(LINEN, 'M-29-22L-44-10L-34-8L-40 4L-26-12Z'),
    ),
    at(62, 62, sleeve(LEAF, LEAF_DEEP, 'brown')),
  ].join('');
}

export const BOYS = { S: waiter, H: musician, D: lanternBoy, C: fieldBoy };
