import { defineConfig } from 'vite';

/** The service worker: one classic script, because a service worker loads no modules in all browsers. Built by `precache.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    rolldownOptions: {
      input: '../src/background/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
