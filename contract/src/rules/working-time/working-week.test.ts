import { expect, test } from 'vitest';
import { getWorkingDayOn, isWorkday, usualWeek } from './working-week.ts';

const saturday = { startTime: '08:00', endTime: '12:00', breakMinutes: 0 };
const week = usualWeek.with(0, null).with(5, saturday);

test('a workday is one that has usual times', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'];
  expect(days.map((day) => isWorkday(week, day))).toEqual([false, true, true, false]);
});

test('a workday has its own times and break', () => {
  expect(getWorkingDayOn(week, '2026-11-28')).toBe(saturday);
});

test('a day off has the times and break of the first workday of the week', () => {
  expect(getWorkingDayOn(week.with(1, saturday), '2026-11-29')).toBe(saturday);
  expect(getWorkingDayOn(week, '2026-11-23')).toEqual({
    startTime: '07:00',
    endTime: '16:00',
    breakMinutes: 30,
  });
});
