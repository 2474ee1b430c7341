import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Runs the benchmarks: `npx playwright test -c e2e/bench.config.ts`. */
export default defineConfig({
  ...config,
  testMatch: '*.bench.ts',
  workers: 1,
  projects: (config.projects ?? []).filter(({ name }) => name === 'desktop'),
});
