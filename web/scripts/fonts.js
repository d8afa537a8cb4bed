// Makes src/generated/fonts/rubik-latin-often.woff2: the Latin of Rubik that fonts.css says is often needed, in the weights
// that the page uses. All other characters stay in the whole file, which is seldom fetched.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const WHOLE = path('../node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2');
const OFTEN = path('../src/generated/fonts/rubik-latin-often.woff2');

/** The weights that the page uses. */
const WEIGHTS = { min: 400, max: 700 };

/** The rule of the file in fonts.css says which characters it has. */
function wanted() {
  const rules = readFileSync(path('../src/styles/fonts.css'), 'utf8').split('@font-face');
  const rule = rules.find((text) => text.includes('rubik-latin-often'));
  const characters = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first, last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return characters.join('');
}

const font = await subsetFont(readFileSync(WHOLE), wanted(), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
mkdirSync(path('../src/generated/fonts'), { recursive: true });
writeFileSync(OFTEN, font);
