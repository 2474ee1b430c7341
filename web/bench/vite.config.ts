import { defineConfig } from 'vite';

/** The board alone, in a page that the benchmark of planning boards drives. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input: `${import.meta.dirname}/bench.html` },
  },
});
