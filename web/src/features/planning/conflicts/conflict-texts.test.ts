import type { PlannedAbsence, PlanningConflict } from '@ploegplan/contract/planning/conflicts';
import { expect, it } from 'vitest';
import { describeConflict } from './conflict-texts.ts';

const names = { item: () => '07:00 – 16:00 Kade 12', material: () => 'Hoogwerker' };
const own = { itemId: 'item', employeeId: 'ann' };
const day = '2026-11-16';
const absent = (hoursPerDay: number | null, contractHours: number | null): PlanningConflict => {
  const absence: PlannedAbsence = {
    kindName: 'Vakantie',
    firstDay: day,
    lastDay: day,
    hoursPerDay,
  };
  return { ...own, kind: 'absent', absence, contractHours };
};

it.each<[string, PlanningConflict]>([
  ['Ook ingepland: 07:00 – 16:00 Kade 12', { ...own, kind: 'double-booked', otherItemId: 'other' }],
  [
    'Hoogwerker ook ingepland: 07:00 – 16:00 Kade 12',
    { kind: 'material-double-booked', itemId: 'item', materialId: 'lift', otherItemId: 'other' },
  ],
  [
    'Rijdt tegelijk in Hoogwerker en Hoogwerker',
    { ...own, kind: 'drives-several', materialIds: ['lift', 'van'] },
  ],
  ...(
    [
      ['Hoogwerker is in onderhoud', 'maintenance'],
      ['Hoogwerker is defect', 'defective'],
      ['Hoogwerker is zoek', 'missing'],
    ] as const
  ).map(([text, state]): [string, PlanningConflict] => [
    text,
    { kind: 'material-unusable', itemId: 'item', materialId: 'lift', state },
  ]),
  ['Afwezig: Vakantie', absent(null, 8)],
  ['Halve dag afwezig: Vakantie', absent(4, 8)],
  ['Halve dag afwezig: Vakantie', absent(4, null)],
  ['2 uur afwezig: Vakantie', absent(2, 8)],
  ['4 uur afwezig: Vakantie', absent(4, 4.5)],
  ['Afwezig: Vakantie', absent(4.5, 4.5)],
  ['Schooldag', { ...own, kind: 'school-day' }],
  ['Uit dienst (vr 25 dec)', { ...own, kind: 'left', nextDay: '2026-12-25' }],
  [
    'Feestdag: Eerste kerstdag (vr 25 dec)',
    {
      ...own,
      kind: 'day-off',
      dayOff: { kind: 'holiday', name: 'Eerste kerstdag' },
      nextDay: '2026-12-25',
    },
  ],
  [
    'Feestdag: Koningsdag',
    { ...own, kind: 'day-off', dayOff: { kind: 'holiday', name: 'Koningsdag' } },
  ],
  [
    'Bedrijf gesloten: Bouwvak',
    { ...own, kind: 'day-off', dayOff: { kind: 'closure', name: 'Bouwvak' } },
  ],
  ['Geen werkdag volgens het contract', { ...own, kind: 'not-contract-day' }],
  ['Uit dienst', { ...own, kind: 'left' }],
  ['Nog niet in dienst', { ...own, kind: 'not-yet-in-service' }],
  ['Dit werk is afgerond', { ...own, kind: 'project-closed' }],
  ['Duurt 15 uur, tot de volgende dag', { ...own, kind: 'long-night', hours: 15 }],
])('describes a conflict as %j', (text, conflict) => {
  expect(describeConflict(conflict, names)).toBe(text);
});
