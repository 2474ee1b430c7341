import { expect, test } from 'vitest';
import type { ClosureCost } from '../../closures/schemas.ts';
import { addDays } from '../../dates/dates.ts';
import { allocateClosures, computeCostlyDays } from './closure-costs.ts';
import { sumQuarters } from './hours.ts';

const worker = {
  contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }],
  isFree: () => false,
};
/** The Bouwvak of 2027: Monday 2 to Friday 20 August. */
const bouwvak = (cost: ClosureCost) =>
  Array.from({ length: 19 }, (_, at) => ({ day: addDays('2027-08-02', at), cost }));
const absence = (firstDay: string, lastDay: string, hoursPerDay: number | null = null) => ({
  id: firstDay,
  firstDay,
  lastDay,
  hoursPerDay,
});

test.each([
  ['costs each contract day once', worker, [], 120],
  [
    'costs nothing where unpaid leave lies over it',
    worker,
    [absence('2027-08-02', '2027-08-06')],
    80,
  ],
  [
    'costs the rest of a day that has some unpaid hours',
    worker,
    [absence('2027-08-02', '2027-08-02', 2)],
    118,
  ],
  [
    'costs nothing on days of illness',
    { ...worker, isFree: (day: string) => day < '2027-08-04' },
    [],
    104,
  ],
  ['costs nothing before the service', { ...worker, inServiceFrom: '2027-08-09' }, [], 80],
])('a closure of three weeks %s', (_, person, others, hours) => {
  expect(sumQuarters(computeCostlyDays(bouwvak('vacation'), person, others)) / 4).toBe(hours);
});

test.each([
  ['vacation', 0, 0, { vacation: 120 }],
  ['rostered', 200, 0, { rostered: 120 }],
  ['leave', 200, 80, { vacation: 120 }],
  ['leave', 100.25, 80, { vacation: 100.25, rostered: 19.75 }],
  ['leave', -8, 80, { vacation: 40, rostered: 80 }],
  ['none', 200, 80, {}],
] as const)(
  'a closure that costs %s, with %s h of vacation and %s rostered, takes %j',
  (cost, vacation, rostered, taken) => {
    const left: Record<string, number> = { vacation: vacation * 4, rostered: rostered * 4 };
    const uses = allocateClosures(
      computeCostlyDays(bouwvak(cost), worker, []),
      (account) => left[account] ?? 0,
    );
    const byAccount = Map.groupBy(uses, ({ account }) => account);
    const sums = [...byAccount].map(([account, own]) => [account, sumQuarters(own) / 4]);
    expect(Object.fromEntries(sums)).toEqual(taken);
  },
);

test('what a closure took is known to the next one', () => {
  const days = [...bouwvak('leave'), { day: '2027-12-27', cost: 'leave' as const }];
  const uses = allocateClosures(computeCostlyDays(days, worker, []), (account, _, before) => {
    const own = before.filter((use) => use.account === account);
    return (account === 'vacation' ? 120 : 40) * 4 - sumQuarters(own);
  });
  expect(uses.at(-1)).toEqual({ day: '2027-12-27', account: 'rostered', quarters: 32 });
});
