import { expect, it } from 'vitest';
import { formatClock } from './ClockNotice.tsx';

it.each([
  [120, 'De klok van deze telefoon loopt 2 uur achter; vandaag volgt de server.'],
  [-20, 'De klok van deze telefoon loopt 20 minuten voor; vandaag volgt de server.'],
  [60, 'De klok van deze telefoon loopt 1 uur achter; vandaag volgt de server.'],
  [-4_320, 'De klok van deze telefoon loopt 3 dagen voor; vandaag volgt de server.'],
])('a clock that differs by %i minutes is said in words', (minutes, text) => {
  expect(formatClock(minutes, 'telefoon')).toBe(text);
});
