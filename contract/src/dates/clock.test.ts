import { expect, test } from 'vitest';
import { toInstant, toMinuteOfDay } from './clock.ts';
import { addDays, toDayNumber } from './dates.ts';

const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

test.each([
  ['2026-03-29', '01:59', '2026-03-29 01:59'],
  ['2026-03-29', '02:00', '2026-03-29 03:00'],
  ['2026-03-29', '02:30', '2026-03-29 03:00'],
  ['2026-03-29', '03:00', '2026-03-29 03:00'],
  ['2026-10-25', '02:59', '2026-10-25 02:59'],
  ['2026-10-25', '03:00', '2026-10-25 03:00'],
  ['2026-12-31', '23:59', '2026-12-31 23:59'],
])('instantOf %s at %s is %s on the clock', (date, time, expected) => {
  const instant = toInstant(toDayNumber(date), toMinuteOfDay(time));
  expect(zone.format(instant * 60_000)).toBe(expected);
});

test('instantOf returns the first of the two hours when the clocks go back', () => {
  const [first, second] = ['02:30', '03:00'].map((time) =>
    toInstant(toDayNumber('2026-10-25'), toMinuteOfDay(time)),
  );
  expect((second ?? 0) - (first ?? 0)).toBe(90);
});

test.each(['2027-03-28', '2026-10-25', '2027-10-31'])(
  'instantOf never goes back while the clocks of %s go on',
  (date) => {
    const day = toDayNumber(date);
    const instants = Array.from({ length: 48 * 60 }, (_, minute) => toInstant(day, minute));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  },
);

test('instantOf agrees with the zone of Amsterdam on every day of thirty years', () => {
  for (let date = '2007-01-01'; date < '2037-01-01'; date = addDays(date, 1)) {
    const day = toDayNumber(date);
    expect(zone.format(toInstant(day, 4 * 60) * 60_000)).toBe(`${date} 04:00`);
    expect(zone.format(toInstant(day, 0) * 60_000)).toBe(`${date} 00:00`);
  }
});
