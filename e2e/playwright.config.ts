import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { headlessShell } from '../scripts/headless-shell.ts';

/** Set once by the first process; the workers and the server inherit them. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_STATE ??= join(tmpdir(), `ploegplan-e2e-${process.pid}.json`);
process.env.E2E_MAIL ??= join(tmpdir(), `ploegplan-e2e-mail-${process.pid}`);

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const executablePath = headlessShell(process.env.CHROMIUM_PATH);

// Tests run at desktop size, with the tag @phone at phone size, with @both at each.

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // One more than the cores of the build machine: two leave a seventh of it idle while they wait for the server and for files.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `npm test` reports a test that passes only on retry.
  retries: 1,
  reporter: [['list']],
  outputDir: join(tmpdir(), `ploegplan-e2e-results-${process.env.E2E_PORT}`),
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    // A service worker would answer instead of the server; pwa.spec.ts tests it.
    serviceWorkers: 'block',
    // A step would wait for the transition of the one before.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium has no sandbox when run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Else each tenant and each context gets a process of its own, which costs a tenth of the processor time.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    { name: 'phone', grep: /@phone|@both/, use: { ...devices['Pixel 7'], viewport: phone } },
  ],
  webServer: {
    command: 'node server.ts',
    url: `http://127.0.0.1:${process.env.E2E_PORT}/api/tenant`,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
