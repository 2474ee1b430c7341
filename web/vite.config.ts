import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './licences.ts';
import { pdfDecoders } from './pdf-decoders.ts';
import { serviceWorker } from './precache.ts';
import { themeStyles } from './theme-variables.ts';

/** The page of a route, with all that it is drawn with. */
const page = (route: string) => new RegExp(`routes.${route}\\.tsx`);

/** What other pages use too is in files of its own, so that none of them loads the rest; files smaller than this stay together. */
const shared = { entriesAware: true, entriesAwareMergeThreshold: 40_000 };

export default defineConfig({
  plugins: [
    themeStyles(),
    licences(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    pdfDecoders(),
    serviceWorker(),
  ],
  build: {
    // Keeps light-dark(): its fallback for older targets ignores the theme switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A list of the files of each part would be part of the first script.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // A shared file would have the names of all who share it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
        codeSplitting: {
          // What the first pages consist of is a file each; what others share is divided by Vite.
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'shell', test: page('_shell(.employeeplanning)?') },
            // Most pages with keys use it, so without a file of its own those of the planning would need each other to begin.
            { name: 'keys', test: /use-hotkeys/ },
            { name: 'planning', test: page('_shell.planning'), ...shared },
            { name: 'planning-link', test: page('planninglink'), ...shared },
            { name: 'home', test: page('_shell.home'), ...shared },
          ],
        },
      },
    },
  },
  server: {
    // The host is kept, because the server finds the tenant by it.
    proxy: Object.fromEntries(
      ['/api', '^/steiger[/?]'].map((path) => [
        path,
        { target: 'http://localhost:3000', changeOrigin: false },
      ]),
    ),
  },
});
