import { expect, test } from 'vitest';
import { computeYearGrants, type GrantedWorker } from './grants.ts';
import { leaveByDay } from './hours.ts';

type Contract = GrantedWorker['contracts'][number];
const rules = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };
const full: Contract = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
const four = (from: string | null): Contract => ({ from, hours: [8, 8, 8, 8, 0, 0, 0] });
const worker: GrantedWorker = { contracts: [full], inServiceFrom: null, lastDay: null };

/** The hours of one kind, with their days. */
const granted = (whose: GrantedWorker, kind: string, year = 2026) =>
  computeYearGrants(whose, year, rules)
    .filter((grant) => grant.kind === kind)
    .map(({ day, quarters }) => `${day} ${quarters / 4}`);

// 184 of the 365 days of 2026 come after June.
test.each<[string, GrantedWorker, string[]]>([
  ['BW 7:634: four times the weekly hours', worker, ['2026-01-01 160']],
  ['no contract', { ...worker, contracts: [] }, []],
  ['part time', { ...worker, contracts: [four(null)] }, ['2026-01-01 128']],
  ['service from 1 July', { ...worker, inServiceFrom: '2026-07-01' }, ['2026-07-01 80.75']],
  [
    'service that ends on 30 June',
    { ...worker, lastDay: '2026-06-30' },
    ['2026-01-01 160', '2026-06-30 -80.5'],
  ],
  ['service before the year only', { ...worker, lastDay: '2025-12-31' }, []],
  ['service after the year only', { ...worker, inServiceFrom: '2027-01-01' }, []],
  [
    'fewer hours from 1 July',
    { ...worker, contracts: [full, four('2026-07-01')] },
    ['2026-01-01 160', '2026-07-01 -16'],
  ],
  [
    'fewer hours from the first day',
    { ...worker, contracts: [full, four('2026-01-01')] },
    ['2026-01-01 128'],
  ],
  [
    'contracts in another order',
    { ...worker, contracts: [four('2026-07-01'), full] },
    ['2026-01-01 160', '2026-07-01 -16'],
  ],
])('statutory leave by %s', (_, whose, expected) => {
  expect(granted(whose, 'statutory')).toEqual(expected);
});

const off = (day: string, hours = 8) => ({ day, quarters: hours * 4 });
/** Each working day from one to another. */
const daysOff = (from: string, to: string) =>
  leaveByDay(
    { firstDay: from, lastDay: to, hoursPerDay: null },
    { ...worker, isFree: () => false },
  );

// An hour of such leave takes 28 of 365 parts of it.
test.each<[string, GrantedWorker, ReturnType<typeof daysOff>, string[]]>([
  ['a day', worker, [off('2026-03-02')], ['2026-01-01 160', '2026-03-31 -0.5']],
  ['March', worker, daysOff('2026-03-01', '2026-03-31'), ['2026-01-01 160', '2026-03-31 -13.5']],
  [
    'days of two months',
    worker,
    [off('2026-03-02'), off('2026-03-09'), off('2026-04-06')],
    ['2026-01-01 160', '2026-03-31 -1', '2026-04-30 -0.75'],
  ],
  [
    'days before and after its year',
    worker,
    [off('2025-12-31'), off('2027-01-04')],
    ['2026-01-01 160'],
  ],
  [
    'days in the last month of service',
    { ...worker, lastDay: '2026-06-15' },
    daysOff('2026-06-01', '2026-06-15'),
    ['2026-01-01 160', '2026-06-15 -93.75'],
  ],
])('no statutory leave accrues over unpaid leave: %s', (_, whose, days, expected) => {
  const grants = computeYearGrants(whose, 2026, rules, { unaccrued: days }).filter(
    ({ kind }) => kind === 'statutory',
  );
  expect(grants.map(({ day, quarters }) => `${day} ${quarters / 4}`)).toEqual(expected);
});

test('unpaid leave on all of the 262 working days of a year takes no more than was granted', () => {
  const days = daysOff('2032-01-01', '2032-12-31');
  const grants = computeYearGrants(worker, 2032, rules, { unaccrued: days }).filter(
    ({ kind }) => kind === 'statutory',
  );
  expect(grants.reduce((sum, { quarters }) => sum + quarters, 0)).toBe(0);
});

test('what is granted beyond the law is granted over unpaid leave too', () => {
  const grants = computeYearGrants(worker, 2026, rules, {
    unaccrued: daysOff('2026-03-01', '2026-03-31'),
  });
  const beyond = grants.filter(({ kind }) => kind !== 'statutory');
  expect(beyond.map(({ day, quarters }) => `${day} ${quarters / 4}`)).toEqual([
    '2026-01-01 40',
    '2026-01-01 80',
  ]);
});

test.each([
  ['extra', ['2026-01-01 40', '2026-07-01 -4']],
  ['rostered', ['2026-01-01 80', '2026-07-01 -8']],
])('%s leave is in proportion to full time', (kind, expected) => {
  expect(granted({ ...worker, contracts: [full, four('2026-07-01')] }, kind)).toEqual(expected);
});

test.each<[string, string | null, string]>([
  ['statutory', '2027-07-01', 'six months after its year (BW 7:640a)'],
  ['extra', '2032-01-01', 'five years after its year (BW 7:642)'],
  ['rostered', null, 'not by the law'],
])('%s leave lapses on %s: %s', (kind, expiresOn, _why) => {
  const grant = computeYearGrants(worker, 2026, rules).find((it) => it.kind === kind);
  expect(grant).toMatchObject({ lot: `2026 ${kind}`, expiresOn });
});

test('a leap year grants a whole year too', () => {
  expect(granted(worker, 'statutory', 2028)).toEqual(['2028-01-01 160']);
});
