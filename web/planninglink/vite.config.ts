import { defineConfig } from 'vite';

/** The page of a planning link, built by itself: it shares no chunk with the application, and its service worker knows none of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/planninglink/',
  publicDir: false,
  build: {
    outDir: '../dist/planninglink',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
  },
});
