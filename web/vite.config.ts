import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsOnly } from './endpoints-only.ts';
import { leanScrollArea } from './lean-scroll-area.ts';
import { serviceWorker } from './precache.ts';

export default defineConfig({
  plugins: [
    endpointsOnly(),
    leanScrollArea(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    serviceWorker(),
  ],
  build: {
    // Leaves light-dark() as it is; what older targets make of it does not know the theme's switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What the first page needs comes in one file instead of in many small ones.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    // The host stays as it is, because the server finds the tenant by it.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
});
