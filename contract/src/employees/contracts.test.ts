import { expect, test } from 'vitest';
import { findContractOn } from './contracts.ts';

const week = (hours: number) => [hours, hours, hours, hours, hours, 0, 0];
const first = { from: null, hours: week(8) };
const second = { from: '2026-07-01', hours: week(6) };
const third = { from: '2026-09-01', hours: week(4) };

test.each([
  ['2026-06-30', first],
  ['2026-07-01', second],
  ['2026-08-31', second],
  ['2026-09-01', third],
])(
  'on %s the last contract that began is in force, in whatever order they are',
  (day, expected) => {
    expect(findContractOn([first, second, third], day)).toBe(expected);
    expect(findContractOn([third, second, first], day)).toBe(expected);
  },
);

test('before the first contract the hours are not known', () => {
  expect(findContractOn([second, third], '2026-06-30')).toBeNull();
});
