import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { expect, test } from 'vitest';
import { findEmptyDays, formatEmptyDays } from './empty-days.ts';

const year = new Date().getFullYear();
const cellOf = (day: number, planned: number | null, quarters: number | null) =>
  ({ date: `${year}-06-${String(day).padStart(2, '0')}`, planned, quarters }) as HoursCell;

test('planned days without any hours are named, following ones as a range', () => {
  const text = formatEmptyDays(
    findEmptyDays([
      cellOf(1, 32, null),
      cellOf(2, 32, 30),
      cellOf(3, 32, null),
      cellOf(3, null, 8),
      cellOf(4, 0, null),
      cellOf(5, 32, null),
    ]),
  );
  expect(text.replaceAll(/\b(ma|di|wo|do|vr|za|zo)\b /g, '')).toBe('1 jun, 4 jun – 5 jun');
});

test('days without planned work are not named', () => {
  expect(findEmptyDays([cellOf(1, null, null), cellOf(2, 32, 32)])).toEqual([]);
});
