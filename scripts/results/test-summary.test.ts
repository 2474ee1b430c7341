import { expect, it } from 'vitest';
import { root } from '../project.mjs';
import { Summary } from './test-summary.mjs';

const results = (file: string, seconds: number, rest = {}) => ({
  file: `${root}${file}`,
  seconds,
  passed: 2,
  failed: 0,
  flaky: [] as string[],
  ...rest,
});

/** The lines, without the times. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}\S+$/, ''));

it('lists the layers, the slowest files, the flaky tests, and sums the tests up', async () => {
  const summary = new Summary();
  await summary.run('static checks', async () => {});
  await summary.run('unit tests', async () => {
    summary.addResults([results('web/src/a.test.ts', 1), results('web/src/b.test.ts', 3)]);
  });
  await summary.run('browser tests', async () => {
    const flaky = ['a list keeps its place (desktop)'];
    summary.addResults([results('e2e/office/lists.spec.ts', 2, { flaky })]);
  });
  expect(linesOf(summary.text())).toEqual([
    'layer',
    'static checks',
    'unit tests',
    'browser tests',
    'total',
    '',
    'slowest test files',
    'web/src/b.test.ts',
    'e2e/office/lists.spec.ts',
    'web/src/a.test.ts',
    '',
    'passed only at the second try, a defect:',
    'e2e/office/lists.spec.ts › a list keeps its place (desktop)',
    '',
    '6 passed, 0 failed',
  ]);
});

it('lists ten files at most', () => {
  const summary = new Summary();
  summary.addResults(Array.from({ length: 12 }, (_, index) => results(`${index}.test.ts`, index)));
  expect(summary.text().match(/\d+\.test\.ts/g)).toHaveLength(10);
});

it('counts the failed tests, and a layer that failed without one as one failure', async () => {
  const failing = async (layerResults: ReturnType<typeof results>[]) => {
    const summary = new Summary();
    await summary
      .run('API tests', async () => {
        summary.addResults(layerResults);
        throw new Error('exit code 1');
      })
      .catch(() => undefined);
    return summary.text();
  };
  expect(await failing([results('a.test.ts', 1, { failed: 3 })])).toMatch(/\n2 passed, 3 failed$/);
  expect(await failing([results('a.test.ts', 1)])).toMatch(/\n2 passed, 1 failed$/);
  expect(await failing([])).toContain('API tests (failed)');
});
