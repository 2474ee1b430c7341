import { expect, test } from 'vitest';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatPlan } from './copy-plan.ts';

const item = (date: string, values: Partial<PlannedItem>): PlannedItem => ({
  ...{ id: `${date} ${values.startTime}`, date, startTime: '07:00', endTime: '16:00' },
  ...{ projectId: 'kade', clientId: null, location: '', employeeIds: ['ann'], hoursWorked: [] },
  ...{ materialIds: [], drivers: [], needs: [], rangeId: null, isDraft: false, imageCount: 0 },
  ...{ version: 1, ...values },
});

const people = new Map([
  ['ann', 'Ann'],
  ['bob', 'Bob'],
]);
const source = {
  items: [
    item('2026-01-14', { startTime: '13:00', employeeIds: ['ann', 'bob', 'cas'] }),
    item('2026-01-14', { startTime: '07:00', endTime: '12:00', location: 'Boslaan 1' }),
    item('2026-01-13', { projectId: null, clientId: 'jansen', startTime: null, endTime: null }),
    item('2026-01-15', { isDraft: true }),
    item('2026-01-12', { employeeIds: ['cas'] }),
  ],
  names: {
    projects: new Map([['kade', { title: 'Kade', location: 'Kade 7' }]]),
    clients: new Map([['jansen', { name: 'Jansen' }]]),
    employee: (id: string) => people.get(id) ?? '',
  },
};
const days = ['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15'];

test('the copied planning of a person has the definite work, in order, without colleagues', () => {
  expect(formatPlan(source, days, { name: 'Ann', employeeIds: ['ann'] }).split('\n')).toEqual([
    'Planning van Ann, ma 12 jan t/m do 15 jan',
    '',
    '*di 13 jan*',
    'Jansen',
    '',
    '*wo 14 jan*',
    '07:00 – 12:00, Kade, Boslaan 1',
    '13:00 – 16:00, Kade, Kade 7',
  ]);
});

test('the copied planning of a crew names who does what, and nobody else', () => {
  const text = formatPlan(source, days, { name: 'ploeg Noord', employeeIds: ['ann', 'bob'] });
  expect(text).toContain('13:00 – 16:00, Kade, Kade 7: Ann, Bob');
  expect(text).toContain('07:00 – 12:00, Kade, Boslaan 1: Ann');
});

test('the copied planning of who has nothing says so', () => {
  expect(formatPlan(source, days, { name: 'Dirk', employeeIds: ['dirk'] })).toMatch(
    /\n\nNiets gepland\.$/,
  );
});
