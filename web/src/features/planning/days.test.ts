import { describe, expect, it, test } from 'vitest';
import { daysOf, stepFrom, titleOf, workdaysOf } from './days.ts';

describe('the days of a view', () => {
  it('are the day, the week from Monday, or the month', () => {
    expect(daysOf('day', '2026-11-19')).toEqual(['2026-11-19']);
    expect(daysOf('week', '2026-11-19')).toHaveLength(7);
    expect(daysOf('week', '2026-11-19')[0]).toBe('2026-11-16');
    expect(daysOf('month', '2028-02-15')).toHaveLength(29);
    expect(daysOf('month', '2026-12-31').at(-1)).toBe('2026-12-31');
  });

  it('leave out the weekend on request, but not a chosen day in it', () => {
    expect(workdaysOf(daysOf('week', '2026-11-19'))).toHaveLength(5);
    expect(workdaysOf(['2026-11-21'])).toEqual(['2026-11-21']);
  });
});

test.each([
  ['day', '2026-03-28', '2026-03-29'],
  ['day', '2026-10-25', '2026-10-26'],
  ['week', '2026-12-28', '2027-01-04'],
  ['month', '2026-01-31', '2026-02-28'],
] as const)('one %s on from %s is %s', (mode, date, next) => {
  expect(stepFrom(mode, date, 1)).toBe(next);
});

test.each([
  ['week', '2027-01-01', 'week 53, 2026', 'week 53, 2026', '28 dec 2026 – 3 jan 2027'],
  ['month', '2026-02-28', 'februari 2026', 'feb 2026', ''],
  ['day', '2026-02-28', 'zaterdag 28 februari 2026', 'za 28 feb', 'week 9'],
] as const)('a %s with %s is called %s', (mode, date, main, short, detail) => {
  expect(titleOf(mode, date)).toEqual({ main, short, detail });
});
