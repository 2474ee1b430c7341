import { expect, test } from 'vitest';
import { formatHoursRecorded } from './recorded-hours.ts';

test('names one, two or more employees who recorded hours', () => {
  expect(formatHoursRecorded(['Ann'])).toBe('Ann heeft al uren of notities ingevuld.');
  expect(formatHoursRecorded(['Ann', 'Bob'])).toBe(
    'Ann en Bob hebben al uren of notities ingevuld.',
  );
  expect(formatHoursRecorded(['Ann', 'Bob', 'Cas'])).toBe(
    'Ann, Bob en Cas hebben al uren of notities ingevuld.',
  );
  expect(formatHoursRecorded([])).toBe('Er zijn al uren of notities ingevuld.');
});
