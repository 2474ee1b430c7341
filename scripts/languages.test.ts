import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@ploegplan/contract/languages/languages';
import type { Catalogue } from '@ploegplan/contract/languages/translate';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const calls = new RegExp(
  String.raw`\b(translate|translateCount)\(\s*(?:[^'"(),]+(?:\([^()]*\))?,\s*)?(${literal})(?:\s*,\s*(${literal}))?`,
  'g',
);
/** Also that of a style has this name: `translate(${x}px)`. */
const anyCall = /(?<!function )\b(?:translate|translateCount)\((?!\$|-?\d)/g;

/** The value of a literal of a source file. */
const readLiteral = (source: string): string =>
  JSON.parse(
    `"${source
      .slice(1, -1)
      .replace(/\\'/g, "'")
      .replace(/(?<!\\)"/g, '\\"')}"`,
  );

interface Texts {
  plain: Set<string>;
  counting: Map<string, string>;
}

/** Collects what is said through `translate`, and the files in which a call has something else than literals. */
function collectTexts(): Texts & { unread: string[] } {
  const plain = new Set<string>();
  const counting = new Map<string, string>();
  const unread: string[] = [];
  for (const file of globSync('{web,contract,server}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.|languages\/translate\.ts$/.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!/languages\/translate(\.ts)?'/.test(source)) continue;
    const found = [...source.matchAll(calls)];
    for (const [, name, first = '', second] of found) {
      if (name === 'translateCount' && second)
        counting.set(readLiteral(second), readLiteral(first));
      else if (name === 'translate') plain.add(readLiteral(first));
      else unread.push(file);
    }
    if (found.length !== [...source.matchAll(anyCall)].length) unread.push(file);
  }
  return { plain, counting, unread };
}

const { plain, counting, unread } = collectTexts();
const listPlaceholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

test('texts are literals, so that they can be collected', () => {
  expect(unread).toEqual([]);
});

test('no text is both with and without a number', () => {
  expect([...counting.keys()].filter((text) => plain.has(text))).toEqual([]);
});

test.each(languages.filter((language) => language !== 'nl'))(
  'the catalogue of %s has each text, no other, with its placeholders and plural forms',
  (language) => {
    const file = path.join(root, `contract/src/languages/${language}.json`);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
    const keys = [...plain, ...counting.keys()];
    expect({
      missing: keys.filter((key) => !Object.hasOwn(catalogue, key)),
      unused: Object.keys(catalogue).filter((key) => !keys.includes(key)),
    }).toEqual({ missing: [], unused: [] });
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of plain) {
      const text = catalogue[key];
      expect([key, listPlaceholders(String(text))]).toEqual([key, listPlaceholders(key)]);
    }
    for (const key of counting.keys()) {
      const texts = catalogue[key];
      expect([key, Object.keys(Object(texts)).sort()]).toEqual([key, [...forms].sort()]);
      for (const text of Object.values(Object(texts))) {
        // The form for one may say it without the figure.
        const found = [...new Set([...listPlaceholders(String(text)), '{count}'])].sort();
        expect([key, found]).toEqual([
          key,
          [...new Set([...listPlaceholders(key), '{count}'])].sort(),
        ]);
      }
    }
  },
);
