import { expect, test } from 'vitest';
import { shownTimes } from './times.ts';

test('times are shown to the minute, a single known time in words', () => {
  expect(shownTimes({ startTime: '07:00:00', endTime: '16:00:00' })).toBe('07:00 - 16:00');
  expect(shownTimes({ startTime: '07:00:00', endTime: null })).toBe('vanaf 07:00');
  expect(shownTimes({ startTime: null, endTime: '16:30:00' })).toBe('tot 16:30');
  expect(shownTimes({ startTime: null, endTime: null })).toBeNull();
});
