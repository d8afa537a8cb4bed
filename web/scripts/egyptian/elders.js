// The four greybeards: smoker (spades), pasha (hearts), card player (diamonds), Upper Egyptian with his staff (clubs).
// The middle of the face is 0, 0; the two halves of the card meet around y = 90.
import { disc, line, shape, star } from './draw.js';
import { tarboosh } from './boys.js';
import { face, head } from './faces.js';
import { cards, prayerBeads, staff, waterPipe } from './things.js';
import {
  BRASS,
  BRASS_DEEP,
  HIBISCUS,
  HIBISCUS_DEEP,
  INK,
  INK_DEEP,
  LEAF,
  LEAF_DEEP,
  LEAF_NIGHT,
  LIMESTONE,
  LINEN,
  LINEN_SHADE,
  SAND,
  TEAL,
  TEAL_DEEP,
  TEAL_MID,
  TEAL_PALE,
} from './palette.js';

const SHOULDERS = 'M-98 130C-98 84-74 66-24 54L0 72L26 54C76 66 98 84 98 130Z';
const SHADED = 'M26 54C76 66 98 84 98 130H8L4 72Z';

const WRINKLES = line(INK, 1.2, 'M-14-24Q-2-28 8-24M-16-28Q-2-32 10-28', 'opacity=".45"');

/** White moustaches; `curl` lifts their ends. */
const moustache = (curl) =>
  shape(
    LINEN,
    `M5 13C-4 9-16 11-24 ${20 - curl}Q-30 ${25 - curl}-34 ${18 - curl * 1.6}C-30 ${31 - curl * 0.4}-8 31 5 20C16 29 32 ${28 - curl * 0.4} 38 ${18 - curl * 1.6}Q34 ${24 - curl} 28 ${20 - curl}C20 11 12 9 5 13Z`,
  ) +
  shape(
    LINEN_SHADE,
    `M5 13V20C16 29 32 ${28 - curl * 0.4} 38 ${18 - curl * 1.6}Q34 ${24 - curl} 28 ${20 - curl}C20 11 12 9 5 13Z`,
  );

const beard = (low) =>
  shape(
    LINEN,
    `M-28-8C-31 24-22 ${low - 8} 3 ${low}C26 ${low - 8} 32 24 28-8C27 8 22 15 5 15C-14 16-26 10-28-8Z`,
  ) + shape(LINEN_SHADE, `M3 ${low}C26 ${low - 8} 32 24 28-8C27 8 22 15 5 15Q9 ${low - 14} 3 ${low}Z`);

/** Linen wound around the head. */
const turban = (fill, deep) =>
  [
    shape(fill, 'M-36-16C-46-44-28-62 2-62C32-62 47-44 38-16C22-30-20-30-36-16Z'),
    shape(deep, 'M12-61C36-59 47-42 38-16C30-24 20-27 8-27C24-36 26-50 12-61Z'),
    line(deep, 2, 'M-39-28C-20-46 14-52 36-46M-38-38C-20-54 4-58 24-56M-34-19C-14-36 18-38 38-30'),
  ].join('');

function smoker() {
  return [
    shape(TEAL, SHOULDERS),
    shape(TEAL_DEEP, SHADED),
    shape(LINEN, 'M-22 54L-10 48L2 74L14 48L26 54L4 112Z'),
    line(BRASS, 2.2, 'M-24 56L3 114L28 56'),
    head(
      face({ kind: 'elder', skin: 'tan', mouth: '', brows: LINEN, weight: 4.5 }),
      WRINKLES,
      beard(54),
      moustache(2),
      shape(HIBISCUS, 'M-20-50C-20-68 24-68 24-50Z'),
      turban(LINEN, LINEN_SHADE),
    ),
    waterPipe(66, 10),
  ].join('');
}

function pasha() {
  return [
    shape(INK, SHOULDERS),
    shape(INK_DEEP, SHADED),
    shape(HIBISCUS, 'M-84 74L-58 62L60 118L52 140L20 140Z'),
    line(BRASS, 2, 'M-80 75L40 138M-60 64L64 122'),
    shape(INK, 'M-24 54L-16 40H18L26 54L4 76Z') + line(BRASS, 2.4, 'M-20 52Q2 62 22 52'),
    shape(BRASS, star(11, -54, 92)) + disc(HIBISCUS, -54, 92, 4),
    head(
      face({ kind: 'elder', skin: 'wheat', mouth: '', brows: LINEN, weight: 4.5 }),
      WRINKLES,
      line(INK, 1.6, 'M0 28Q5 30 10 28'),
      moustache(13),
      shape(LINEN_SHADE, 'M-29-4L-30-24L-24-28L-25-10ZM29-4L30-24L25-28V-10Z'),
      tarboosh(),
    ),
    prayerBeads(64, 26),
  ].join('');
}

function cardPlayer() {
  return [
    shape(BRASS, SHOULDERS),
    line(HIBISCUS, 4, 'M-70 72V140M-50 65V140M-30 60V140M34 60V140M54 65V140M74 72V140'),
    shape(BRASS_DEEP, 'M-24 54L2 130H-20L-40 58ZM26 54L2 130H26L44 58Z'),
    shape(LINEN, 'M-20 54L-10 48L2 74L14 48L24 54L2 116Z'),
    head(
      face({ kind: 'elder', skin: 'brown', mouth: '', brows: LINEN, weight: 4.5 }),
      WRINKLES,
      beard(64),
      moustache(4),
      line(
        BRASS,
        2,
        'M-20-4a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8-4a9.5 10 0 1 0 19 0a9.5 10 0 1 0-19 0M0-5Q4-8 8-5M-20-5L-28-8',
      ),
      shape(HIBISCUS, 'M-22-50C-22-68 26-68 26-50Z'),
      turban(TEAL_PALE, TEAL_MID),
    ),
    cards(64, 54),
  ].join('');
}

function upperEgyptian() {
  return [
    shape(LEAF_DEEP, SHOULDERS),
    shape(LEAF_NIGHT, SHADED),
    shape(HIBISCUS, 'M-34 44C-22 64 22 64 36 44L46 58C28 82-24 82-46 58Z'),
    shape(HIBISCUS_DEEP, 'M36 44L46 58C36 72 18 78 2 77C16 72 30 62 36 44Z'),
    shape(HIBISCUS, 'M-36 64L-12 74L-20 140H-44Z') + line(BRASS, 2, 'M-38 84L-16 88M-39 92L-17 96'),
    head(
      face({ kind: 'elder', skin: 'nubian', mouth: '', brows: LINEN, weight: 4.5 }),
      WRINKLES,
      moustache(9),
      shape(LINEN, 'M-12 31Q3 27 16 31C18 42 10 50 3 50C-5 50-13 42-12 31Z') +
        shape(LINEN_SHADE, 'M6 28.5Q12 29 16 31C18 42 10 50 3 50Q8 40 6 28.5Z'),
      turban(LIMESTONE, SAND),
      line(LEAF, 3, 'M-38-24C-20-42 16-46 37-38'),
    ),
    staff(68),
  ].join('');
}

export const ELDERS = { S: smoker, H: pasha, D: cardPlayer, C: upperEgyptian };
