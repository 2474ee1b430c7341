import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Runs the core story on the image that `npm run image` has started at E2E_PORT. */
const { webServer: _, ...running } = config;
export default defineConfig({
  ...running,
  testMatch: 'product/story.spec.ts',
  workers: 1,
  retries: 0,
  projects: (config.projects ?? []).filter(({ name }) => name === 'desktop'),
});
