import { expect, test } from 'vitest';
import { breakText } from './suggestion.ts';

test.each([
  [0, ''],
  [1, '1 minuut pauze'],
  [30, '30 minuten pauze'],
  [45, '45 minuten pauze'],
  [60, '1 uur pauze'],
  [75, '75 minuten pauze'],
  [90, '1,5 uur pauze'],
])('a break of %i minutes is %j', (minutes, text) => {
  expect(breakText(minutes)).toBe(text);
});
