import { defineConfig } from 'vite';
import { endpointsOnly } from '../endpoints-only.ts';

/** What the service worker imports besides its cache: one classic script, because a service worker loads no modules in all browsers. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [endpointsOnly()],
  build: {
    outDir: '../dist/background',
    rolldownOptions: {
      input: '../src/background/outbox.ts',
      output: { format: 'iife', entryFileNames: 'outbox.js' },
    },
  },
});
