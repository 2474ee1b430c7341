import { legalLimits } from '@ploegplan/contract/rules/working-time/limits';
import { expect, test } from 'vitest';
import { findLapsingAfter } from './balances.ts';
import type { StoredLine } from './rows.ts';

const granted = (year: number): StoredLine => ({
  employeeId: 'anja',
  absenceId: null,
  day: `${year}-01-01`,
  type: 'grant',
  account: 'vacation',
  quarters: 640,
  lot: `${year} statutory`,
  lotKind: 'statutory',
  expiresOn: `${year + 1}-07-01`,
});
const lines = [granted(2026), granted(2027)];
const told = (toldOn: string) => [{ expiresOn: '2027-07-01', toldOn }];

test.each([
  ['not told', [], '2027-06-01', '2027-07-01', false],
  ['not told', [], '2027-06-02', '2028-07-01', false],
  ['told on the last day for it', told('2027-06-01'), '2027-06-30', '2027-07-01', true],
  ['told a day later', told('2027-06-02'), '2027-06-30', '2028-07-01', false],
  ['told in time, on the day itself', told('2027-06-01'), '2027-07-01', '2028-07-01', false],
])(
  'of statutory leave that was %s (%j), on %s the next lapses on %s (told: %s)',
  (_, warnings, day, expiresOn, warned) => {
    const ledger = { lines, warnings, illnesses: [], limits: legalLimits };
    expect(findLapsingAfter(ledger, day)).toEqual({ expiresOn, quarters: 640, warned });
  },
);
