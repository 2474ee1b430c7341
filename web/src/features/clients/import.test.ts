import { noContact } from '@ploegplan/contract/clients/contact-person';
import { Client, NewClient } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { exportedTable, readLines, tableOf } from '../../../test/subjects/import.ts';
import { clientFields } from './fields.tsx';
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
      values: {
        contactPersons: [{ name: 'Eva', phonenumber: '', email: '' }, { name: 'Bram' }],
      },
    },
  ]);
});

test.each([
  [
    'the same name',
    ['Ina  POST', '', 'nieuw@example.nl'],
    { phonenumber: '010 1', email: 'nieuw@example.nl' },
  ],
  [
    'the same address',
    ['Ina Pos', '', 'INA@example.nl'],
    { name: 'Ina Pos', phonenumber: '010 1' },
  ],
  [
    'no name',
    ['', '0201234567', ''],
    { name: 'Ina Post', phonenumber: '0201234567', email: 'ina@example.nl' },
  ],
  [
    'another name and number',
    ['Eva', '201234567', ''],
    { name: 'Eva', phonenumber: '0201234567', email: '' },
  ],
])('a contact person of %s keeps or loses what the file does not say', (_, cells, person) => {
  const ina = { ...noContact, name: 'Ina Post', phonenumber: '010 1', email: 'ina@example.nl' };
  const record = sample(Client, { name: 'De Boer', deleted: false, contactPersons: [ina] });
  const columns = ['Klant', 'Contactpersoon', 'Tel contactpersoon', 'Mail contactpersoon'];
  expect(read([record], tableOf(columns, ['De Boer', ...cells]))).toMatchObject([
    { state: 'changed', values: { contactPersons: [person] } },
  ]);
});

test('a contact person is read from the columns of a name, and a part of it names the same one', () => {
  const ina = { ...noContact, name: 'Ina de Post', phonenumber: '010 1' };
  const record = sample(Client, { name: 'De Boer', deleted: false, contactPersons: [ina] });
  const whole = tableOf(
    ['Klant', 'Achternaam', 'Tussenvoegsel', 'Voornaam'],
    ['De Boer', 'Post', 'de', 'Ina'],
  );
  expect(read([], whole)).toMatchObject([
    { values: { contactPersons: [{ name: 'Ina de Post' }] } },
  ]);
  expect(read([record], whole)).toMatchObject([{ state: 'same' }]);
  const first = tableOf(['Klant', 'Voornaam'], ['De Boer', 'Ina']);
  expect(read([record], first)).toMatchObject([{ state: 'same' }]);
});

test('a contact person who is not the first one is known by name', () => {
  const people = ['Ina', 'Bram'].map((name) => ({ ...noContact, name }));
  const record = sample(Client, { name: 'De Boer', deleted: false, contactPersons: people });
  const given = tableOf(
    ['Klant', 'Contactpersoon', 'E-mail contact'],
    ['De Boer', 'bram', 'b@example.nl'],
  );
  expect(read([record], given)).toMatchObject([
    { values: { contactPersons: [{ name: 'Ina' }, { name: 'bram', email: 'b@example.nl' }] } },
  ]);
});

test.each([
  [['Adres', 'Plaats'], ['Kade 1', 'Ede'], 'Kade 1, Ede'],
  [['Plaats', 'Adres'], ['Ede', 'Kade 1'], 'Kade 1, Ede'],
  [['Plaats', 'Postcode', 'Adres'], ['Ede', '6711AB', 'Kade 1'], 'Kade 1, 6711 AB Ede'],
  [
    ['Adres', 'Postcode', 'Plaats'],
    ['Kade 1, 6711 AB Ede', '6711AB', 'EDE'],
    'Kade 1, 6711 AB Ede',
  ],
  [['Adres', 'Straat', 'Huisnr', 'Plaats'], ['Kade 1', 'Kade', '1', 'Ede'], 'Kade 1, Ede'],
  [['Adres', 'Huisnummer', 'Plaats'], ['Kade', '1', 'Ede'], 'Kade 1, Ede'],
  [['Straat', 'Huisnummer', 'Toevoeging', 'Plaats'], ['Kade', '1', 'a', 'Ede'], 'Kade 1a, Ede'],
  [['Straat', 'Huisnummer', 'Toevoeging', 'Plaats'], ['Kade', '1', '3', 'Ede'], 'Kade 1-3, Ede'],
  [['Adres', 'Straat', 'Plaats'], ['Postbus 5', 'Kade 1', 'Ede'], 'Postbus 5, Kade 1, Ede'],
  [['Adres'], ['Kade 1,\r\n6711 AB Ede'], 'Kade 1, 6711 AB Ede'],
])('the columns %j with %j make the location %s', (columns, cells, location) => {
  const given = tableOf(['Naam', ...columns], ['De Boer', ...cells]);
  expect(read([], given)).toMatchObject([{ state: 'new', values: { location } }]);
  const record = sample(Client, { name: 'De Boer', location: 'Laan 9, Zwolle', deleted: false });
  expect(read([record], given)).toMatchObject([
    { state: 'changed', values: { location }, kept: [] },
  ]);
});

