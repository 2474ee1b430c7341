import { expect, test } from 'vitest';
import { instantOf, localMinutes } from './summer-time.ts';

const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
const readClock = (minutes: number) =>
  new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');

test('localMinutes agrees with the zone of Amsterdam in every half hour of three years', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 30 * 60_000) {
    const instant = new Date(at + 59_999);
    expect(readClock(localMinutes(instant))).toBe(zone.format(instant));
  }
});

test.each([
  ['2026-11-23', '18:00', '2026-11-23T17:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('%s %s in the Netherlands is %s', (day, time, instant) => {
  expect(instantOf(day, time)).toBe(instant);
});
