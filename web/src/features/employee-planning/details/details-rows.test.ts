import type { Ride } from '@ploegplan/contract/employee-planning/schemas';
import { expect, test } from 'vitest';
import { makeTestItem } from '../test-item.ts';
import { listDetailsRows } from './details-rows.ts';

const terms = { project: 'Project', withMaterials: true };

test('the rows are in the specified order', () => {
  const item = makeTestItem({ materials: ['Rolsteiger', 'Kraan'], employees: ['Een', 'Twee'] });
  expect(listDetailsRows(item, terms)).toEqual([
    { label: 'Klant', text: 'Bouwgroep Voorbeeld' },
    { label: 'Project', text: 'Nieuwbouw De Proef' },
    {
      label: 'Locatie',
      text: 'Kade 1, Utrecht',
      places: [{ place: 'Kade 1, Utrecht', leads: true }],
    },
    { label: 'Tijd', text: '07:00 – 16:00' },
    { label: 'Werkzaamheden', text: 'Gevel metselen' },
    { label: 'Materieel', text: 'Rolsteiger, Kraan' },
    { label: 'Werknemer(s)', text: 'Een, Twee' },
  ]);
});

test('the row Klant is left out without a client', () => {
  const labels = listDetailsRows(makeTestItem({ clientName: ' ' }), terms).map((row) => row.label);
  expect(labels).not.toContain('Klant');
});

test('an unknown value is shown as a dash', () => {
  const item = makeTestItem({ location: '', startTime: null, endTime: null, description: '' });
  const texts = Object.fromEntries(
    listDetailsRows(item, terms).map((row) => [row.label, row.text]),
  );
  expect(texts).toMatchObject({ Locatie: '-', Tijd: '-', Werkzaamheden: '-' });
});

test('without a location of its own or of its project, that of the client is shown', () => {
  const item = makeTestItem({ location: '', projectLocation: '', clientLocation: 'Hof 3, Gouda' });
  expect(listDetailsRows(item, terms)).toContainEqual({
    label: 'Locatie',
    text: 'Hof 3, Gouda',
    places: [{ place: 'Hof 3, Gouda', leads: true }],
  });
});

test('coordinates are shown with 6 decimals and kept exact for navigation', () => {
  const rows = listDetailsRows(makeTestItem({ location: '52.37021578,4.8951679' }), terms);
  expect(rows).toContainEqual({
    label: 'Locatie',
    text: '52.370216, 4.895168',
    places: [{ place: '52.37021578,4.8951679', leads: true }],
  });
});

test("the tenant's term for a project is used, and hidden materials are left out", () => {
  const labels = listDetailsRows(makeTestItem(), { project: 'Steiger', withMaterials: false }).map(
    (row) => row.label,
  );
  expect(labels).toContain('Steiger');
  expect(labels).not.toContain('Materieel');
});

test('below a location that only describes the place, the address of the project leads there', () => {
  const item = makeTestItem({ location: 'keet', projectLocation: 'Bouwweg 2, Gouda' });
  expect(listDetailsRows(item, terms)).toContainEqual({
    label: 'Locatie',
    text: 'keet',
    places: [
      { place: 'keet', leads: false },
      { place: 'Bouwweg 2, Gouda', leads: true },
    ],
  });
});

const ride: Ride = {
  role: 'rider',
  carId: null,
  carName: 'Bus VW-12',
  driverName: 'Jan',
  departsFrom: 'De Werf 3',
  kilometres: 38,
  minutes: 45,
};

test.each<[Ride, string]>([
  [ride, 'Met Bus VW-12, Jan rijdt, vertrek van De Werf 3 (38 km, 45 min)'],
  [
    { ...ride, role: 'driver', minutes: null },
    'Met Bus VW-12, jij rijdt, vertrek van De Werf 3 (38 km)',
  ],
  [{ ...ride, driverName: '', departsFrom: '', kilometres: null, minutes: null }, 'Met Bus VW-12'],
])('the ride in one line: %#', (shown, text) => {
  const rows = listDetailsRows(makeTestItem({ ride: shown }), terms);
  expect(rows.at(-1)).toEqual({ label: 'Vervoer', text });
});
