// Makes docs/courts.svg: the twelve courts of the Egyptian deck on one sheet.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { face } from './egyptian/deck.js';

const COLOURS = { S: '#1c1a18', H: '#b0152f', D: '#b0152f', C: '#1c1a18' };
const [WIDTH, HEIGHT, GAP] = [240, 336, 16];

const cards = ['J', 'Q', 'K'].flatMap((rank, row) =>
  Object.entries(COLOURS).map(([suit, colour], column) => {
    const [x, y] = [GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)];
    // Every card names its parts alike; on one sheet the names must differ.
    const plugins = ['preset-default', { name: 'prefixIds', params: { prefix: rank + suit, delim: '' } }];
    const { data } = optimize(face(rank, suit, colour, 'large'), { floatPrecision: 2, plugins });
    const drawing = data.replace('<svg ', `<svg x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" `);
    return `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="14" fill="#fffdf8"/>${drawing}`;
  }),
);
const size = `${GAP + 4 * (WIDTH + GAP)} ${GAP + 3 * (HEIGHT + GAP)}`;
writeFileSync(
  fileURLToPath(new URL('../../docs/courts.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path fill="#e5d9c3" d="M0 0h1040v1072H0z"/>${cards.join('')}</svg>\n`,
);
