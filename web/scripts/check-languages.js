// Every message that the page names exists, and none is there that nothing names. (tests/languages compares the languages.)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const source = ['../src', '../checker', '.']
  .flatMap((folder) =>
    readdirSync(path(folder), { recursive: true })
      .filter((name) => /\.(js|ts|svelte)$/.test(name))
      .map((name) => readFileSync(path(`${folder}/${name}`), 'utf8')),
  )
  .join('\n');
const named = new Set([...source.matchAll(/\bt(?:ext)?\('([^']+)'/g)].map(([, id]) => id));

// Ids that are put together, such as `rank-${rank}`, name every id of that form.
const templates = [...source.matchAll(/`([\w-]*(?:\$\{[^{}`]+\}[\w-]*)+)`/g)].map(([, text]) => text);
const patterns = templates
  .filter((text) => /^[\w-]*-|-[\w-]*$/.test(text))
  .map((text) => new RegExp(`^${text.replace(/\$\{[^{}]+\}/g, '[\\w-]+')}$`));

const folder = path('../../src/basra/languages/en');
const english = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl')
    .flatMap((file) => new FluentResource(readFileSync(join(folder, file), 'utf8')).body.map(({ id }) => id)),
);
const faults = [...named].filter((id) => !english.has(id)).map((id) => `${id} is used and not in en`);
for (const id of english) {
  const isNamed = source.includes(`'${id}'`) || patterns.some((pattern) => pattern.test(id));
  if (!isNamed) faults.push(`${id} is used nowhere`);
}
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
