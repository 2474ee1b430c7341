import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // One more than the cores of the build machine: a test often waits for the database or another process.
    maxWorkers: 3,
    isolate: false,
    // Most of what a request leaves behind is gone before so much room is full, and so is never copied.
    execArgv: ['--max-semi-space-size=64'],
    // This one needs more of the machine than npm installs: `npm run failover`.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.FAILOVER_ROUNDS === undefined ? ['test/failover.test.ts'] : []),
    ],
    globalSetup: './test/servers/cluster.ts',
    // `npm test` names a test that needs its second try, as one that waits for a lock does on a machine with other work.
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
