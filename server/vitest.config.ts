import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: './test/cluster.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
