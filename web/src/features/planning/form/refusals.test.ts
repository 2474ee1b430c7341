import { expect, it } from 'vitest';
import { fieldErrors, hoursRecordedText, joinNames } from './refusals.ts';

const nameOf = (id: string) => ({ ann: 'Ann', bob: 'Bob' })[id] ?? '';

it('names are joined as one says them', () => {
  expect(joinNames(['Ann'])).toBe('Ann');
  expect(joinNames(['Ann', 'Bob'])).toBe('Ann en Bob');
  expect(joinNames(['Ann', 'Bob', 'Cas'])).toBe('Ann, Bob en Cas');
});

it('says who recorded hours, one or more', () => {
  expect(hoursRecordedText(['Ann'])).toBe('Ann heeft al uren of notities ingevuld.');
  expect(hoursRecordedText(['Ann', 'Bob'])).toBe('Ann en Bob hebben al uren of notities ingevuld.');
  expect(hoursRecordedText([])).toBe('Er zijn al uren of notities ingevuld.');
});

it('puts who cannot be taken off at the employees, and what to do', () => {
  const fields = ['ann', 'bob'].map((detail) => ({
    field: 'employeeIds',
    code: 'hours-recorded',
    detail,
  }));
  expect(fieldErrors(fields, nameOf)).toEqual({
    employeeIds: 'Ann en Bob hebben al uren of notities ingevuld. Zet hen terug om op te slaan.',
  });
});

it('tells what the server has against a field, and against a part of a list at the list', () => {
  const fields = [
    { field: 'location', code: 'too_big' },
    { field: 'employeeIds.1', code: 'unknown-reference' },
    { field: 'date', code: 'invalid_format' },
  ];
  expect(fieldErrors(fields, nameOf)).toEqual({
    location: 'Dit is te lang',
    employeeIds: 'Dit bestaat niet meer, kies opnieuw',
    date: 'Dit is niet goed ingevuld',
  });
});
