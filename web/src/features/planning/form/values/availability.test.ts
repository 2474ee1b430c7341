import type { Absence } from '@ploegplan/contract/absences/schemas';
import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import {
  makeAssignments,
  makePlannedItem,
} from '../../../../data/planning/test/test-planning-item.ts';
import { createAvailability, createMaterialAvailability, sortFreeFirst } from './availability.ts';

const day = '2026-01-14';
const names = {
  projects: new Map([['project', { title: 'Kade 12', location: '', client: null, hue: 200 }]]),
  clients: new Map(),
};
const item = (startTime: string | null, ...people: string[]) =>
  makePlannedItem({ date: day, startTime, endTime: null, assignments: makeAssignments(...people) });
const shift = { date: day, startTime: '07:00', endTime: '16:00' };
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
  isUnanswered: false,
  version: 1,
});

it('tells of each employee whether they are free, planned or absent that day', () => {
  const items = [item('07:00:00', 'ann', 'bob'), item(null, 'ann')];
  const absences = [absent('bob', 2), absent('cas', null), absent('eva', 8)];
  const availability = createAvailability({ items, shift, names }, absences, [
    { id: 'finn', contracts: [], schoolDays: ['wednesday'] },
    { id: 'eva', contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }] },
  ]);
  expect(availability('eva').detail).toBe('Afwezig: Vakantie');
  expect(availability('finn')).toEqual({ detail: 'School', tone: 'against' });
  expect(availability('dirk')).toEqual({ detail: 'Vrij', tone: 'for' });
  expect(availability('ann').detail).toBe('Ingepland: vanaf 07:00 Kade 12, Kade 12');
  expect(availability('bob').detail).toBe(
    '2 uur afwezig: Vakantie · Ingepland: vanaf 07:00 Kade 12',
  );
  expect(availability('cas')).toEqual({ detail: 'Afwezig: Vakantie', tone: 'against' });
});

it('tells of a night shift also what is on its second day, and names that day', () => {
  const night = { date: '2026-01-13', startTime: '22:00', endTime: '06:00' };
  const items = [item('07:00:00', 'ann')];
  const ofNight = createAvailability({ items, shift: night, names }, [absent('bob', null)], []);
  expect(ofNight('ann').detail).toBe('Ingepland: vanaf 07:00 Kade 12 (wo 14 jan)');
  expect(ofNight('bob').detail).toBe('Afwezig: Vakantie (wo 14 jan)');
  const evening = createAvailability(
    { items: [], shift: { ...night, endTime: '00:00' }, names },
    [absent('bob', null)],
    [],
  );
  expect(evening('bob').detail).toBe('Vrij');
});

it('tells of each material whether it is free, planned or cannot be used that day', () => {
  const [lift, mixer, drill] = [
    sample(Material, { state: 'usable' }),
    sample(Material, { state: 'usable' }),
    sample(Material, { state: 'maintenance' }),
  ];
  const planned = makePlannedItem({
    date: day,
    startTime: '07:00:00',
    endTime: '12:00:00',
    materialIds: [lift.id, drill.id],
  });
  const use = createMaterialAvailability({ items: [planned], shift, names }, [lift, mixer, drill]);
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
  expect(sortFreeFirst(options).map(({ label }) => label)).toEqual(['Bob', 'Cas', 'Ann']);
});
