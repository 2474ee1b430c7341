import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './adopted-styles.ts';
import { chunks } from './chunks.ts';
import { earlyFiles } from './early-files.ts';
import { endpointsOnly } from './endpoints-only.ts';
import { leanFont } from './lean-font.ts';
import { leanProvider } from './lean-provider.ts';
import { leanScrollArea } from './lean-scroll-area.ts';
import { leanStart } from './lean-start.ts';
import { licences } from './licences.ts';
import { pdfDecoders } from './pdf-decoders.ts';
import { serviceWorker } from './precache.ts';
import { themeStyles } from './theme-variables.ts';

export default defineConfig({
  plugins: [
    adoptedStyles(),
    themeStyles(),
    earlyFiles(),
    endpointsOnly(),
    leanFont(),
    leanProvider(),
    leanScrollArea(),
    leanStart(),
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
    // A link in the head for each file that a part needs takes a phone some milliseconds, seventy times after the first page; without
    // it a part whose files were never fetched before is there one round trip later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Keeps light-dark(): its fallback for older targets ignores the theme switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    // The host is kept, because the server finds the tenant by it.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
});
