import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies `public/start.js`, which is served as it is otherwise: every page waits for it. */
export const leanStart = (): Plugin => {
  let outDir = '';
  return {
    name: 'lean-start',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const file = path.join(outDir, 'start.js');
      const { code, errors } = await minify('start.js', await readFile(file, 'utf8'));
      if (errors.length > 0) throw new Error(`start.js: ${errors[0]?.message}`);
      await writeFile(file, code);
    },
  };
};
