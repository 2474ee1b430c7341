import { expect, test } from 'vitest';
import { usualWeek } from '../rules/working-time/working-week.ts';
import { formatWorkingWeek } from './weekday-texts.ts';

test('a week names equal days together, and no free ones', () => {
  expect(formatWorkingWeek(usualWeek)).toBe('ma–vr 07:00 – 16:00 (pauze 30 min)');
  const friday = { startTime: '07:00', endTime: '12:00', breakMinutes: 0 };
  expect(formatWorkingWeek(usualWeek.with(0, null).with(4, friday).with(5, friday))).toBe(
    'di–do 07:00 – 16:00 (pauze 30 min), vr en za 07:00 – 12:00 (pauze 0 min)',
  );
});
