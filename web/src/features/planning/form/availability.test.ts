import type { Absence } from '@ploegplan/contract/absences.schemas';
import { Material } from '@ploegplan/contract/materials.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { assigned, plannedOf } from '../../../data/test-planning-item.ts';
import { availabilityOf, freeFirst, materialUse } from './availability.ts';

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

it('tells of each material whether it is free, planned or cannot be used that day', () => {
  const [lift, mixer, drill] = [
    sample(Material, { state: 'usable' }),
    sample(Material, { state: 'usable' }),
    sample(Material, { state: 'maintenance' }),
  ];
  const planned = plannedOf({
    startTime: '07:00:00',
    endTime: '12:00:00',
    materialIds: [lift.id, drill.id],
  });
  const use = materialUse([planned], [lift, mixer, drill], names);
  expect(use(lift.id)).toEqual({ detail: 'Ingepland: 07:00 – 12:00 Kade 12', tone: 'against' });
  expect(use(mixer.id)).toEqual({ detail: 'Vrij', tone: 'for' });
  expect(use(drill.id).detail).toBe('In onderhoud · Ingepland: 07:00 – 12:00 Kade 12');
});

it('puts who is free before who is not, each in the order of the names', () => {
  const options = [
    { label: 'Ann', tone: 'against' as const },
    { label: 'Bob', tone: 'for' as const },
    { label: 'Cas', tone: 'for' as const },
  ];
  expect(freeFirst(options).map(({ label }) => label)).toEqual(['Bob', 'Cas', 'Ann']);
});
