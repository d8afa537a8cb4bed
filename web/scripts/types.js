// Makes src/generated/frames.ts from the JSON Schema that the Python side prints. PYTHON names an interpreter that has
// the server's dependencies (default: python3). With --check nothing is written; it fails if the file is not current.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const file = path('../src/generated/frames.ts');

// The generator knows tuples in the older spelling (`items`, `additionalItems`), not in that of 2020-12 (`prefixItems`).
function olderTuples(node) {
  if (Array.isArray(node)) return node.map(olderTuples);
  if (node === null || typeof node !== 'object') return node;
  const { prefixItems, title, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, olderTuples(value)]),
  );
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest;
}

const printed = execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'basra.server.schema'], {
  encoding: 'utf8',
  env: { ...process.env, PYTHONPATH: path('../../src') },
});
const made = await compile(olderTuples(JSON.parse(printed)), 'Frames', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: '// Made by `npm run types` from basra.server.schema. Not to be edited.',
  style: { singleQuote: true, printWidth: 110 },
});
const text = made
  .replace(/export interface Frames \{[^}]*\}\n/, '')
  .replace(/( \*\n)? \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, '')
  .replace(/\/\*\*\n \*\/\n/g, '');

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('src/generated/frames.ts is not current: run `npm run types`');
  process.exit(1);
}
