import { defineConfig } from 'vite';
import { endpointsOnly } from '../endpoints-only.ts';
import { leanFont } from '../lean-font.ts';

/** The page of a planning link, built by itself: it shares no chunk with the application, and its service worker knows none of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/planninglink/',
  publicDir: false,
  plugins: [endpointsOnly(), leanFont()],
  build: {
    outDir: '../dist/planninglink',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
  },
});
