// What the courts hold, at the right of the face.
import { at, beads, disc, group, line, oval, shape, star } from './draw.js';
import {
  BRASS,
  BRASS_DEEP,
  HIBISCUS,
  HIBISCUS_DEEP,
  INK,
  LEAF,
  LEAF_DEEP,
  LEAF_NIGHT,
  LINEN,
  SAND,
  SKINS,
  TEAL,
  TEAL_DEEP,
  TEAL_MID,
  TEAL_PALE,
  WOOD,
} from './palette.js';

/** A closed hand around x, y, its fingers to the left. */
export function hand(skin, x, y, turn = 0) {
  const [light, dark] = SKINS[skin];
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape(light, 'M-12-9Q-13-14-8-14H8Q14-14 14-6V8Q14 15 6 15H-6Q-12 15-12 9Z'),
    line(dark, 1.6, 'M-11-6H0M-11.5 1H0M-11 8H0'),
  );
}

/** The waiter's arm with a tray, and on it a glass of tea. */
export function tray(x, y) {
  const [light] = SKINS.wheat;
  return at(
    x,
    y,
    shape(LINEN, 'M-14 130L-10 44Q0 36 12 42L30 130Z'),
    shape(SAND, 'M4 39L12 42L30 130H12Z'),
    shape(light, 'M-9 44L-12 24Q-12 18-4 18H8Q14 18 14 24L12 44Z'),
    line(SKINS.wheat[1], 1.5, 'M-5 19V27M1 19V27M7 19V27'),
    shape(BRASS, 'M-36 10H32Q30 20 20 20H-24Q-34 20-36 10Z'),
    shape(BRASS_DEEP, 'M4 20H20Q30 20 32 10H10Z'),
    at(
      -4,
      10,
      shape('#b8481f', 'M-10-22H10L8 0H-8Z'),
      shape('#8f3114', 'M2-22H10L8 0H1Z'),
      shape(LINEN, 'M-11-32H11L10-22H-10Z', 'opacity=".85"'),
      line(LINEN, 1.6, 'M-10.5-31L-8-1H8L10.5-31'),
      shape(LEAF, 'M2-23Q4-36 14-36Q14-26 4-21Z'),
    ),
    line(LINEN, 2.4, 'M-8-30Q-14-37-8-44T-8-58', 'opacity=".8"'),
  );
}

/** A lute across the breast, its neck rising to the right. */
export function oud() {
  return [
    group(
      'translate(14 92) rotate(-40)',
      shape(WOOD, 'M20-6H98V6H20Z'),
      shape(INK, 'M96-6L106-20L114-16L104 6H96Z'),
      oval(WOOD, -6, 0, 42, 33),
      oval('#c98f4e', -6, 0, 37, 28),
      shape('#dba763', 'M-43 0A37 28 0 0 1 31 0Z'),
      disc(WOOD, 0, 0, 9) + shape(BRASS, star(7)),
      line(LINEN, 1, 'M-32-3H98M-32 0H98M-32 3H98'),
      shape(INK, 'M-36-8H-32V8H-36Z'),
    ),
    shape(LINEN, 'M54 70L60 54L80 60L100 120H60Z') + shape(SAND, 'M72 58L80 60L100 120H84Z'),
    hand('tan', 68, 46, -40),
    hand('tan', -16, 84, 24),
  ].join('');
}

/** A brass lantern with coloured panes, as children carry it in Ramadan. */
export function lantern(x, y) {
  return at(
    x,
    y,
    shape(TEAL, 'M-16 130L-8 62Q2 56 12 62L32 130Z'),
    line(BRASS_DEEP, 3, 'M0-50a7 7 0 1 0 .1 0'),
    shape(BRASS, 'M0-38Q4-28 16-24L20-14H-20L-16-24Q-4-28 0-38Z'),
    shape(BRASS_DEEP, 'M0-38Q4-28 16-24L20-14H2Z'),
    shape(BRASS, 'M-20-14H20L14 36H-14Z'),
    shape(HIBISCUS, 'M-15-9H-6L-5 10L-12 12Z') + shape(HIBISCUS_DEEP, 'M6-9H15L12 12L5 10Z'),
    shape('#ffe6a3', 'M-4-9H4V30H-4Z'),
    shape(TEAL_PALE, 'M-11.5 15L-5 13V31H-10Z') + shape(TEAL_MID, 'M11.5 15L5 13V31H10Z'),
    shape(BRASS_DEEP, 'M-18 36H18L14 44H-14Z'),
    hand('nubian', 1, 56),
  );
}

