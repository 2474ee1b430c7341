import { expect, test } from 'vitest';
import { computeYearGrants, type GrantedWorker } from './grants.ts';

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
