import { expect, test } from 'vitest';
import { findDateByKey } from './calendar-keys.ts';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-04', '2026-10-28'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-16', '2026-12-16'],
])('%s moves from %s to %s', (key, date, expected) => {
  expect(findDateByKey(date, { key, shiftKey: false })).toBe(expected);
});

test('Shift+Page Up and Shift+Page Down move by a year', () => {
  expect(findDateByKey('2026-11-16', { key: 'PageUp', shiftKey: true })).toBe('2025-11-16');
  expect(findDateByKey('2028-02-29', { key: 'PageDown', shiftKey: true })).toBe('2029-02-28');
});

test.each(['Enter', ' ', 'Tab', 'a', 'Escape'])('%j does not move', (key) => {
  expect(findDateByKey('2026-11-16', { key, shiftKey: false })).toBeUndefined();
});
