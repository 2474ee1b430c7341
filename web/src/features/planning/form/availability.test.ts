import type { Absence } from '@ploegplan/contract/absences.schemas';
import { expect, it } from 'vitest';
import { assigned, plannedOf } from '../../../data/test-planning-item.ts';
import { availabilityOf } from './availability.ts';

const names = {
  projects: new Map([['project', { title: 'Kade 12', location: '', client: null, hue: 200 }]]),
  clients: new Map(),
};
const item = (startTime: string | null, ...people: string[]) =>
  plannedOf({ startTime, endTime: null, assignments: assigned(...people) });
const day = '2026-01-14';
const absent = (employeeId: string, hoursPerDay: number | null): Absence => ({
  id: employeeId,
  employeeId,
  kindId: 'vacation',
  kindName: 'Vakantie',
  hue: 150,
  kind: 'vacation',
  firstDay: day,
  lastDay: day,
  hoursPerDay,
  note: '',
  version: 1,
});

it('tells of each employee whether they are free, planned or absent that day', () => {
  const availability = availabilityOf(
    [item('07:00:00', 'ann', 'bob'), item(null, 'ann')],
    [absent('bob', 2), absent('cas', null)],
    names,
  );
  expect(availability('dirk')).toEqual({ detail: 'Vrij', tone: 'for' });
  expect(availability('ann').detail).toBe('Ingepland: vanaf 07:00 Kade 12, Kade 12');
  expect(availability('bob').detail).toBe(
    '2 uur afwezig: Vakantie · Ingepland: vanaf 07:00 Kade 12',
  );
  expect(availability('cas')).toEqual({ detail: 'Afwezig: Vakantie', tone: 'against' });
});
