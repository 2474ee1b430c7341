import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { exportedTable, readLines, readTable, tableOf } from '../../../test/subjects/import.ts';
import { toXlsx } from '../../lib/export/xlsx.ts';
import type { FileTable } from '../../lib/import/read-file.ts';
import { employeeFields } from './fields.tsx';
import { employeeImport } from './import.ts';

const headers = [
  'Personeelsnr',
  'Voornaam',
  'Tussenvoegsel',
  'Achternaam',
  'Geb.datum',
  'Dienstverband',
  'Uren per week',
  'VCA geldig tot',
  'Mobiel',
];
const PEOPLE = 200;
/** Lines with a fault, by their number in the file, and its column. */
const faults = new Map([
  [8, ['dateOfBirth', '31-02-1980', 4]],
  [40, ['kind', 'Vast', 5]],
  [77, ['weekHours', 'veel', 6]],
  [120, ['name', '', 3]],
] as const);

/** A firm's list: two columns of names, Dutch dates, an empty line after the third person. */
function lines(): string[][] {
  const people = Array.from({ length: PEOPLE }, (_, at) => [
    String(1000 + at),
    at % 3 === 0 ? 'Jan' : 'Fatima',
    at % 4 === 0 ? 'van der' : '',
    `Steen${at}`,
    `${(at % 28) + 1}-${(at % 12) + 1}-${at % 2 ? '85' : '1990'}`,
    ['Eigen', 'Ingeleend', 'Zzp', ''][at % 4] ?? '',
    at % 5 === 0 ? '37,5' : '40',
    at % 7 === 0 ? '1 dec 2027' : '',
    '06-12345678',
  ]);
  const all = [...people.slice(0, 3), headers.map(() => ''), ...people.slice(3)];
  for (const [line, [target, text, column]] of faults) {
    const cells = all[line - 2];
    if (cells) cells[column] = text;
    if (cells && target === 'name') cells.fill('', 1, 3);
  }
  return all;
}

const formats: Record<string, () => Promise<File>> = {
  csv: async () =>
    new File([[headers, ...lines()].map((cells) => cells.join(';')).join('\r\n')], 'personeel.csv'),
  xlsx: async () => {
    const columns = headers.map((label) => ({ label, kind: 'text' as const }));
    const blob = await toXlsx({ title: 'Personeel', columns, rows: lines() });
    return new File([await blob.arrayBuffer()], 'personeel.xlsx');
  },
};

const read = (table: FileTable, records: readonly Employee[] = [], corrected = new Map()) =>
  readLines(employeeImport, table, { records, corrected });

test.each(Object.keys(formats))(
  '200 people of a firm (%s): each fault at its line and column',
  async (format) => {
    const rows = read(await readTable((await formats[format]?.()) ?? new File([], '')));
    expect(rows).toHaveLength(PEOPLE);
    const wrong = rows.filter(({ state }) => state !== 'new');
    expect(wrong.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual(
      [...faults].map(([line, [target]]) => [line, [target]]),
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      values: {
        name: 'Jan van der Steen0',
        personnelNumber: '1000',
        dateOfBirth: '1990-01-01',
        kind: 'own',
        contracts: [{ from: null, hours: [7.5, 7.5, 7.5, 7.5, 7.5, 0, 0] }],
        certificates: [{ kind: 'vca-basic', validUntil: '2027-12-01' }],
      },
    });
    // The empty line counts in the numbers.
    expect(rows[3]).toMatchObject({
      line: 6,
      values: { name: 'Jan Steen3', dateOfBirth: '1985-04-04' },
    });
  },
);

test.each(Object.keys(formats))('the same file twice changes nothing (%s)', async (format) => {
  const table = await readTable((await formats[format]?.()) ?? new File([], ''));
  const stored = read(table)
    .filter(({ state }) => state === 'new')
    .map(({ values }) => sample(Employee, { ...values, deleted: false }));
  const again = read(table, stored);
  expect(again.filter(({ state }) => state === 'same')).toHaveLength(PEOPLE - faults.size);
  expect(again.filter(({ state }) => state === 'new' || state === 'changed')).toEqual([]);
});

const table = (...cells: string[][]): FileTable =>
  tableOf(['Naam', 'Nummer', 'Ploeg', 'Uren per week'], ...cells);
const stored = sample(Employee, {
  name: 'Ann',
  personnelNumber: '7',
  crew: 'A',
  deleted: false,
  contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }],
});

test('an empty cell changes nothing; another value is shown as old and new', () => {
  for (const week of ['40', '40:00', '40u00', '40,0']) {
    expect(read(table(['Ann', '7', '', week]), [stored])).toMatchObject([{ state: 'same' }]);
  }
  expect(read(table(['Ann', '7', 'B', '']), [stored])).toMatchObject([
    { state: 'changed', row: { id: stored.id }, changes: ['Ploeg: A → B'] },
  ]);
});

test('other hours than those of the contract are not taken from a file', () => {
  const [row] = read(table(['Ann', '7', '', '32']), [stored]);
  expect(row?.errors).toHaveProperty(
    'weekHours',
    expect.stringMatching(/Heeft al andere contracturen/),
  );
});

