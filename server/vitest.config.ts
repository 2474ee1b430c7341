import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // One more than the cores of the build machine: a test often waits for the database or another process.
    maxWorkers: 3,
    isolate: false,
    // Most of what a request leaves behind is gone before so much room is full, and so is never copied.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: './test/cluster.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
