import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'server',
      { test: { name: 'contract', root: 'contract' } },
      { test: { name: 'web', root: 'web', exclude: ['**/*.component.test.tsx'] } },
      { test: { name: 'house', root: 'scripts' } },
      'web/vitest.component.config.ts',
    ],
  },
});
