// The ranks as outlines: Rubik's own, which the page is set in, so that a card needs no font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const file = createRequire(import.meta.url).resolve('@fontsource/rubik/files/rubik-latin-600-normal.woff');
const bytes = readFileSync(file);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The figures of a rank side by side; the two of the ten stand close. */
function outline(rank, size) {
  const whole = new opentype.Path();
  let x = 0;
  for (const sign of rank) {
    const glyph = font.charToGlyph(sign);
    whole.extend(glyph.getPath(x, 0, size));
    x += ((glyph.advanceWidth - 40) * size) / font.unitsPerEm;
  }
  return whole;
}

/** The outline of a rank, `height` high, centred at x, its top at y, and never wider than `room`. */
export function rankPath(rank, height, x, y, room) {
  const path = outline(rank, (height * font.unitsPerEm) / font.tables.os2.sCapHeight);
  const { x1, x2 } = path.getBoundingBox();
  const narrow = Math.min(1, room / (x2 - x1));
  return `<path d="${path.toPathData(1)}" transform="translate(${x - (narrow * (x1 + x2)) / 2} ${y + height}) scale(${narrow} 1)"/>`;
}
