import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { expect, test } from 'vitest';
import { isFreeDay } from './free-days.ts';

test('a day is free by the working week of the company, as a holiday or as a closure', () => {
  const [workday] = usualWeek;
  const mondayFree = usualWeek.with(0, null).with(5, workday ?? null);
  const daysOff = { '2026-12-25': { name: 'Eerste kerstdag', kind: 'holiday' as const } };
  const days = ['2026-12-21', '2026-12-22', '2026-12-25', '2026-12-26', '2026-12-27'];
  expect(days.map((day) => isFreeDay(day, mondayFree, daysOff))).toEqual([
    ...[true, false, true],
    ...[false, true],
  ]);
});
