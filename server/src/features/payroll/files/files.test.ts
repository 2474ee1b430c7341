import { toCsv } from '@ploegplan/contract/values/csv';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { unzip } from '../../../../test/data/zip.ts';
import type { BatchContent } from './content.ts';
import { writeLoket } from './loket.ts';
import { createLongSheet, writeLongXlsx } from './long.ts';
import { makeFiles } from './make-files.ts';
import { writeNmbrs } from './nmbrs.ts';

type Sent = BatchContent['lines'][number];

const ordinary = { kind: 'class:normal:100', code: '2100', unit: 'hours' as const };
const overtime = { kind: 'class:overtime:125', code: '2125', unit: 'hours' as const };
const travelled = { kind: 'kilometres', code: '400', unit: 'kilometres' as const };

const november = { date: '2026-11-02', period: '2026-11' };
const october = { date: '2026-10-30', period: '2026-10' };
const [anna, bert, lukasz] = [
  { employeeId: 'a', personnelNumber: '0012' },
  { employeeId: 'b', personnelNumber: '7' },
  { employeeId: 'c', personnelNumber: '0108' },
];

let count = 0;
const line = (whose: object, when: object, what: object, quantity: number, projectId?: string) =>
  ({
    id: `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
    ...{ ...whose, ...when, ...what, quantity },
    ...{ projectId: projectId ?? null, approvalId: null, amount: quantity * 60 },
  }) as Sent;

const person = (id: string, name: string) =>
  ({
    id,
    name,
    kind: 'own',
    inServiceFrom: null,
    lastDay: null,
    deleted_at: null,
    contracts: [],
  }) as never;

const content: BatchContent = {
  company: 'Bouwbedrijf Kade',
  number: 12,
  from: '2026-11-01',
  to: '2026-11-30',
  period: '2026-11',
  madeAt: new Date('2026-11-27T15:30:00Z'),
  madeBy: 'Kantoor',
  settings: {
    period: 'month',
    includes: { own: true, hired: false, 'self-employed': false },
    nmbrs: { debtorNumber: '0100', companyNumber: '1' },
    loket: { employerNumber: '5555', shift: '1', minutesAfterComma: false },
    codes: [],
    version: 1,
  },
  lines: [
    line(anna, november, ordinary, 7.5, 'kade'),
    line(anna, { ...november, date: '2026-11-03' }, ordinary, 8, 'kade'),
    line(anna, november, overtime, 1.25, 'kade'),
    line(anna, november, travelled, 38),
    line(anna, october, ordinary, -2, 'brug'),
    line(bert, november, ordinary, 0.5),
    // Three times twenty minutes are an hour, although none of them is two decimals.
    ...[2, 3, 4].map((day) =>
      line(lukasz, { ...november, date: `2026-11-0${day}` }, overtime, 0.333333),
    ),
    line(lukasz, november, ordinary, 8, 'kade'),
    line(lukasz, { ...november, date: '2026-11-05' }, ordinary, -8, 'kade'),
  ],
  staff: [person('a', 'Anna de Wit'), person('b', '=Bert'), person('c', 'Łukasz Żak')],
  kindNames: new Map(),
  projectNames: new Map([
    ['kade', '26-01 Kade'],
    ['brug', 'Brug; noord'],
  ]),
};

/** The cells of the only sheet of a workbook, and its XML. */
async function readWorkbook(workbook: Buffer) {
  const xml = unzip(workbook).get('xl/worksheets/sheet1.xml');
  return { rows: await readSheet(workbook), xml: String(xml) };
}

const headings = ['Debiteurnr', 'Bedrijfnr', 'Persnr', 'Naam', 'Periode', 'Dagen', 'DagenVoorLC'];

test('the sheet for Nmbrs has the codes in row 2 from column H, and people from row 3 by period', async () => {
  const { rows, xml } = await readWorkbook(await writeNmbrs(content));
  const empty = [null, null, null];
  expect(rows).toEqual([
    [...headings, ...empty],
    [...headings, '400', '2100', '2125'],
    ['0100', '1', '0012', 'Anna de Wit', '2026-11', null, null, 38, 15.5, 1.25],
    ['0100', '1', '0012', 'Anna de Wit', '2026-10', null, null, null, -2, null],
    ['0100', '1', '7', '=Bert', '2026-11', null, null, null, 0.5, null],
    ['0100', '1', '0108', 'Łukasz Żak', '2026-11', null, null, null, null, 1],
  ]);
  expect(xml).toContain('<c r="H3"');
  expect(xml).not.toContain('<f');
});

test.each([
  [false, '0012;1;38;13,5;1,25', '7;1;;0,5;', '0108;1;;;1'],
  [true, '0012;1;38;13,30;1,15', '7;1;;0,30;', '0108;1;;;1,00'],
])('the file for Loket, with minutes after the comma: %s', (minutesAfterComma, ...people) => {
  const loket = { employerNumber: '5555', shift: '1', minutesAfterComma };
  const text = writeLoket({ ...content, settings: { ...content.settings, loket } });
  const golden = ['aanslnr;persnr;ploeg;400;2100;2125', ...people.map((row) => `5555;${row}`)];
  expect(text).toBe(golden.map((row) => `${row}\r\n`).join(''));
});

test('negative hours keep their sign in hours and minutes', () => {
  const loket = { employerNumber: '5555', shift: '1', minutesAfterComma: true };
  const lines = [line(bert, october, ordinary, -0.75)];
  const text = writeLoket({ ...content, lines, settings: { ...content.settings, loket } });
  expect(text).toBe('aanslnr;persnr;ploeg;2100\r\n5555;7;1;-0,45\r\n');
});

const goldenCsv = `\uFEFFRegel;Batch;Datum;Periode;Personeelsnummer;Naam;Soort;Code;Eenheid;Aantal;Project
00000000-0000-7000-8000-000000000001;12;02-11-2026;2026-11;0012;Anna de Wit;Gewone uren 100 %;2100;uren;7,5;26-01 Kade
00000000-0000-7000-8000-000000000002;12;03-11-2026;2026-11;0012;Anna de Wit;Gewone uren 100 %;2100;uren;8;26-01 Kade
00000000-0000-7000-8000-000000000003;12;02-11-2026;2026-11;0012;Anna de Wit;Overuren 125 %;2125;uren;1,25;26-01 Kade
00000000-0000-7000-8000-000000000004;12;02-11-2026;2026-11;0012;Anna de Wit;Kilometers;400;km enkele reis;38;
00000000-0000-7000-8000-000000000005;12;30-10-2026;2026-10;0012;Anna de Wit;Gewone uren 100 %;2100;uren;-2;"Brug; noord"
00000000-0000-7000-8000-000000000006;12;02-11-2026;2026-11;7;'=Bert;Gewone uren 100 %;2100;uren;0,5;
`;

test('the long form has a row for each line, with its id', async () => {
  const sheet = createLongSheet(content);
  const text = toCsv(sheet);
  expect(text.slice(0, goldenCsv.length + 6)).toBe(
    goldenCsv.replaceAll('\n', '\r\n').slice(0, goldenCsv.length + 6),
  );
  expect(sheet.rows).toHaveLength(content.lines.length);
  const { rows, xml } = await readWorkbook(await writeLongXlsx(sheet));
  expect(rows).toHaveLength(content.lines.length + 1);
  expect(rows[5]).toEqual([
    ...[
      '00000000-0000-7000-8000-000000000005',
      12,
      new Date('2026-10-30'),
      '2026-10',
      '0012',
      'Anna de Wit',
    ],
    ...['Gewone uren 100 %', '2100', 'uren', -2, 'Brug; noord'],
  ]);
  expect(xml).not.toContain('<f');
});

/** The texts of a document, from top to bottom, with a bar between those of one height. */
async function readPdf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const rows: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? item : []));
    const byHeight = Map.groupBy(texts, ({ transform }) => Math.round(transform[5]));
    rows.push(...[...byHeight.values()].map((row) => row.map(({ str }) => str).join(' | ')));
  }
  return rows;
}

test('the document for who checks names who, when, sums and differences, and the fingerprints of the files', async () => {
  const files = await makeFiles(content);
  expect(files.map(({ name }) => name)).toEqual([
    'Loonbatch 12 2026-11 Nmbrs.xlsx',
    'Loonbatch 12 2026-11 Loket.csv',
    'Loonbatch 12 2026-11.csv',
    'Loonbatch 12 2026-11.xlsx',
    'Loonbatch 12 2026-11.pdf',
  ]);
  const rows = await readPdf(files.at(-1)?.content ?? Buffer.of());
  expect(rows.slice(0, 17)).toEqual([
    'Blad 1',
    'Loonbatch 12, periode 2026-11',
    'Bouwbedrijf Kade, 01-11-2026 t/m 30-11-2026',
    'Gemaakt op 27-11-2026 16:30 door Kantoor',
    'Totaal per code',
    'Kilometers | 400 | 38 | km enkele reis',
    'Gewone uren 100 % | 2100 | 14 | uren',
    'Overuren 125 % | 2125 | 2,25 | uren',
    '0012 Anna de Wit',
    'Kilometers | 400 | 38 | km enkele reis',
    'Gewone uren 100 % | 2100 | 15,5 | uren',
    'Overuren 125 % | 2125 | 1,25 | uren',
    'Gewone uren 100 %, verschil over 2026-10 | 2100 | -2 | uren',
    '7 =Bert',
    'Gewone uren 100 % | 2100 | 0,5 | uren',
    '0108 Łukasz Żak',
    'Overuren 125 % | 2125 | 1 | uren',
  ]);
  expect(rows.slice(18)).toEqual(files.slice(0, 4).flatMap(({ name, sha256 }) => [name, sha256]));
});
