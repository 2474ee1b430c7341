import { noContact } from '@ploegplan/contract/clients/contact-person';
import { Client } from '@ploegplan/contract/clients/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { readLines, tableOf } from '../../../test/subjects/import.ts';
import { clientOption } from '../../data/records/clients.ts';
import type { ProjectValues } from '../../data/records/projects.ts';
import { needsField } from '../../ui/form/fields/needs-field.tsx';
import { createOptions } from '../../ui/form/select/options.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { createProjectImport } from './import.ts';

const make = (name: string, number: string, deleted = false) =>
  sample(Client, { name, number, deleted });
const [zon, water, boer, boers] = [
  make('Zonnebouw', '1'),
  make('Waterwerk', '2'),
  make('De Boer', '3'),
  make('De Boer', '4'),
];
const clients = [zon, water, boer, boers, make('Weg', '5', true)];
const [lopend, gereed] = [
  { value: zon.id, label: 'Lopend' },
  { value: water.id, label: 'Gereed' },
];
const fields: readonly RecordField<ProjectValues, Project>[] = [
  { kind: 'text', name: 'title', label: 'Titel', required: true },
  {
    kind: 'select',
    name: 'client',
    label: 'Klant',
    allowsNew: true,
    options: createOptions(clients, clientOption),
  },
  { kind: 'select', name: 'status', label: 'Status', options: [lopend, gereed] },
  { kind: 'text', name: 'number', label: 'Nummer' },
  { kind: 'number', name: 'plannedHours', label: 'Begrote uren', step: 0.25 },
  { kind: 'date', name: 'startDate', label: 'Begin' },
  needsField(),
  { kind: 'contactPerson', name: 'contactPerson', label: 'Contactpersoon' },
];
const description = createProjectImport({
  nouns: ['project', 'projecten'],
  fields,
  clients,
  status: lopend.value,
});
const headers = ['Project', 'Opdrachtgever', 'Fase', 'Projectnr', 'Uren', 'Start', 'Uitvoerder'];
const table = tableOf(
  headers,
  ['Kade', 'zonnebouw', 'Gereed', 'P1', '1.250,5', '1 feb 2027', 'Ina'],
  ['Onderhoud', 'Zonnebouw', '', '', '40', '', ''],
  ['Onderhoud', 'Waterwerk', '', '', '', '', ''],
);
const read = (records: readonly Project[] = [], given = table) =>
  readLines(description, given, { records });
const stored = () =>
  read().map(({ values }) => sample(Project, { ...values, hue: 50, deleted: false }));

test('projects are read with client and status by name, Dutch hours and dates', () => {
  expect(read()).toMatchObject([
    {
      state: 'new',
      values: {
        client: zon.id,
        status: gereed.value,
        number: 'P1',
        plannedHours: 1250.5,
        startDate: '2027-02-01',
        contactPerson: { ...noContact, name: 'Ina' },
      },
    },
    { state: 'new', values: { client: zon.id, status: lopend.value, plannedHours: 40 } },
    { state: 'new', values: { client: water.id } },
  ]);
});

test('how many people a project needs is read as the data export writes it', () => {
  const needs = (cell: string) =>
    read([], tableOf(['Project', 'Mensen nodig per dag'], ['Kade', cell]));
  expect(needs('1 Kraanmachinist, 3')).toMatchObject([
    {
      values: {
        needs: [
          { function: 'Kraanmachinist', count: 1 },
          { function: '', count: 3 },
        ],
      },
    },
  ]);
  expect(needs('veel')).toMatchObject([
    {
      state: 'error',
      errors: { needs: 'Vul aantallen in, bijvoorbeeld 1 kraanmachinist, 3 mensen' },
    },
  ]);
});

test('the same file twice changes nothing', () => {
  expect(read(stored()).map(({ state }) => state)).toEqual(['same', 'same', 'same']);
});

test('a project is known again by its number, or by title and client', () => {
  const [kade, zonder, onderhoud] = stored();
  const given = tableOf(
    ['Project', 'Klant', 'Projectnr', 'Uren'],
    ['Kademuur', 'Waterwerk', 'P1', ''],
    ['Onderhoud', 'Zonnebouw', '', '48'],
    ['Onderhoud', 'De Boer', '', ''],
  );
  const rows = read(
    [kade, zonder, onderhoud].flatMap((entry) => entry ?? []),
    given,
  );
  expect(rows).toMatchObject([
    {
      state: 'changed',
      row: { id: kade?.id },
      changes: ['Titel: Kade → Kademuur', 'Klant: Zonnebouw → Waterwerk'],
    },
    { state: 'changed', row: { id: zonder?.id }, changes: ['Begrote uren: 40 → 48'] },
    { state: 'error', row: null },
  ]);
});

test.each([
  ['Niemand', 'Er is geen klant ‘Niemand’: kies een andere, of voeg die eerst toe'],
  ['Weg', 'Er is geen klant ‘Weg’: kies een andere, of voeg die eerst toe'],
  ['De Boer', 'Er is meer dan één klant met de naam ‘De Boer’: geef ze eerst elk een eigen naam'],
])('the client %s cannot be told, and says why', (client, text) => {
  const [row] = read([], tableOf(['Project', 'Klant'], ['Kade', client]));
  expect(row).toMatchObject({ state: 'error', errors: { client: text } });
});

test('clients of the same name are told by their number', () => {
  const given = tableOf(['Project', 'Klantnummer'], ['Kade', '4'], ['Brug', '9']);
  expect(read([], given)).toMatchObject([
    { state: 'new', values: { client: boers.id } },
    {
      state: 'error',
      errors: { clientNumber: 'Er is geen klant met nummer 9: voeg die eerst toe' },
    },
  ]);
});

test('dates with a time, and hours of thousands, are read', () => {
  const given = tableOf(
    ['Projectnr', 'Project', 'Start', 'Begrote uren'],
    ['B1', 'Werk', '2026-12-01 00:00:00', '1.250,50'],
  );
  expect(read([], given)).toMatchObject([
    { state: 'new', values: { startDate: '2026-12-01', plannedHours: 1250.5 } },
  ]);
});
