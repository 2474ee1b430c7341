import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const known = new Set(
  [...read('app/theme/utilities.css').matchAll(/^ *\.([\w-]+)[^{;]*\{/gm)].map(([, name]) => name),
);

/** The names in a text, without what an expression in it adds. */
const namesIn = (text = '') => text.replace(/\$\{[^}]*\}/g, ' ').match(/[\w-]+/g) ?? [];

const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx$|planning-links/.test(file));

it('every global class of an element or a module is a utility', () => {
  const unknown = [
    ...files('**/*.module.css').map((file) => [file, /composes: ([^;]+) from global/g] as const),
    ...files('**/*.tsx').map((file) => [file, /className=(?:"|\{`)([^"`]*)["`]/g] as const),
  ].flatMap(([file, pattern]) =>
    [...read(file).matchAll(pattern)]
      .flatMap(([, text]) => namesIn(text))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(known.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
