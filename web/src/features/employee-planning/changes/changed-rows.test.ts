import { expect, test } from 'vitest';
import { makeTestItem } from '../test-item.ts';
import { listChangedRows } from './changed-rows.ts';

const terms = { project: 'Steiger', withMaterials: true };
const item = makeTestItem();

test('what changed is told in the words of the details, with old and new', () => {
  const now = {
    ...item,
    date: '2026-11-17',
    startTime: '06:30:00',
    clientName: '',
    projectName: 'Kantoor',
    materials: ['Ladder'],
    contactPerson: {
      name: 'Uitvoerder',
      phonenumber: '06 12 34 56 78',
      email: 'geheim@example.nl',
      showName: true,
      showPhonenumber: true,
      showEmail: false,
    },
  };
  expect(listChangedRows(item, now, terms).map(({ label, was, now }) => [label, was, now])).toEqual(
    [
      ['Dag', 'ma 16 nov', 'di 17 nov'],
      ['Steiger', 'Nieuwbouw De Proef', 'Kantoor'],
      ['Tijd', '07:00 – 16:00', '06:30 – 16:00'],
      ['Materieel', 'Rolsteiger', 'Ladder'],
      ['Contactpersoon', '-', 'Uitvoerder, 06 12 34 56 78'],
      ['Klant', 'Bouwgroep Voorbeeld', '-'],
    ],
  );
});

test('what the details do not show is not told', () => {
  const hidden = { ...item, clientLocation: 'Elders', materials: [] };
  expect(listChangedRows(item, hidden, { ...terms, withMaterials: false })).toEqual([]);
});
