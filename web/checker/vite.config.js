// Builds the checker page as one file, verify.html, that needs nothing else: it works from disk as well as from the server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [svelte({ configFile: here('../svelte.config.js') }), viteSingleFile({ removeViteModuleLoader: true })],
  build: {
    outDir: here('../../src/basra/server/static'),
    emptyOutDir: false, // the game stands there
    target: 'es2022',
    license: { fileName: 'licenses/packages-of-verify.txt' },
    rollupOptions: { input: here('verify.html') },
  },
});
