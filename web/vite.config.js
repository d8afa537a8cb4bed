import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { manifestPlugin } from './scripts/manifest.js';
import { textsPlugin } from './scripts/texts.js';

const server = process.env.BASRA_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), textsPlugin(), manifestPlugin()],
  build: {
    outDir: '../src/basra/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // cards and fonts are files of their own, cached for ever
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] }, // the languages lie beside the Python sources
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
