import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    maxWorkers: 2,
    isolate: false,
    globalSetup: './test/cluster.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
