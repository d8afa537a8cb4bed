// The classic deck: the drawings of @heruka_urgyen/react-playing-cards in the project's own colours.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDERS = { normal: '4color', large: '4color-bf' };
const FRAME = /<rect width="239" height="335"[^>]*><\/rect>/;
const NEEDLESS = / (class|face|height="3.5in"|width="2.5in"|preserveAspectRatio="none")(="[^"]*")?(?=[ >])/g;

const images = join(
  dirname(createRequire(import.meta.url).resolve('@heruka_urgyen/react-playing-cards/package.json')),
  'src/images',
);

/** Courts are drawn 2000 high, so that whole numbers are fine enough for their paths. */
export const pathPrecision = (rank) => ('JQK'.includes(rank) ? 0 : 2);

/** The face of a card, 240 wide and 336 high; its ground is left to the page. */
export function face(rank, suit, colour, index) {
  const drawing = readFileSync(join(images, FOLDERS[index], `${rank.replace('10', 'T')}${suit}.svg`), 'utf8');
  const own = { S: 'black', H: 'red', D: 'blue', C: 'green' }[suit];
  const colours = { black: '#1c1a18', red: '#b0152f', '#44F': '#2a5c66', '#FC4': '#d9a441', [own]: colour };
  return drawing
    .replace(FRAME, '')
    .replace(NEEDLESS, '')
    .replace(/(fill|stroke)="([^"]+)"/g, (whole, name, of) =>
      colours[of] ? `${name}="${colours[of]}"` : whole,
    );
}
