import { addDays, openEnd } from '@ploegplan/contract/dates/dates';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatLongDay,
  formatMonth,
  formatNumericDay,
  formatShortDay,
  formatTime,
  formatTimes,
  formatWeekAndYear,
  formatWeekDays,
} from './dates.ts';

test('dates are formatted in Dutch', () => {
  expect(formatDay('2026-11-16')).toBe('ma 16 nov');
  expect(formatShortDay('2026-11-16', 2026)).toBe('ma 16 nov');
  expect(formatShortDay('2026-11-16', 2027)).toBe('ma 16 nov 2026');
  expect(formatLongDay('2026-11-16')).toBe('maandag 16 november 2026');
  expect(formatLongDay('2027-03-01')).toBe('maandag 1 maart 2027');
  expect(formatNumericDay('2027-03-01')).toBe('01-03-2027');
  expect(formatTime('07:30:00')).toBe('07:30');
});

test('a week is named by its ISO week, ISO year and days', () => {
  expect(formatWeekAndYear('2026-11-16')).toBe('week 47, 2026');
  expect(formatWeekAndYear('2027-01-01')).toBe('week 53, 2026');
  expect(formatWeekAndYear('2024-12-30')).toBe('week 1, 2025');
  expect(formatWeekDays('2026-11-16')).toBe('16 – 22 nov 2026');
  expect(formatWeekDays('2026-06-29')).toBe('29 jun – 5 jul 2026');
  expect(formatWeekDays('2026-12-28')).toBe('28 dec 2026 – 3 jan 2027');
});

test('times are shown to the minute, a single known one in words', () => {
  expect(formatTimes({ startTime: '07:00:00', endTime: '16:00:00' })).toBe('07:00 – 16:00');
  expect(formatTimes({ startTime: '07:00:00', endTime: null })).toBe('vanaf 07:00');
  expect(formatTimes({ startTime: null, endTime: '16:30:00' })).toBe('tot 16:30');
  expect(formatTimes({ startTime: null, endTime: null })).toBe('');
});

test.each([
  ['2026-11-16', '2026-11-16', 'ma 16 nov'],
  ['2026-12-21', '2026-12-31', 'ma 21 dec – do 31 dec'],
  ['2026-12-07', openEnd, 'vanaf ma 7 dec, tot nader bericht'],
  ['2027-03-01', openEnd, 'vanaf ma 1 mrt 2027, tot nader bericht'],
  ['2026-12-21', '2027-01-01', 'ma 21 dec – vr 1 jan 2027'],
  ['2027-07-26', '2027-08-13', 'ma 26 jul – vr 13 aug 2027'],
  ['2025-12-22', '2026-01-02', 'ma 22 dec 2025 – vr 2 jan'],
])('a range of days from %s to %s in 2026: %s', (first, last, text) => {
  expect(formatDayRange(first, last, 2026)).toBe(text);
});

test('each day of a year is written as Intl writes it in Dutch', () => {
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options });
  const short = by({ weekday: 'short', day: 'numeric', month: 'short' });
  const long = by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const month = by({ month: 'long', year: 'numeric' });
  const week = by({ day: 'numeric', month: 'short', year: 'numeric' });
  for (let day = '2027-12-20'; day < '2029-01-10'; day = addDays(day, 1)) {
    const date = new Date(day);
    expect(formatDay(day)).toBe(short.format(date));
    expect(formatLongDay(day)).toBe(long.format(date));
    expect(formatMonth(day).long).toBe(month.format(date));
    const days = week.formatRange(date, new Date(addDays(day, 6)));
    expect(formatWeekDays(day)).toBe(days.replace(/\s*[–-]\s*/u, ' – '));
  }
});
