import { readFileSync } from 'node:fs';
import { Client } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { readLines, readTable } from '../../../test/subjects/import.ts';
import { clientImport } from '../../features/clients/import.ts';
import { employeeImport } from '../../features/employees/import.ts';

const read = (name: string) =>
  readTable(
    new File([readFileSync(new URL(`../../../test/cases/${name}`, import.meta.url))], name),
  );

test('addresses of a file are accepted as the server accepts them, and another one is told at its cell', async () => {
  const rows = readLines(clientImport, await read('emails.csv'));
  expect(rows.map(({ values, state }) => [values.email, state])).toEqual([
    ['jansen&zonen@example.nl', 'new'],
    ['info@bäckerei-müller.example', 'new'],
    ['Jan.Jansen+Bouw@EXAMPLE.NL', 'new'],
    // The rest is in a column without a name, which the preview says it skips.
    ['a@example.nl', 'new'],
    ['Jan <jan@example.nl>', 'error'],
    ['bouw/plan@example.nl', 'new'],
  ]);
});

test.each([
  ['nfc-names.csv', 'Café Noord'],
  ['nfd-names.csv', 'Café Noord'],
  ['nbsp-names.csv', 'Klant Spatie'],
  ['plain-names.csv', 'Klant Spatie'],
])('%s names the client %s that is there', async (file, name) => {
  const records = [sample(Client, { name, number: '', deleted: false })];
  const rows = readLines(clientImport, await read(file), { records });
  expect(rows.map(({ row }) => row?.name)).toEqual([name]);
});

test('dates with a time, without separators and with a weekday are read', async () => {
  const rows = readLines(employeeImport, await read('dates-with-time.csv'));
  for (const { values, state } of rows) {
    expect(values).toMatchObject({ dateOfBirth: '1985-02-01', inServiceFrom: '2026-03-01' });
    expect(state).toBe('new');
  }
  expect(rows).toHaveLength(4);
});

test('phone numbers of a workbook get back what they lost', async () => {
  const rows = readLines(employeeImport, await read('phone-31.xlsx'));
  expect(rows.map(({ values }) => values.phonenumber)).toEqual([
    '+31612345678',
    '0201234567',
    '+32470123456',
  ]);
});