/** Two stalks of sugar cane over the shoulder. */
export function sugarCane() {
  const stalk = (x, turn) =>
    group(
      `translate(${x} 70) rotate(${turn})`,
      shape(LEAF_DEEP, 'M0-112Q-22-130-34-118Q-18-118-4-100ZM2-112Q20-134 34-120Q18-120 6-100Z'),
      shape(LEAF, 'M0-108Q-6-132 6-144Q8-128 6-104ZM-2-100Q-26-106-34-92Q-18-98-2-90Z'),
      shape('#8a6a8f', 'M-6-106H8V70H-6Z'),
      shape('#6d4f73', 'M2-106H8V70H2Z'),
      line(SAND, 2.4, 'M-6-78H8M-6-46H8M-6-14H8M-6 18H8'),
    );
  return stalk(56, 8) + stalk(76, 16);
}

/** An arm that comes up from below, its hand at 0, 4. */
export const sleeve = (fill, deep, skin) =>
  shape(fill, 'M-18 120L-11 14Q0 8 12 14L32 120Z') +
  shape(deep, 'M2 11Q8 11 12 14L32 120H10Z') +
  hand(skin, 0, 4);

/** A fan of feathers. */
export function fan(x, y) {
  const feathers = Array.from({ length: 7 }, (_, index) =>
    group(
      `rotate(${-66 + 22 * index})`,
      shape(index % 2 ? TEAL_MID : TEAL, 'M0 0C-16-30-14-62 0-70C14-62 16-30 0 0Z'),
      shape(BRASS, 'M0-36C-8-46-7-58 0-63C7-58 8-46 0-36Z'),
      shape(HIBISCUS, 'M0-42C-4.5-49-4-55 0-58C4-55 4.5-49 0-42Z'),
    ),
  );
  return at(
    x,
    y,
    group('rotate(14) scale(0.78)', ...feathers),
    shape(BRASS_DEEP, 'M-3-8H3V16H-3Z') + disc(BRASS, 0, -2, 9) + shape(BRASS_DEEP, star(6, 0, -2)),
    at(0, 18, sleeve(TEAL, TEAL_DEEP, 'wheat')),
  );
}

/** A hibiscus on its stem. */
export function hibiscus(x, y) {
  const petals = Array.from({ length: 5 }, (_, index) =>
    group(
      `rotate(${72 * index - 8})`,
      shape(HIBISCUS, 'M0 2C-18-6-24-26-10-36Q-4-32 0-36Q6-32 12-35C24-24 16-6 0 2Z'),
      shape(HIBISCUS_DEEP, 'M0 2Q-5-12-2-22Q4-12 0 2Z'),
    ),
  );
  return at(
    x,
    y,
    line(LEAF_DEEP, 4, 'M0-10Q8 20 0 60'),
    shape(LEAF, 'M4 22Q22 8 34 18Q22 32 4 24ZM2 32Q-16 20-28 32Q-14 42 3 34Z'),
    group(
      'translate(2 -18) scale(0.85)',
      ...petals,
      line(BRASS, 3.4, 'M0 0Q10-10 16-22'),
      beads(BRASS, 2.6, [
        [16, -23],
        [11, -21],
        [17, -17],
      ]),
    ),
    at(0, 44, sleeve(HIBISCUS, HIBISCUS_DEEP, 'tan')),
  );
}

/** A mirror of polished brass on a handle like a papyrus stem. */
export function mirror(x, y) {
  return at(
    x,
    y,
    oval(BRASS_DEEP, 0, -20, 29, 27),
    oval(BRASS, 0, -20, 25, 23),
    shape('#f0cc7c', 'M-18-8L8-38Q14-36 17-32L-10-2Q-16-4-18-8Z'),
    shape(TEAL, 'M-20 8Q0 18 20 8Q14 24 5 26V56H-5V26Q-14 24-20 8Z'),
    line(BRASS, 2, 'M-16 12Q0 20 16 12'),
    at(0, 44, sleeve(SKINS.brown[0], SKINS.brown[1], 'brown')),
    line(BRASS, 5, 'M-11 70Q2 76 17 70'),
  );
}

