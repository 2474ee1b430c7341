import { expect, test } from 'vitest';
import { toLocalMinutes } from './summer-time.ts';

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
    expect(readClock(toLocalMinutes(instant))).toBe(zone.format(instant));
  }
});
