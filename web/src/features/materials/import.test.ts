import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { exportedTable, readLines, tableOf } from '../../../test/subjects/import.ts';
import { materialFields } from './fields.tsx';
import { materialImport } from './import.ts';

const table = tableOf(
  ['Inventarisnummer', 'Machine', 'Type'],
  ['M1', 'Hoogwerker', 'Hijsen'],
  ['M2', 'Hoogwerker', 'Hijsen'],
  ['M3', '', ''],
);
const read = (records: readonly Material[] = []) => readLines(materialImport, table, { records });

test('materials are told by their numbers, and one without a name is a fault', () => {
  expect(read()).toMatchObject([
    { state: 'new', values: { number: 'M1', name: 'Hoogwerker', kind: 'Hijsen' } },
    { state: 'new' },
    { state: 'error', errors: { name: 'Vul een naam in' } },
  ]);
});

test('the same file twice changes nothing', () => {
  const stored = read()
    .slice(0, 2)
    .map(({ values }) => sample(Material, { ...values, deleted: false }));
  expect(read(stored).map(({ state }) => state)).toEqual(['same', 'same', 'error']);
});

test('another one of the same name is new', () => {
  const first = sample(Material, { number: 'M0', name: 'Hoogwerker', deleted: false });
  expect(read([first]).map(({ state }) => state)).toEqual(['new', 'new', 'error']);
});

test.each(['csv', 'xlsx'] as const)(
  'the exported list (%s) changes nothing when it is imported',
  async (format) => {
    const records = ['M1', 'M2'].map((number) =>
      sample(Material, { number, name: 'Hoogwerker', remarks: 'a\nb', deleted: false }),
    );
    const given = await exportedTable(materialFields, records, format);
    const rows = readLines(materialImport, given, { records });
    expect(rows.map(({ state }) => state)).toEqual(['same', 'same']);
  },
);

test('a vehicle is taken with the place from which it leaves', () => {
  const vehicles = tableOf(
    ['Naam', 'Voertuig', 'Vertrekt van'],
    ['Bus', 'ja', 'Werf 3'],
    ['Zaag', 'nee', ''],
  );
  expect(readLines(materialImport, vehicles, { records: [] })).toMatchObject([
    { state: 'new', values: { isVehicle: true, departsFrom: 'Werf 3' } },
    { state: 'new', values: { isVehicle: false, departsFrom: '' } },
  ]);
});
