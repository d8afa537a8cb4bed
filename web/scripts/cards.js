// Makes public/assets/cards-<hash>/<deck>-<index>-<colours>.json: the drawing of every card in one look of the cards, by the
// card's name; and backs/*.svg. Faces are so alike that all of a look together are hardly more to send than a few of them
// alone. The card's ground and rim are left to CSS. One hash names them all, so that the page knows the address of each
// without a list; vite.config.js tells it that one.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { CARDS_ROOT } from './cards-folder.js';
import * as classic from './classic.js';
import { BACKS } from './egyptian/backs.js';
import * as egyptian from './egyptian/deck.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const DECKS = { classic, egyptian };

// Told apart by those who see red and green alike, too: the green leans to blue and the blue to violet, and each is
// readable (4.5 : 1 and more) on the card's ground. The tokens --suit-* of the page say the same for suits in text.
const COLOURS = { black: '#1c1a18', red: '#b0152f', blue: '#2f45b4', green: '#007565' };
const COLOURS_OF = {
  two: { C: 'black', D: 'red', H: 'red', S: 'black' },
  four: { C: 'green', D: 'blue', H: 'red', S: 'black' },
};
const ANY_COLOUR = '#fedcba'; // stands for the suit's colour until a face is optimised

function optimised(svg, precision) {
  const params = { overrides: { convertPathData: { floatPrecision: precision } } };
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: [{ name: 'preset-default', params }] })
    .data;
}

const files = new Map();
for (const [name, svg] of Object.entries(BACKS)) files.set(`backs/${name}.svg`, optimised(svg, 2));

for (const [deck, { face, pathPrecision }] of Object.entries(DECKS))
  for (const index of ['normal', 'large']) {
    const drawings = RANKS.flatMap((rank) =>
      [...'SHDC'].map((suit) => [rank + suit, optimised(face(rank, suit, ANY_COLOUR, index), pathPrecision(rank))]),
    );
    for (const [colours, colourOf] of Object.entries(COLOURS_OF)) {
      const coloured = drawings.map(([card, svg]) => [
        card,
        svg.replaceAll(ANY_COLOUR, COLOURS[colourOf[card.at(-1)]]),
      ]);
      files.set(`${deck}-${index}-${colours}.json`, JSON.stringify(Object.fromEntries(coloured)));
    }
  }

const hash = createHash('sha256').update(JSON.stringify([...files])).digest('hex').slice(0, 8);
rmSync(CARDS_ROOT, { recursive: true, force: true });
for (const [name, svg] of files) {
  const file = join(CARDS_ROOT, `cards-${hash}`, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
