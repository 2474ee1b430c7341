import { expect, test } from 'vitest';
import { countLeave, type LeaveLimit } from './counters.ts';

type Absence = Parameters<typeof countLeave>[0][number];

const full = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
const worker = { contracts: [full], isFree: (_day: string) => false, illnesses: [] };
const leave = (
  firstDay: string,
  lastDay = firstDay,
  hoursPerDay: number | null = null,
): Absence => ({
  ...{ id: lastDay.split('-').toReversed().join('-'), firstDay, lastDay, hoursPerDay },
});
const care: LeaveLimit = { maxWeeks: 2, maxMonths: 12, paidWeeks: null };
const birth: LeaveLimit = { maxWeeks: 1, maxMonths: 6, paidWeeks: 1 };
const parental: LeaveLimit = { maxWeeks: 26, maxMonths: 96, paidWeeks: 9 };
const emergency: LeaveLimit = { maxWeeks: null, maxMonths: 12, paidWeeks: null };

/** '2026-03-02 – 2027-03-01: 8 of 80' */
const told = (absences: readonly Absence[], limit: LeaveLimit, whose = worker) =>
  countLeave(absences, limit, whose).map(
    ({ since, until, used, maximum }) => `${since} – ${until}: ${used} of ${maximum}`,
  );

test.each<[string, Absence[], LeaveLimit, string[]]>([
  ['short care, WAZO 5:2', [leave('2026-03-02')], care, ['2026-03-02 – 2027-03-01: 8 of 80']],
  [
    'short care on the last day of its twelve months and after it',
    [leave('2026-03-02'), leave('2027-03-01'), leave('2027-03-02')],
    care,
    ['2026-03-02 – 2027-03-01: 16 of 80', '2027-03-02 – 2028-03-01: 8 of 80'],
  ],
  [
    'more than there is',
    [leave('2026-03-02', '2026-03-16')],
    care,
    ['2026-03-02 – 2027-03-01: 88 of 80'],
  ],
  [
    'long care in half days, WAZO 5:10',
    [leave('2026-03-02', '2026-03-08', 4)],
    { ...care, maxWeeks: 6 },
    ['2026-03-02 – 2027-03-01: 20 of 240'],
  ],
  [
    'two births in a year, WAZO 4:2',
    [leave('2026-12-07'), leave('2026-01-05', '2026-01-09')],
    birth,
    ['2026-01-05 – 2026-07-04: 40 of 40', '2026-12-07 – 2027-06-06: 8 of 40'],
  ],
  [
    'additional leave for a birth, WAZO 4:2a',
    [leave('2026-01-12', '2026-02-13')],
    { ...birth, maxWeeks: 5 },
    ['2026-01-12 – 2026-07-11: 200 of 200'],
  ],
  [
    'parental leave over eight years, WAZO 6:2',
    [leave('2026-03-02'), leave('2034-03-01')],
    parental,
    ['2026-03-02 – 2034-03-01: 16 of 1040'],
  ],
  [
    'an emergency',
    [leave('2026-03-02', '2026-03-02', 2)],
    emergency,
    ['2026-03-02 – 2027-03-01: 2 of null'],
  ],
  ['a kind that is not counted', [leave('2026-03-02')], { ...care, maxMonths: null }, []],
])('counts %s', (_, absences, limit, expected) => {
  expect(told(absences, limit)).toEqual(expected);
});

test.each([
  [
    'the contract of the first day decides',
    { ...worker, contracts: [full, { from: '2026-03-03', hours: [8, 8, 8, 0, 0, 0, 0] }] },
    ['2026-03-02 – 2027-03-01: 24 of 80'],
  ],
  [
    'a day off takes nothing',
    { ...worker, isFree: (day: string) => day === '2026-03-03' },
    ['2026-03-02 – 2027-03-01: 32 of 80'],
  ],
  [
    'a day of illness takes nothing',
    { ...worker, illnesses: [leave('2026-03-04', '2026-03-05')] },
    ['2026-03-02 – 2027-03-01: 24 of 80'],
  ],
  ['nothing is known without a contract', { ...worker, contracts: [] }, []],
])('of a week of short care %s', (_, whose, expected) => {
  expect(told([leave('2026-03-02', '2026-03-06')], care, whose as typeof worker)).toEqual(expected);
});

test('nine of the weeks of parental leave are paid', () => {
  expect(countLeave([leave('2026-03-02')], parental, worker)).toMatchObject([{ paid: 360 }]);
});
