import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'server',
      { test: { name: 'contract', root: 'contract' } },
      { test: { name: 'web', root: 'web' } },
      { test: { name: 'house', root: 'scripts' } },
    ],
  },
});