test('the same number twice in a file is told with the first line', () => {
  const rows = read(table(['Ann', '8', '', ''], ['Bob', '8', '', '']));
  expect(rows.map(({ state }) => state)).toEqual(['new', 'double']);
  expect(rows[1]?.errors['']).toBe('Staat ook op regel 2');
});

test('a deleted employee is not changed, and a name that two employees have matches neither', () => {
  const gone = { ...stored, deleted: true };
  expect(read(table(['Ann', '7', 'B', '']), [gone])).toMatchObject([{ state: 'new' }]);
  const twins = ['1', '2'].map((number) =>
    sample(Employee, { ...stored, personnelNumber: number }),
  );
  expect(read(table(['Ann', '', 'B', '']), twins)).toMatchObject([{ state: 'new' }]);
});

test('a corrected cell is read again', () => {
  const faulty = table(['Ann', '8', '', 'veel']);
  expect(read(faulty)).toMatchObject([{ state: 'error' }]);
  expect(read(faulty, [], new Map([['2 3', '40']]))).toMatchObject([{ state: 'new' }]);
});

test.each(['csv', 'xlsx'] as const)(
  'the exported list (%s) changes nothing when it is imported',
  async (format) => {
    const records = [
      sample(Employee, {
        ...{ name: 'Ann', kind: 'hired', personnelNumber: '7', phonenumber: '+31 6 12345678' },
        ...{
          inServiceFrom: addDays(getToday(), -100),
          lastDay: addDays(getToday(), 30),
          deleted: false,
        },
      }),
      sample(Employee, { name: 'Bob', inServiceFrom: addDays(getToday(), 30), deleted: false }),
    ];
    const given = await exportedTable(employeeFields, records, format);
    expect(given.lines[0]?.cells).not.toContain(expect.stringContaining("'"));
    expect(read(given, records).map(({ state }) => state)).toEqual(['same', 'same']);
  },
);

test.each([
  [['Voornaam', 'Achternaam'], ['Jan', 'Boer'], 'Jan Boer'],
  [['Achternaam', 'Tussenvoegsel', 'Voornaam'], ['Boer', 'de', 'Jan'], 'Jan de Boer'],
  [['Naam', 'Tussenvoegsel', 'Voornaam'], ['Boer', 'de', 'Jan'], 'Jan de Boer'],
  [['Naam', 'Voornaam', 'Achternaam'], ['Jan de Boer', 'Jan', 'de Boer'], 'Jan de Boer'],
  [['Voorletters', 'Achternaam'], ['J.', 'Boer'], 'J. Boer'],
])('the columns %j with %j make the name %s', (columns, cells, name) => {
  expect(read(tableOf(columns, cells))).toMatchObject([{ state: 'new', values: { name } }]);
});

test('a last name alone does not replace the whole name of somebody', () => {
  const given = tableOf(['Personeelsnummer', 'Achternaam'], ['7', 'Bakker']);
  const jan = sample(Employee, { name: 'Jan de Boer', personnelNumber: '7', deleted: false });
  expect(read(given, [jan])).toMatchObject([
    { state: 'same', values: { name: 'Jan de Boer' }, kept: ['name'] },
  ]);
});

test('the address is read from its columns, in whatever order', () => {
  const given = tableOf(['Naam', 'Woonplaats', 'Adres'], ['Jan', 'Ede', 'Kade 1']);
  expect(read(given)).toMatchObject([{ values: { address: 'Kade 1, Ede' } }]);
});

test('phone numbers that a workbook took for amounts get back what they lost, or say so', () => {
  const columns = ['Naam', 'Telefoon', 'Telefoon noodcontact'];
  const given = tableOf(
    columns,
    ['A', '31612345678', '201234567'],
    ['B', '32470123456', '3,16E+10'],
  );
  expect(read(given)).toMatchObject([
    { values: { phonenumber: '+31612345678', emergencyPhonenumber: '0201234567' } },
    {
      values: { phonenumber: '+32470123456' },
      errors: { emergencyPhonenumber: expect.stringContaining('afgerond') },
    },
  ]);
});

test.each([
  ['01-02-1985 00:00', '2026-03-01T00:00:00'],
  ['1985-02-01 00:00:00', '1-3-2026 0:00:00'],
  ['19850201', '20260301'],
  ['zo 1 februari 1985', '1 maart 2026'],
])('the dates %s and %s are read', (born, began) => {
  const given = tableOf(['Naam', 'Geboortedatum', 'In dienst'], ['Jan', born, began]);
  expect(read(given)).toMatchObject([
    { state: 'new', values: { dateOfBirth: '1985-02-01', inServiceFrom: '2026-03-01' } },
  ]);
});

test('a certificate that ends after the last year is told at its column', () => {
  const given = tableOf(['Naam', 'VCA geldig tot'], ['Jan', '31-12-2999']);
  expect(read(given)).toMatchObject([
    { state: 'error', errors: { vcaUntil: expect.stringContaining('2199') } },
  ]);
});
