import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientImport } from '../../features/clients/import.ts';
import { parseFile } from '../../lib/import/parse-file.ts';
import { listTargets } from './description.ts';
import { formatLineCounts, listReadingNotices, proposeSource, type Source } from './source.ts';

const targets = listTargets(clientImport);
const read = (name: string) =>
  parseFile(name, readFileSync(new URL(`../../../test/cases/${name}`, import.meta.url)));
const csv = (text: string) => parseFile('a.csv', new TextEncoder().encode(text));

const cases: [name: string, proposed: Source, counts: string][] = [
  [
    'title-above-header.csv',
    { sheetAt: 0, headAt: 2 },
    '6 regels in het bestand: 2 erboven, 1 met kolomnamen, 2 rijen, 1 lege of vervolgregel',
  ],
  [
    'title-merged.xlsx',
    { sheetAt: 0, headAt: 1 },
    '5 regels op blad ‘Blad1’: 1 erboven, 1 met kolomnamen, 2 rijen, 1 lege of vervolgregel',
  ],
  [
    'hidden-first.xlsx',
    { sheetAt: 1, headAt: 0 },
    '2 regels op blad ‘Klanten’: 1 met kolomnamen, 1 rij',
  ],
  [
    'quote-in-remarks.csv',
    { sheetAt: 0, headAt: 0 },
    '41 regels in het bestand: 1 met kolomnamen, 40 rijen',
  ],
];

test.each(cases)(
  '%s: the list is found, and all its lines are counted',
  async (name, proposed, counts) => {
    const file = await read(name);
    expect(proposeSource(file, targets)).toEqual(proposed);
    const sheet = file.sheets[proposed.sheetAt];
    expect(sheet && formatLineCounts(sheet, proposed.headAt)).toBe(counts);
  },
);

test('without a name that is known, the first line with most cells names the columns', async () => {
  const file = await csv('Lijst;;\nA;B;C\n1;2;3\n');
  expect(proposeSource(file, targets)).toEqual({ sheetAt: 0, headAt: 1 });
});

test('what was read otherwise than it stands is said with its line', async () => {
  const noticesOf = async (name: string) => {
    const file = await read(name);
    return file.sheets[0] && listReadingNotices(file, file.sheets[0]);
  };
  expect(await noticesOf('quote-in-remarks.csv')).toEqual([
    'Op regel 4 staat een aanhalingsteken dat nergens bij hoort; het is als gewoon teken gelezen: 703;Klant Slok 3;Ede;"Let op: hond op terrein',
  ]);
  expect(await noticesOf('utf8-one-bad-byte.csv')).toEqual([
    'Op regel 4 is een teken beschadigd: 912;Zwembad De \uFFFD\uFFFDn;Ede',
  ]);
  expect(await noticesOf('pipe.csv')).toEqual([]);
});
