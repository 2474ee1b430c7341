import { expect, it } from 'vitest';
import { PlannedDays } from './planning.schemas.ts';
import { listedItems } from './rules/planned-days.ts';

it('listedItems gives each item its day, and the version 1 that an answer leaves out', () => {
  const [one, other] = [1, 2].map((n) => ({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    employeeIds: [],
  }));
  const days = PlannedDays.parse({ '2030-01-07': [one], '2030-01-08': [{ ...other, version: 3 }] });
  expect(listedItems(days)).toEqual([
    { ...one, date: '2030-01-07', version: 1 },
    { ...other, date: '2030-01-08', version: 3 },
  ]);
});
