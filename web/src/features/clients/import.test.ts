import { Client } from '@ploegplan/contract/clients.schemas';
import { noContact } from '@ploegplan/contract/rules/contact-person';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { readLines, tableOf } from '../../../test/import.ts';
import { clientImport } from './import.ts';

const headers = [
  ...['Debiteurnr', 'Klant', 'Straat', 'Huisnummer', 'Postcode', 'Plaats'],
  ...['Telefoonnummer', 'Contactpersoon', 'E-mail contactpersoon'],
];
const lines = [
  [...['100', 'Zonnebouw', 'Kade', '1', '3311 AB', 'Dordrecht'], '612345678', '', ''],
  [...['101', 'Waterwerk', '', '', '', 'Zaandam'], '', 'Ina Post', 'ina@example.nl'],
];
const table = tableOf(headers, ...lines);
const read = (records: readonly Client[] = [], given = table) =>
  readLines(clientImport, given, { records });

const stored = (again = read()) =>
  again.map(({ values }) => sample(Client, { ...values, deleted: false }));

test('an address in parts, a phone number without its zero and a contact person are read', () => {
  expect(read()).toMatchObject([
    {
      state: 'new',
      values: {
        number: '100',
        location: 'Kade 1, 3311 AB Dordrecht',
        phonenumber: '0612345678',
        contactPersons: [],
      },
    },
    {
      state: 'new',
      values: {
        location: 'Zaandam',
        contactPersons: [{ ...noContact, name: 'Ina Post', email: 'ina@example.nl' }],
      },
    },
  ]);
});

test('the same file twice changes nothing', () => {
  expect(read(stored()).map(({ state }) => state)).toEqual(['same', 'same']);
});

test('a contact person is changed in place, and the others stay', () => {
  const [, waterwerk] = stored();
  const people = [...(waterwerk?.contactPersons ?? []), { ...noContact, name: 'Bram' }];
  const record = sample(Client, { ...waterwerk, contactPersons: people });
  const given = tableOf(['Klant', 'Contactpersoon'], ['waterwerk', 'Eva']);
  expect(read([record], given)).toMatchObject([
    {
      state: 'changed',
      values: { contactPersons: [{ name: 'Eva', email: 'ina@example.nl' }, { name: 'Bram' }] },
    },
  ]);
});

test('namesakes with other numbers are two clients', () => {
  const record = sample(Client, { name: 'De Boer', number: '7', deleted: false });
  const given = tableOf(['Naam', 'Nummer'], ['De Boer', '8'], ['De Boer', '9']);
  expect(read([record], given).map(({ state }) => state)).toEqual(['new', 'new']);
});

test.each([
  [
    'the same record',
    '',
    [
      ['De Boer', '7'],
      ['De Boer', '8'],
    ],
  ],
  [
    'the same number',
    '7',
    [
      ['De Boer', '8'],
      ['Boers', '8'],
    ],
  ],
  [
    'a name that tells it from no other',
    '7',
    [
      ['Visser', '9'],
      ['Visser', ''],
    ],
  ],
])('two lines of %s are told', (_, number, given) => {
  const record = sample(Client, { name: 'De Boer', number, deleted: false });
  const rows = read([record], tableOf(['Naam', 'Nummer'], ...given));
  expect(rows[1]).toMatchObject({ state: 'double', errors: { '': 'Staat ook op regel 2' } });
});

test('a point on the map that reads like the cell stays as exact as it is', () => {
  const record = sample(Client, { name: 'De Boer', location: '52.12345678,4.1', deleted: false });
  const given = tableOf(['Naam', 'Locatie'], ['De Boer', '52.123457, 4.100000']);
  expect(read([record], given)).toMatchObject([{ state: 'same' }]);
});

test('a company name is the name of a new client where the file has no column for names', () => {
  const record = sample(Client, { name: 'De Boer', number: '7', companyname: '', deleted: false });
  const given = tableOf(['Bedrijfsnaam', 'Nummer'], ['Waterwerk BV', ''], ['De Boer BV', '7']);
  expect(read([record], given)).toMatchObject([
    { state: 'new', values: { name: 'Waterwerk BV', companyname: 'Waterwerk BV' } },
    { state: 'changed', values: { name: 'De Boer', companyname: 'De Boer BV' } },
  ]);
});

test('an empty name is a fault where the file has a column for names', () => {
  const given = tableOf(['Naam', 'Bedrijfsnaam'], ['', 'Waterwerk BV']);
  expect(read([], given)).toMatchObject([{ state: 'error', errors: { name: 'Vul een naam in' } }]);
});
