import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const coverage = readFileSync(`${root}docs/coverage.md`, 'utf8');
const files = globSync('{contract,server,web,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** Each test named in docs/coverage.md: the end of its path, and the beginning of its title. */
function* namedTests(): Generator<[path: string, name: string]> {
  for (const [, path = '', names = ''] of coverage.matchAll(
    /`([\w./-]+\.(?:test|spec)\.tsx?)` › ((?:(?:'[^']*'|"[^"]*")(?:, (?=['"]))?)+)/g,
  )) {
    for (const [quoted] of names.matchAll(/'[^']*'|"[^"]*"/g)) yield [path, quoted.slice(1, -1)];
  }
}

test('every test named in docs/coverage.md exists', () => {
  const missing = [...namedTests()].filter(([path, name]) => {
    const matching = files.filter((file) => `/${file}`.endsWith(`/${path}`));
    return !matching.some((file) => readFileSync(root + file, 'utf8').includes(name));
  });
  expect(missing).toEqual([]);
});

test('docs/coverage.md names more than a hundred tests', () => {
  expect([...namedTests()].length).toBeGreaterThan(100);
});
