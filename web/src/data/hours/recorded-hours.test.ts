import { expect, test } from 'vitest';
import { hoursRecordedText } from './recorded-hours.ts';

test('names one, two or more employees who recorded hours', () => {
  expect(hoursRecordedText(['Ann'])).toBe('Ann heeft al uren of notities ingevuld.');
  expect(hoursRecordedText(['Ann', 'Bob'])).toBe('Ann en Bob hebben al uren of notities ingevuld.');
  expect(hoursRecordedText(['Ann', 'Bob', 'Cas'])).toBe(
    'Ann, Bob en Cas hebben al uren of notities ingevuld.',
  );
  expect(hoursRecordedText([])).toBe('Er zijn al uren of notities ingevuld.');
});