test.each([
  [['Plaats'], ['Ede'], ['location']],
  [['Postcode', 'Plaats'], ['6711AB', 'Ede'], ['location']],
  [['Straat', 'Huisnummer'], ['Laan', '9'], ['location']],
  [['Plaats'], ['Dordrecht'], []],
  [['Postcode', 'Plaats'], ['3311AB', 'DORDRECHT'], []],
])(
  'the columns %j with %j do not replace a whole location, unless that is chosen',
  (columns, cells, kept) => {
    const location = 'Kade 1, 3311 AB Dordrecht';
    const record = sample(Client, { name: 'De Boer', location, deleted: false });
    const given = tableOf(['Naam', ...columns], ['De Boer', ...cells]);
    expect(read([record], given)).toMatchObject([{ state: 'same', values: { location }, kept }]);
    const replaced = new Set(['location']);
    expect(readLines(clientImport, given, { records: [record], replaced })).toMatchObject([
      {
        state: 'changed',
        values: { location: cells.join(' ').replace(/(\d{4})AB/, '$1 AB') },
        kept: [],
      },
    ]);
  },
);

test('a record without a location gets the part that the file has', () => {
  const record = sample(Client, { name: 'De Boer', deleted: false });
  const given = tableOf(['Naam', 'Plaats'], ['De Boer', 'Ede']);
  expect(read([record], given)).toMatchObject([{ state: 'changed', values: { location: 'Ede' } }]);
});

test.each([
  ['Netnummer', ['078', '6123456'], '078-6123456'],
  ['Kengetal', ['78', '6123456'], '078-6123456'],
  ['Netnummer', ['078', '078-6123456'], '078-6123456'],
  ['Netnummer', ['078', ''], ''],
])('the column %s with %j makes the phone number %s', (column, cells, phonenumber) => {
  const given = tableOf(['Naam', column, 'Telefoon'], ['De Boer', ...cells]);
  expect(read([], given)).toMatchObject([{ state: 'new', values: { phonenumber } }]);
});

test('what is wrong with a joined text is told at its first column', () => {
  const given = tableOf(['Naam', 'Plaats', 'Straat'], ['De Boer', 'Ede', 'x'.repeat(300)]);
  expect(read([], given)).toMatchObject([
    { errors: { street: 'Dit is te lang: hooguit 300 tekens' } },
  ]);
});

test('a line break in a field of one line is a comma, and another control character a fault at its cell', () => {
  const given = tableOf(
    ['Naam', 'Bedrijfsnaam', 'Opmerkingen'],
    ['A\n B,\r\nC', 'B\u001BV', 'a\nb'],
  );
  expect(read([], given)).toMatchObject([
    {
      state: 'error',
      values: { name: 'A, B, C', remarks: 'a\nb' },
      errors: { companyname: expect.stringContaining('onzichtbaar teken') },
    },
  ]);
});

test('a column with the label of a field is taken before others that it is called by', () => {
  const given = tableOf(
    ['Klant', 'Mail', 'E-mail', 'Naam'],
    ['x', 'a@example.nl', 'b@example.nl', 'y'],
  );
  expect(read([], given)).toMatchObject([{ values: { name: 'y', email: 'b@example.nl' } }]);
});

test.each([
  ['Cafe\u0301 Noord', 'Café Noord'],
  ['Klant\u00A0Spatie', 'Klant Spatie'],
  ['Klant\u200B Spatie', 'Klant Spatie'],
  ['Klant  Spatie', 'Klant Spatie'],
])('the name %j is that of the client %s', (name, known) => {
  const record = sample(Client, { name: known, location: 'Ede', deleted: false });
  const given = tableOf(['Naam', 'Plaats'], [name, 'Ede']);
  expect(read([record], given)).toMatchObject([{ row: { id: record.id } }]);
  const old = sample(Client, { name, location: 'Ede', deleted: false });
  expect(read([old], tableOf(['Naam', 'Plaats'], [known, 'Ede']))).toMatchObject([
    { row: { id: old.id } },
  ]);
});

test('addresses are read by the rule of the server, and one that it refuses is told at its cell', () => {
  const addresses = [
    ...['jansen&zonen@example.nl', 'info@bäckerei-müller.example', 'bouw/plan@example.nl'],
    ...['a@example.nl; b@example.nl', 'Jan <jan@example.nl>'],
  ];
  const rows = read(
    [],
    tableOf(['Naam', 'E-mail'], ...addresses.map((address, at) => [`K${at}`, address])),
  );
  expect(rows.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'error', 'error']);
  for (const { state, values, errors } of rows) {
    expect(NewClient.safeParse(values).success).toBe(state === 'new');
    if (state === 'error') expect(errors).toHaveProperty('email');
  }
});

test('a field whose values are equal in another order of their parts is not changed', () => {
  const person = { ...noContact, name: 'Ina' };
  const turned = Object.fromEntries(Object.entries(person).toReversed()) as typeof person;
  const record = sample(Client, { name: 'De Boer', contactPersons: [turned], deleted: false });
  const given = tableOf(['Naam', 'Contactpersoon'], ['De Boer', 'Ina']);
  expect(read([record], given)).toMatchObject([{ state: 'same', changes: [] }]);
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

test.each(['csv', 'xlsx'] as const)(
  'the exported list (%s) changes nothing when it is imported',
  async (format) => {
    const records = [
      sample(Client, {
        ...{ name: "'t Hof", companyname: '=Bouw', number: '-1', phonenumber: '+31 6 12345678' },
        ...{ location: 'Kade 1, 3311 AB Dordrecht', deleted: false },
      }),
      sample(Client, { name: 'De Boer', location: '52.12345678,4.1', deleted: false }),
    ];
    const given = await exportedTable(clientFields, records, format);
    expect(read(records, given).map(({ state }) => state)).toEqual(['same', 'same']);
  },
);
