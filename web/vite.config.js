import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardsAddress } from './scripts/cards-folder.js';
import { compileAtOncePlugin } from './scripts/compile-at-once.js';
import { firstFilesPlugin } from './scripts/first-files.js';
import { manifestPlugin } from './scripts/manifest.js';
import { textsPlugin } from './scripts/texts.js';

const server = process.env.BASRA_SERVER ?? 'http://127.0.0.1:8123';

/** The script comes with all that it imports, the table among it, as one file. */
const FIRST = { name: 'first', test: /\/src\/main\.ts$/ };

const WAITS = /@noble|\/fair\/(?!claims|shape|Seal)|Dialog\.svelte|\/Setting\w+\.svelte/;

/** What several other pages use comes as another one, but not dialogs and the checking of deals. */
const SHARED = { name: 'shared', minShareCount: 2, test: (id) => !WAITS.test(id) };

/** The looks of all that is not in the first script come as one file, too. */
const LOOKS = { name: 'looks', test: /type=style|\.css$/ };

export default defineConfig({
  plugins: [svelte(), textsPlugin(), firstFilesPlugin(), manifestPlugin(), compileAtOncePlugin(FIRST.name)],
  define: { CARDS: JSON.stringify(cardsAddress()) },
  build: {
    outDir: '../src/basra/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // cards and fonts are files of their own, cached for ever
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Few files: each one that is waited for costs a phone a journey to the server.
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, LOOKS, SHARED] } } },
    license: { fileName: 'licenses/packages.txt' }, // the texts that the bundled packages ask to be given along
  },
  server: {
    fs: { allow: ['..'] }, // the languages lie beside the Python sources
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
