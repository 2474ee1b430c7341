import { expect, test } from 'vitest';
import { countWorkMinutes } from './schemas.ts';

const night = { startTime: '22:00', endTime: '06:00', breakMinutes: 30 };

test.each([
  ['an ordinary night', '2026-03-21', 450],
  ['the night in which summer time begins', '2026-03-28', 390],
  ['the night in which it ends', '2026-10-24', 510],
])('the minutes of work of %s are those that passed', (_, date, minutes) => {
  expect(countWorkMinutes({ date, ...night })).toBe(minutes);
});

test('a day without times has no minutes', () => {
  expect(
    countWorkMinutes({ date: '2026-03-21', ...night, startTime: null, endTime: null }),
  ).toBeNull();
});
