import { expect, test } from 'vitest';
import { formatFullMoment, formatMoment } from './moments.ts';

test.each([
  ['2026-11-17T09:59:30Z', 'zojuist'],
  ['2026-11-17T10:00:30Z', 'zojuist'],
  ['2026-11-17T09:55:00Z', '5 min geleden'],
  ['2026-11-17T06:30:00Z', 'vandaag 07:30'],
  ['2026-11-16T23:10:00Z', 'vandaag 00:10'],
  ['2026-11-16T15:12:00Z', 'gisteren 16:12'],
  ['2026-11-14T12:00:00Z', 'za 14 nov'],
  ['2025-11-16T12:00:00Z', 'zo 16 nov 2025'],
])('%s is shown as %s', (instant, text) => {
  expect(formatMoment(instant, new Date('2026-11-17T10:00:00Z'))).toBe(text);
});

test('a full moment has date and time', () => {
  expect(formatFullMoment('2026-11-16T06:30:00Z')).toBe('maandag 16 november 2026 om 07:30');
});
