import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { headlessShell } from '../../scripts/headless-shell.ts';
import { licences } from '../licences.ts';
import { themeStyles } from '../theme-variables.ts';

const executablePath = headlessShell(process.env.CHROMIUM_PATH);

// React and Mantine as users get them; their development builds take twice the time.
process.env.NODE_ENV = 'production';

/** Answers every image of the API with a placeholder: `<img>` does not go through `fetch`. */
const images: Plugin = {
  name: 'images-of-the-api',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    });
  },
};

/** The real components with the real router and cache in Chromium, in front of answers of the contract. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  plugins: [themeStyles(), react(), licences(), images],
  // All sources are scanned, because a dependency discovered during a test would reload the page.
  optimizeDeps: {
    entries: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.test.ts',
      'test/*.{ts,tsx}',
      '../contract/src/**/*.ts',
    ],
    exclude: ['@ploegplan/contract'],
  },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['test/setup.ts'],
    // One page for all files: the modules load once, and setup.ts closes what a test opened.
    isolate: false,
    // One more than the cores of the build machine, since a page also waits for its frames and for the mouse.
    maxWorkers: 3,
    // The first test of a page loads the modules.
    // `npm test` names a test that needs its second try.
    retry: 1,
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      testerHtmlPath: 'test/tester.html',
      viewport: { width: 1440, height: 900 },
      locators: { exact: false },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            // A busy page has no idle time in which an image is encoded, and waited a second before it did so anyway.
            '--enable-blink-features=NoIdleEncodingForWebTests',
            // Chromium refuses its sandbox to root.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
        contextOptions: {
          locale: 'nl-NL',
          timezoneId: 'Europe/Amsterdam',
          // Every step on a drawer or a dialog would wait for its transition.
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
