// Builds the service worker, sw.js, with the list of what it keeps from the start. It is built after the page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const STATIC = here('../../src/basra/server/static');

// All scripts and styles but the texts of single languages, and the fonts; cards and texts stay when they are used.
const NAMED_BY_CONTENT = /^assets\/(?![a-z]{2}-).*\.(js|css)$|^assets\/rubik-latin-often.*\.woff2$|^assets\/(icon|lattice|ring)-.*\.svg$|^assets\/cards-\w+\/backs\/.*\.svg$/;
const ENGLISH = /^assets\/en-.*\.js$/; // for a language that could not be kept
const NAMED_FOR_GOOD = /^(index\.html|theme\.js|icons\/app-192\.png)$/;

function firstFiles() {
  if (!existsSync(STATIC)) return []; // the page is not built yet: the configuration is only being read
  const names = readdirSync(STATIC, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const hash = (name) => createHash('sha256').update(readFileSync(join(STATIC, name))).digest('hex').slice(0, 16);
  return [
    ...names
      .filter((name) => NAMED_BY_CONTENT.test(name) || ENGLISH.test(name))
      .map((name) => ({ url: `/${name}`, revision: null })),
    ...names.filter((name) => NAMED_FOR_GOOD.test(name)).map((name) => ({ url: `/${name}`, revision: hash(name) })),
  ];
}

export default defineConfig({
  root: here('.'),
  publicDir: false,
  define: { FIRST_FILES: JSON.stringify(firstFiles()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: STATIC,
    emptyOutDir: false, // the page stands there
    target: 'es2022',
    license: { fileName: 'licenses/packages-of-worker.txt' },
    rolldownOptions: {
      input: here('sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
