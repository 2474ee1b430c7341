import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/results/longest-first.ts';

export default defineConfig({
  test: {
    // Vitest's own choice on two cores is one file at a time.
    maxWorkers: 2,
    // A worker loads each module once instead of once per file, so no test leaves state behind in a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Beside other layers and other work, the first test of a file may wait long for the processor.
    testTimeout: 20_000,
    projects: [
      'server',
      { extends: true, test: { name: 'contract', root: 'contract' } },
      { extends: true, test: { name: 'web', root: 'web', exclude: ['**/*.component.test.tsx'] } },
      { extends: true, test: { name: 'house', root: 'scripts' } },
      'web/test/vitest.config.ts',
    ],
  },
});
