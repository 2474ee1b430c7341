import { describe, expect, it, test } from 'vitest';
import { getPeriod, listDays } from '../../../lib/dates/periods.ts';
import { filterWorkdays, formatPeriodTitle } from './days.ts';

describe('the days of a view', () => {
  it('leave out the weekend on request, but not a chosen day in it', () => {
    expect(filterWorkdays(listDays(getPeriod('week', '2026-11-19')))).toHaveLength(5);
    expect(filterWorkdays(['2026-11-21'])).toEqual(['2026-11-21']);
  });
});

test.each([
  ['week', '2027-01-01', 'week 53, 2026', 'week 53, 2026', '28 dec 2026 – 3 jan 2027'],
  ['month', '2026-02-28', 'februari 2026', 'feb 2026', ''],
  ['day', '2026-02-28', 'zaterdag 28 februari 2026', 'za 28 feb', 'week 9'],
] as const)('a %s with %s is called %s', (mode, date, main, short, detail) => {
  expect(formatPeriodTitle(mode, date)).toEqual({ main, short, detail });
});
