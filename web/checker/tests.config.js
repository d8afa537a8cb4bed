// Bundles what the tests run outside the pages: `vite build --config checker/tests.config.js --outDir …` makes node.mjs, the
// checker on Node, and promise.mjs, what a browser keeps of a match.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'es2022',
    rollupOptions: {
      input: { node: 'checker/node.js', promise: 'src/fair/promise.ts' },
      output: { entryFileNames: '[name].mjs' },
    },
  },
  logLevel: 'warn',
});
