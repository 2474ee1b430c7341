import { expect, it } from 'vitest';
import { addDays, addMonths } from '../../dates/dates.ts';
import { computeHireMonth, type Hired } from './hire.ts';

const hired: Hired = { from: '2026-01-10', to: '2026-03-05', unit: 'm2', amount: 120.5 };
const price = { includedWeeks: 4, centsPerM2: 35, centsPerM3: 20 };
const january = { first: '2026-01-01', last: '2026-01-31', today: '2026-12-31' };
const february = { ...january, first: '2026-02-01', last: '2026-02-28' };
const march = { ...january, first: '2026-03-01', last: '2026-03-31' };

it.each([
  ['the day of the hand-over is the first', hired, price, january, [22, 0, 0]],
  // Four weeks from 10 January end with 6 February; 22 days of 120.5 m² at 35 cents a week are 13,255 cents.
  ['after the weeks without a price', hired, price, february, [28, 22, 13_255]],
  ['the day of the notice is the last', hired, price, march, [5, 5, 3_013]],
  ['after the end', hired, price, { ...march, first: '2026-04-01', last: '2026-04-30' }, [0, 0, 0]],
  ['before the hand-over', hired, price, { ...january, last: '2026-01-09' }, [0, 0, 0]],
  ['a hire of one day', { ...hired, to: hired.from }, price, january, [1, 0, 0]],
  [
    'no further than today',
    { ...hired, to: null },
    price,
    { ...march, today: '2026-03-02' },
    [2, 2, 1_205],
  ],
  ['a notice for a later day', hired, price, { ...march, today: '2026-03-02' }, [2, 2, 1_205]],
  ['a month that has not begun', hired, price, { ...march, today: '2026-02-20' }, [0, 0, 0]],
  ['by the cubic metre', { ...hired, unit: 'm3' as const }, price, february, [28, 22, 7_574]],
  ['without weeks that are free', hired, { ...price, includedWeeks: 0 }, january, [22, 22, 13_255]],
  [
    'over the end of summer time',
    { ...hired, from: '2026-10-01', to: null },
    { ...price, includedWeeks: 0 },
    { first: '2026-10-01', last: '2026-10-31', today: '2026-11-30' },
    [31, 31, 18_678],
  ],
  [
    'a leap day',
    { ...hired, from: '2028-02-01', to: null },
    price,
    { first: '2028-02-01', last: '2028-02-29', today: '2028-03-01' },
    [29, 1, 603],
  ],
  ['without a price', hired, undefined, february, [28, 0, null]],
  ['without an amount', { ...hired, amount: null }, price, february, [28, 22, null]],
] as const)('hire of a month: %s', (_, given, at, month, [days, chargedDays, cents]) => {
  expect(computeHireMonth(given, at, month)).toEqual({ days, chargedDays, cents });
});

it('the months of a scaffold add up to the whole, over the end of a year', () => {
  const long = { ...hired, from: '2026-11-07', to: '2027-06-17', amount: 33.33 };
  const months = Array.from({ length: 8 }, (__, index) => {
    const first = addMonths('2026-11-01', index);
    return { first, last: addDays(addMonths(first, 1), -1), today: '2027-12-31' };
  });
  const whole = computeHireMonth(long, price, {
    first: '2026-11-01',
    last: '2027-06-30',
    today: '2027-12-31',
  });
  const parts = months.map((month) => computeHireMonth(long, price, month));
  expect(parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(whole.cents);
  expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(223);
});
