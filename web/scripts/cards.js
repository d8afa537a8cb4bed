// Makes src/generated/cards/*.svg: the faces of @heruka_urgyen/react-playing-cards (big index, two colours) in the
// project's own colours and optimised. The card's ground and rim are left to CSS.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const COLOURS = { red: '#b0152f', black: '#1c1a18', '#44F': '#2a5c66', '#FC4': '#d9a441' };
const FRAME = /<rect width="239" height="335"[^>]*><\/rect>/;

const here = dirname(fileURLToPath(import.meta.url));
const images = join(
  dirname(createRequire(import.meta.url).resolve('@heruka_urgyen/react-playing-cards/package.json')),
  'src/images/2color-bf',
);
const target = join(here, '../src/generated/cards');

function recolour(svg) {
  return svg.replace(/(fill|stroke)="([^"]+)"/g, (whole, name, colour) =>
    COLOURS[colour] ? `${name}="${COLOURS[colour]}"` : whole,
  );
}

function face(source) {
  const plain = recolour(source.replace(FRAME, '')).replace(
    / (class|face|height="3.5in"|width="2.5in"|preserveAspectRatio="none")(="[^"]*")?(?=[ >])/g,
    '',
  );
  return optimize(plain, { multipass: true, floatPrecision: 2 }).data;
}

mkdirSync(target, { recursive: true });
for (const file of readdirSync(images).filter((name) => /^[A2-9TJQK][CDHS]\.svg$/.test(name))) {
  writeFileSync(join(target, file.replace('T', '10')), face(readFileSync(join(images, file), 'utf8')));
}
