import { readFileSync } from 'node:fs';
import { toCsv } from '@ploegplan/contract/values/csv';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formulas } from '../../../test/formulas.ts';
import { toXlsx } from '../export/xlsx.ts';
import { readFileDate } from './dates.ts';
import type { Encoding } from './encodings.ts';
import { parseFile } from './parse-file.ts';
import { toTable } from './read-file.ts';

type Part = string | Uint8Array;
const bytes = (...values: number[]) => new Uint8Array(values);
const join = (...parts: Part[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));
const csv = (...parts: Part[]) => parseFile('a.csv', join(...parts));
const aCase = (name: string, encoding?: Encoding) =>
  parseFile(
    name,
    new Uint8Array(readFileSync(new URL(`../../../test/cases/${name}`, import.meta.url))),
    encoding,
  );
const firstSheet = async (read: ReturnType<typeof parseFile>) => {
  const [sheet] = (await read).sheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return sheet;
};
const table = async (read: ReturnType<typeof parseFile>) => toTable(await firstSheet(read), 0);

test.each([
  ['semicolons', join('Naam;Functie\nAnn;Timmerman')],
  ['commas and quotes', join('"Naam","Functie"\r\n"Ann","Timmerman"\r\n')],
  ['tabs', join('Naam\tFunctie\nAnn\tTimmerman')],
  ['a byte order mark', join(bytes(0xef, 0xbb, 0xbf), 'Naam;Functie\nAnn;Timmerman')],
  ['line ends of old Macs', join('Naam;Functie\rAnn;Timmerman')],
  ['UTF-16', join(bytes(0xff, 0xfe), Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le'))],
  ['UTF-16 without a mark', join(Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le'))],
  [
    'UTF-16 of the other order',
    join(bytes(0xfe, 0xff), Buffer.from('Naam;Functie\nAnn;Timmerman', 'utf16le').swap16()),
  ],
])('a file with %s is read', async (_, given) => {
  expect(await table(parseFile('a.csv', given))).toEqual({
    headers: ['Naam', 'Functie'],
    lines: [{ number: 2, cells: ['Ann', 'Timmerman'] }],
  });
});

test('columns parted by bars are read, also with semicolons in a cell', async () => {
  expect(await table(aCase('pipe.csv'))).toEqual({
    headers: ['Klantnr', 'Naam', 'Plaats'],
    lines: [{ number: 2, cells: ['940;x', 'Klant Pijp', 'Oss'] }],
  });
});

test('a line that names the sign, and lines before the header, are counted and left out', async () => {
  expect(await table(csv('sep=,\nNaam,Functie;2\nAnn,Timmerman;x'))).toEqual({
    headers: ['Naam', 'Functie;2'],
    lines: [{ number: 3, cells: ['Ann', 'Timmerman;x'] }],
  });
  expect(await table(csv('\n"Naam";"A,B,C"\nAnn;Timmerman'))).toEqual({
    headers: ['Naam', 'A,B,C'],
    lines: [{ number: 3, cells: ['Ann', 'Timmerman'] }],
  });
});

test('lines that are shorter or longer than the header keep all their cells', async () => {
  expect(await table(csv('Naam;Functie\nAnn\nBob;;Zaandam;;'))).toEqual({
    headers: ['Naam', 'Functie', ''],
    lines: [
      { number: 2, cells: ['Ann', '', ''] },
      { number: 3, cells: ['Bob', '', 'Zaandam'] },
    ],
  });
});

test('columns without anything in them are left out', async () => {
  expect(await table(csv('Naam;;Functie;\nAnn; ;Timmerman;'))).toEqual({
    headers: ['Naam', 'Functie'],
    lines: [{ number: 2, cells: ['Ann', 'Timmerman'] }],
  });
});

test('cells of several lines and empty lines are counted, and keep the numbers of the lines', async () => {
  const sheet = await firstSheet(csv('Naam;Adres\n;\nRené;"Dorp 1\r\nStad"\nBob;\n'));
  expect(sheet).toMatchObject({
    lineCount: 5,
    lines: [
      { number: 1, cells: ['Naam', 'Adres'] },
      { number: 3, cells: ['René', 'Dorp 1\nStad'] },
      { number: 5, cells: ['Bob', ''] },
    ],
    brokenQuotes: [],
  });
});

test('a remark that begins with a quote keeps no row from being read, and its line is given', async () => {
  const sheet = await firstSheet(aCase('quote-in-remarks.csv'));
  expect(sheet.lineCount).toBe(41);
  expect(sheet.lines).toHaveLength(41);
  expect(sheet.lines.map(({ number }) => number)).toEqual(
    Array.from({ length: 41 }, (_, at) => at + 1),
  );
  expect(sheet.lines[3]?.cells).toEqual(['703', 'Klant Slok 3', 'Ede', '"Let op: hond op terrein']);
  expect(sheet.brokenQuotes).toEqual([
    { number: 4, text: '703;Klant Slok 3;Ede;"Let op: hond op terrein' },
  ]);
});

test('a quote in a name shifts no columns', async () => {
  const sheet = await firstSheet(aCase('quote-never-closes.csv'));
  expect(sheet.lines).toHaveLength(11);
  expect(sheet.lines[3]?.cells).toEqual(['903', '"t Hoekje', '"t Hoekje BV', 'Ede']);
  expect(sheet.lines[4]?.cells).toEqual(['904', 'Klant Rij 4', 'Klant Rij 4 BV', 'Ede']);
  expect(sheet.brokenQuotes.map(({ number }) => number)).toEqual([4]);
});

test('rows between two lone quotes are read, and a remark of several lines elsewhere stays one', async () => {
  const lines = [
    'Nr;Naam;Opmerking',
    '1;Ann;"hond',
    '2;Bob;poort',
    '3;Cas;dicht"',
    '4;Dirk;"links; dan\nrechts"',
  ];
  const sheet = await firstSheet(csv(lines.join('\n')));
  expect(sheet.lines.map(({ cells }) => cells)).toEqual([
    ['Nr', 'Naam', 'Opmerking'],
    ['1', 'Ann', '"hond'],
    ['2', 'Bob', 'poort'],
    ['3', 'Cas', 'dicht"'],
    ['4', 'Dirk', 'links; dan\nrechts'],
  ]);
});

test('a file of 5 MB in which every line has a lone quote is read line by line', async () => {
  const sheet = await firstSheet(csv(`Nr;Naam\n${`1;"${'x'.repeat(1_000)}\n`.repeat(5_000)}`));
  expect(sheet.lines).toHaveLength(5_001);
  expect(sheet.brokenQuotes).toHaveLength(5_000);
});

test('letters as Excel on Windows and as DOS writes them are read, and a line is given to see it', async () => {
  const windows = await csv('Naam;Plaats\nBob;Ede\nRen', bytes(0xe9), ';Ede');
  expect(windows).toMatchObject({
    encoding: 'windows-1252',
    sample: { number: 3, text: 'René;Ede' },
  });
  const dos = await csv('Naam;Plaats\nRen', bytes(0x82), ';', bytes(0x90), 'de');
  expect(dos).toMatchObject({ encoding: 'cp850', sample: { number: 2, text: 'René;Éde' } });
});

test('one damaged byte leaves the other letters as they are, unless another encoding is chosen', async () => {
  const read = await aCase('utf8-one-bad-byte.csv');
  expect(read).toMatchObject({
    encoding: 'utf-8',
    sample: { number: 4, text: '912;Zwembad De \uFFFD\uFFFDn;Ede' },
  });
  expect(read.sheets[0]?.lines[1]?.cells[1]).toBe('Café Zon');
  const other = await aCase('utf8-one-bad-byte.csv', 'windows-1252');
  expect(other.encoding).toBe('windows-1252');
  expect(other.sheets[0]?.lines[3]?.cells[1]).toBe('Zwembad De één');
});

test('formulas of a workbook are read as their results, and their errors as nothing', async () => {
  expect(await table(parseFile('a.xlsx', formulas))).toEqual({
    headers: ['Naam', 'Uren', 'Fout'],
    lines: [{ number: 2, cells: ['ab', '2,5', ''] }],
  });
});

test('the sheets of a workbook that have lines are given, with those that are hidden', async () => {
  expect((await aCase('hidden-first.xlsx')).sheets).toMatchObject([
    { name: 'lijsten', isHidden: true },
    { name: 'Klanten', isHidden: false },
  ]);
  expect((await aCase('cover-first.xlsx')).sheets.map(({ name }) => name)).toEqual(['Klanten']);
});

const sheetXml = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const textCell = (name: string, text: string) =>
  `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
const workbook = (sheet: string, others: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...others,
  });
const list = `<row r="1">${textCell('A1', 'Naam')}</row><row r="2">${textCell('A2', 'Ann')}<c r="XFD2" s="1"/></row>`;

test('cells at the end of the sheet make no table of billions, and are named', async () => {
  const last = `<row r="1048576">${textCell('XFD1048576', ' x')}</row>`;
  const sheet = await firstSheet(parseFile('a.xlsx', workbook(sheetXml(list + last))));
  expect(sheet).toMatchObject({
    lineCount: 2,
    lines: [{ cells: ['Naam'] }, { cells: ['Ann'] }],
    stray: ['XFD1048576'],
  });
});

test('a cell far to the right is a column, and the empty ones before it are none', async () => {
  const rows = `<row r="1">${textCell('A1', 'Naam')}${textCell('ALL1', 'x')}</row><row r="2">${textCell('A2', 'Ann')}</row>`;
  expect(await firstSheet(parseFile('a.xlsx', workbook(sheetXml(rows))))).toMatchObject({
    stray: ['ALL1'],
  });
  const near = rows.replace('ALL1', 'SF1');
  expect(await table(parseFile('a.xlsx', workbook(sheetXml(near))))).toMatchObject({
    headers: ['Naam', 'x'],
  });
});

test('a workbook that unpacks to more than memory should hold is refused before it is unpacked', async () => {
  const bomb = workbook(sheetXml(list), {
    'xl/media/large.xml': new Uint8Array(101 * 1024 * 1024),
  });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(parseFile('a.xlsx', bomb)).rejects.toThrow(/uitgepakt groter dan 100 MB/);
});

test('texts that our own export keeps from being run as formulas are read as they were', async () => {
  const texts = ['=1+1', '+31 6 12345678', '-', '@home', "'t Hof", 'a\nb'];
  const sheet = {
    title: 'Klanten',
    columns: [{ label: 'Naam', kind: 'text' as const }],
    rows: texts.map((text) => [text]),
  };
  const exported = new Uint8Array(await (await toXlsx(sheet)).arrayBuffer());
  for (const read of [csv(toCsv(sheet)), parseFile('a.xlsx', exported)]) {
    const { lines } = await table(read);
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
  expect(await table(parseFile('a.xlsx', new Uint8Array(await blob.arrayBuffer())))).toEqual({
    headers: ['Naam', 'In dienst', 'Uren'],
    lines: [{ number: 2, cells: ['Ann', '01-02-2026', '37,5'] }],
  });
});

test.each([
  [
    'a photo that is called CSV',
    'a.csv',
    join(bytes(0x89), 'PNG\r\n\x1a\n\0\0\0\rIHDR'),
    /geen CSV/,
  ],
  ['a workbook that is none', 'a.xlsx', join('x'), /geen Excel-bestand/],
  ['only a header', 'a.csv', join('Naam;Functie'), /geen regels/],
  ['too many lines', 'a.csv', join(`Naam\n${'Ann\n'.repeat(5_001)}`), /meer dan 5.000 regels/],
])('%s is refused in words', async (_, name, given, reason) => {
  await expect(table(parseFile(name, given))).rejects.toThrow(reason);
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