/** Papyrus and a lotus, as they grow by the water. */
export function papyrus() {
  const umbel = (x, y, turn) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      line(LEAF_DEEP, 4, 'M0 0V130'),
      shape(LEAF, 'M0 6C-14 0-30-14-34-34L-22-28L-17-40L-8-30L0-44L8-30L17-40L22-28L34-34C30-14 14 0 0 6Z'),
      line(LEAF_DEEP, 1.6, 'M0 2L-24-24M0 2L-9-28M0 2L9-28M0 2L24-24'),
      shape(BRASS, 'M0 8L-9-4H9Z'),
    );
  return umbel(76, 0, 12) + umbel(56, -8, -4);
}

/** A water pipe; its hose leads to the mouth. */
export function waterPipe(x, y) {
  return [
    at(
      x,
      y,
      disc('#c8452a', -5, -57, 5) + disc('#e98b3a', 4, -59, 5.5) + disc(INK, 0, -54, 3),
      shape('#a5552f', 'M-13-54H13L7-38H-7Z'),
      shape(BRASS, 'M-20-38Q0-44 20-38Q16-30 0-30T-20-38Z'),
      shape(BRASS, 'M-4-30H4V26H-4Z') + shape(BRASS_DEEP, 'M1-30H4V26H1Z'),
      disc(BRASS, 0, -18, 8) + disc(BRASS, 0, 2, 10) + shape(BRASS_DEEP, star(6, 0, 2)),
      shape(TEAL_PALE, 'M-8 24H8C8 36 28 48 28 72C28 90 16 96 0 96S-28 90-28 72C-28 48-8 36-8 24Z'),
      shape(TEAL_MID, 'M-24 60H24C27 64 28 68 28 72C28 90 16 96 0 96S-28 90-28 72C-28 68-27 64-24 60Z'),
      shape(HIBISCUS, star(9, 0, 74)),
    ),
    line(HIBISCUS, 5, `M${x - 4} ${y + 8}C${x - 34} ${y + 2} ${x + 2} 88 34 70`),
    line(BRASS, 4, 'M36 74L10 34'),
    at(32, 70, shape(LINEN, 'M-2 8L18-2L40 60H6Z'), group('scale(0.9)', hand('tan', 0, 0, 32))),
  ].join('');
}

/** Prayer beads over a hand. */
export function prayerBeads(x, y) {
  const loop = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI;
    return [Math.round(17 * Math.sin(angle)), Math.round(34 - 30 * Math.cos(angle))];
  });
  return at(
    x,
    y,
    shape(INK, 'M-20 120L-12 10Q0 4 12 10L34 120Z') +
      line(BRASS, 2.4, 'M-12 12Q0 6 12 12') +
      shape(LINEN, 'M-11 9Q0 3 11 9L11 4H-11Z'),
    hand('wheat', 0, -4),
    beads(BRASS, 4, loop),
    disc(HIBISCUS, 0, 69, 4.6) + shape(HIBISCUS, 'M-3 69H3L6 88H-6Z'),
  );
}

/** Cards in a hand: he, too, plays Basra. */
export function cards(x, y) {
  const one = (turn, mark) =>
    group(
      `rotate(${turn} 0 20)`,
      shape(LINEN, 'M-15-50H15Q18-50 18-47V12H-18V-47Q-18-50-15-50Z'),
      line(BRASS_DEEP, 1.4, 'M-15-50H15Q18-50 18-47V12H-18V-47Q-18-50-15-50Z'),
      mark,
    );
  const diamond = (fill, dx, dy, r) =>
    shape(fill, `M${dx} ${dy - r}L${dx + r * 0.75} ${dy}L${dx} ${dy + r}L${dx - r * 0.75} ${dy}Z`);
  return at(
    x,
    y,
    one(-16, disc(INK, -7, -38, 4)),
    one(5, diamond(HIBISCUS, -8, -40, 5)),
    one(26, diamond(HIBISCUS, 0, -20, 13) + diamond(HIBISCUS, -9, -41, 5)),
    at(
      0,
      20,
      shape(BRASS, 'M-20 100L-13 12Q0 6 14 12L36 100Z'),
      line(HIBISCUS, 4, 'M-8 12L-12 100M6 10L14 100'),
      hand('brown', 0, 0),
    ),
  );
}

/** A long staff, banded with brass, and the hand on it. */
export function staff(x) {
  return [
    shape(WOOD, `M${x - 4}-46H${x + 4}L${x + 6} 140H${x - 6}Z`),
    disc(WOOD, x, -48, 9) + disc('#8a5a34', x - 2, -50, 4),
    line(BRASS, 4, `M${x - 4}-32H${x + 4}`),
    at(x, 26, sleeve(LEAF_DEEP, LEAF_NIGHT, 'nubian')),
  ].join('');
}
