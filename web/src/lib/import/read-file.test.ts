import { toCsv } from '@ploegplan/contract/rules/csv';
import { expect, test } from 'vitest';
import { formulas } from '../../../test/formulas.ts';
import { toXlsx } from '../export/xlsx.ts';
import { readFileDate } from './dates.ts';
import { readTable } from './read-file.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const bytes = (...values: number[]) => new Uint8Array(values);

test.each([
  ['semicolons', file('a.csv', 'Naam;Functie\nAnn;Timmerman')],
  ['commas and quotes', file('a.csv', '"Naam","Functie"\r\n"Ann","Timmerman"\r\n')],
  ['tabs', file('a.tsv', 'Naam\tFunctie\nAnn\tTimmerman')],
  ['a byte order mark', file('a.csv', bytes(0xef, 0xbb, 0xbf), 'Naam;Functie\nAnn;Timmerman')],
  [
    'UTF-16',
    file('a.csv', bytes(0xff, 0xfe), Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le')),
  ],
  ['UTF-16 without a mark', file('a.csv', Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le'))],
  [
    'UTF-16 of the other order',
    file(
      'a.csv',
      bytes(0xfe, 0xff),
      Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le').swap16(),
    ),
  ],
])('a file with %s is read', async (_, given) => {
  expect(await readTable(given)).toEqual({
    headers: ['Naam', 'Functie'],
    lines: [{ number: 2, cells: ['Ann', 'Timmerman'] }],
  });
});

test('letters as Excel on Windows writes them, quoted line ends and empty lines are read', async () => {
  const windows = file('a.csv', 'Naam;Adres\n;\nRen', bytes(0xe9), ';"Dorp 1\nStad"');
  expect((await readTable(windows)).lines).toEqual([
    { number: 3, cells: ['René', 'Dorp 1\nStad'] },
  ]);
});

test('a line that names the sign, and lines before the header, are counted and left out', async () => {
  expect(await readTable(file('a.csv', 'sep=,\nNaam,Functie;2\nAnn,Timmerman;x'))).toEqual({
    headers: ['Naam', 'Functie;2'],
    lines: [{ number: 3, cells: ['Ann', 'Timmerman;x'] }],
  });
  expect(await readTable(file('a.csv', '\n"Naam";"A,B,C"\nAnn;Timmerman'))).toEqual({
    headers: ['Naam', 'A,B,C'],
    lines: [{ number: 3, cells: ['Ann', 'Timmerman'] }],
  });
});

test('lines that are shorter or longer than the header keep all their cells', async () => {
  expect(await readTable(file('a.csv', 'Naam;Functie\nAnn\nBob;;Zaandam;;'))).toEqual({
    headers: ['Naam', 'Functie', ''],
    lines: [
      { number: 2, cells: ['Ann', '', ''] },
      { number: 3, cells: ['Bob', '', 'Zaandam'] },
    ],
  });
});

test('formulas of a workbook are read as their results, and their errors as nothing', async () => {
  expect(await readTable(file('a.xlsx', formulas))).toEqual({
    headers: ['Naam', 'Uren', 'Fout'],
    lines: [{ number: 2, cells: ['ab', '2,5', ''] }],
  });
});

test('texts that our own export keeps from being run as formulas are read as they were', async () => {
  const texts = ['=1+1', '+31 6 12345678', '-', '@home', "'t Hof", 'a\nb'];
  const sheet = {
    title: 'Klanten',
    columns: [{ label: 'Naam', kind: 'text' as const }],
    rows: texts.map((text) => [text]),
  };
  const workbook = await (await toXlsx(sheet)).arrayBuffer();
  for (const exported of [file('a.csv', toCsv(sheet)), file('a.xlsx', workbook)]) {
    const { lines } = await readTable(exported);
    expect(lines.map(({ cells }) => cells[0])).toEqual(texts);
  }
});

test('a workbook is read with its dates and numbers', async () => {
  const blob = await toXlsx({
    title: 'Werknemers',
    columns: [
      { label: 'Naam', kind: 'text' },
      { label: 'In dienst', kind: 'date' },
      { label: 'Uren', kind: 'number' },
    ],
    rows: [['Ann', '2026-02-01', 37.5]],
  });
  expect(await readTable(file('a.xlsx', await blob.arrayBuffer()))).toEqual({
    headers: ['Naam', 'In dienst', 'Uren'],
    lines: [{ number: 2, cells: ['Ann', '01-02-2026', '37,5'] }],
  });
});

test.each([
  ['another kind of file', file('a.pdf', 'x'), /CSV-bestand of een Excel-bestand/],
  [
    'a photo that is called CSV',
    file('a.csv', bytes(0x89), 'PNG\r\n\x1a\n\0\0\0\rIHDR'),
    /geen CSV/,
  ],
  ['a workbook that is none', file('a.xlsx', 'x'), /geen Excel-bestand/],
  ['only a header', file('a.csv', 'Naam;Functie'), /geen regels/],
  ['too many lines', file('a.csv', `Naam\n${'Ann\n'.repeat(5_001)}`), /meer dan 5.000 regels/],
  ['too large a file', file('a.csv', 'x'.repeat(5 * 1024 * 1024 + 1)), /groter dan 5 MB/],
])('%s is refused in words', async (_, given, reason) => {
  await expect(readTable(given)).rejects.toThrow(reason);
});

test.each([
  ['31-12-2026', '2026-12-31'],
  ['1/2/85', '1985-02-01'],
  ['3.4.27', '2027-04-03'],
  ['1 dec 2026', '2026-12-01'],
  ['12 maart 1990', '1990-03-12'],
  ['2026-05-06', '2026-05-06'],
  ['31-02-2026', '31-02-2026'],
  ['morgen', 'morgen'],
])('the date %s is %s', (text, date) => {
  expect(readFileDate(text, 2026)).toBe(date);
});
