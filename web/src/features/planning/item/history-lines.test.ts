import type { PlanningHistoryEntry } from '@ploegplan/contract/planning/schemas';
import { expect, it } from 'vitest';
import { formatHistoryLine } from './history-lines.ts';

const words = {
  names: {
    projects: new Map([
      [
        'bos',
        { title: 'Nieuwbouw Bos', shortName: '', location: '', client: null, hue: 1, status: null },
      ],
    ]),
    clients: new Map(),
    employee: () => 'Ann',
    material: () => 'Hoogwerker',
  },
  project: 'Project',
};

type Field = PlanningHistoryEntry['fields'][number];

it.each<[Field, string]>([
  [{ field: 'date', from: '2026-01-14', to: '2026-01-15' }, 'Dag: wo 14 jan → do 15 jan'],
  [{ field: 'startTime', from: null, to: '07:00:00' }, 'Begin: leeg → 07:00'],
  [{ field: 'projectId', from: null, to: 'bos' }, 'Project: leeg → Nieuwbouw Bos'],
  [{ field: 'isDraft', from: true, to: false }, 'Gepubliceerd'],
  [{ field: 'employeeId', from: null, to: 'ann' }, 'Ann toegevoegd'],
  [{ field: 'employeeId', from: 'ann', to: null }, 'Ann verwijderd'],
  [{ field: 'materialId', from: null, to: 'lift' }, 'Hoogwerker toegevoegd'],
  [
    { field: 'driver', materialId: 'lift', from: null, to: 'ann' },
    'Bestuurder van Hoogwerker: leeg → Ann',
  ],
  [{ field: 'hoursWorked', employeeId: 'ann', from: 7.5, to: 8 }, 'Ann: 7,5 uur → 8 uur'],
  [
    { field: 'notes', employeeId: 'ann', from: '', to: 'Klaar' },
    'Opmerkingen van Ann: leeg → Klaar',
  ],
  [{ field: 'image', from: 'a.jpg', to: 'gevel.jpg' }, 'Afbeelding a.jpg heet nu gevel.jpg'],
  [{ field: 'contactPerson', from: null, to: null }, 'Contactpersoon gewijzigd'],
])('says in words what changed: %j', (field, text) => {
  expect(formatHistoryLine(field, words)).toBe(text);
});
