import { expect, test } from 'vitest';
import { findQuietEnd, type QuietHours } from './quiet-hours.ts';

const night: QuietHours = { quietFrom: '20:00', quietUntil: '06:00', tellsNextDay: true };
const noon: QuietHours = { ...night, quietFrom: '12:00', quietUntil: '13:00' };

/** Times of now and of the end are in UTC: an hour, in summer two hours, before the clocks of the Netherlands. */
test.each<[string, QuietHours, now: string, date: string | null, end: string | null]>([
  ['by day', night, '2030-01-08T11:00', null, null],
  ['in the last minute before', night, '2030-01-08T18:59', null, null],
  ['from 20:00', night, '2030-01-08T19:00', null, '2030-01-09T05:00'],
  ['after midnight', night, '2030-01-09T01:00', null, '2030-01-09T05:00'],
  ['in the last minute of the night', night, '2030-01-09T04:59', null, '2030-01-09T05:00'],
  ['from 06:00', night, '2030-01-09T05:00', null, null],
  ['in the evening, about the next day', night, '2030-01-08T20:00', '2030-01-09', null],
  ['in the evening, about today', night, '2030-01-08T20:00', '2030-01-08', null],
  ['after that', night, '2030-01-08T20:00', '2030-01-10', '2030-01-09T05:00'],
  ['about a past day', night, '2030-01-08T20:00', '2030-01-07', '2030-01-09T05:00'],
  ['in the small hours, about the day to come', night, '2030-01-09T02:00', '2030-01-09', null],
  ['and the day after', night, '2030-01-09T02:00', '2030-01-10', '2030-01-09T05:00'],
  [
    'about the next day, where that waits too',
    { ...night, tellsNextDay: false },
    '2030-01-08T20:00',
    '2030-01-09',
    '2030-01-09T05:00',
  ],
  ['at no hour, without hours', { ...night, quietFrom: null }, '2030-01-08T22:00', null, null],
  ['within a day', noon, '2030-01-08T11:30', null, '2030-01-08T12:00'],
  ['outside hours within a day', noon, '2030-01-08T12:00', null, null],
  ['in the night to summer time', night, '2030-03-30T22:00', null, '2030-03-31T04:00'],
  ['after the clocks went forward', night, '2030-03-31T03:59', null, '2030-03-31T04:00'],
  ['at 06:00 of that day', night, '2030-03-31T04:00', null, null],
  ['in the night to winter time', night, '2030-10-26T20:00', null, '2030-10-27T05:00'],
  ['in the hour that comes twice', night, '2030-10-27T01:30', null, '2030-10-27T05:00'],
  ['an hour before the end in winter time', night, '2030-10-27T04:00', null, '2030-10-27T05:00'],
  ['on New Year’s Eve', night, '2030-12-31T22:30', '2031-01-01', null],
])('a notice waits or not: %s', (_, hours, now, date, end) => {
  const found = findQuietEnd(new Date(`${now}:00Z`), hours, date);
  expect(found?.toISOString().slice(0, 16) ?? null).toBe(end);
});
