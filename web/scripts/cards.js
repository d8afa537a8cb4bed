// Makes src/generated/cards/<deck>-<colours>-<index>/*.svg: all faces of both decks in two and four colours, with a normal
// and a large index; and backs/*.svg. The card's ground and rim are left to CSS.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import * as classic from './classic.js';
import { BACKS } from './egyptian/backs.js';
import * as egyptian from './egyptian/deck.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const DECKS = { classic, egyptian };

// Told apart by those who see red and green alike, too: the green leans to blue and the blue to violet, and each is
// readable (4.5 : 1 and more) on the card's ground. The tokens --suit-* of the page say the same for suits in text.
const COLOURS = {
  two: { S: '#1c1a18', H: '#b0152f', D: '#b0152f', C: '#1c1a18' },
  four: { S: '#1c1a18', H: '#b0152f', D: '#2f45b4', C: '#007565' },
};
const ANY_COLOUR = '#fedcba'; // stands for the suit's colour until a face is optimised

const target = fileURLToPath(new URL('../src/generated/cards', import.meta.url));

function optimised(svg, precision) {
  const params = { overrides: { convertPathData: { floatPrecision: precision } } };
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: [{ name: 'preset-default', params }] })
    .data;
}

function write(name, svg) {
  const file = join(target, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

rmSync(target, { recursive: true, force: true });
for (const [name, svg] of Object.entries(BACKS)) write(`backs/${name}`, optimised(svg, 2));

for (const [deck, { face, pathPrecision }] of Object.entries(DECKS))
  for (const index of ['normal', 'large'])
    for (const rank of RANKS)
      for (const suit of 'SHDC') {
        const svg = optimised(face(rank, suit, ANY_COLOUR, index), pathPrecision(rank));
        for (const [colours, { [suit]: colour }] of Object.entries(COLOURS))
          write(`${deck}-${colours}-${index}/${rank}${suit}`, svg.replaceAll(ANY_COLOUR, colour));
      }
