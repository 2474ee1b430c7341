import { LeaveCounter } from '@ploegplan/contract/leave/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { describeExcess } from './beyond-maximum.ts';

const kind = { id: 'care', maxWeeks: 2 };
const counter = {
  ...sample(LeaveCounter, { since: '2026-03-02', until: '2027-03-01', used: 72, maximum: 80 }),
  kindId: 'care',
};
const worker = { contracts: [{ from: null, hours: [8, 8, 8, 8, 0, 0, 0] }] };
const taken = { kindId: 'care', firstDay: '2026-03-02', lastDay: '2026-03-03', hoursPerDay: null };
const isDayOff = () => false;

test.each([
  ['as much as there is', '2026-06-01', 8, null, ''],
  ['more', '2026-06-01', 16, null, '88 uur in deze periode, hoogstens 80 uur'],
  ['a change that stays within', '2026-03-02', 24, taken, ''],
  ['a change to more', '2026-03-02', 32, taken, '88 uur in deze periode, hoogstens 80 uur'],
  ['as much as there is in a new period', '2027-03-02', 64, null, ''],
  ['more in a new period', '2027-03-02', 72, null, '72 uur in deze periode, hoogstens 64 uur'],
])('tells when leave makes more than its maximum: %s', (_, firstDay, cost, absence, text) => {
  const leave = { firstDay, cost, absence, worker, isDayOff };
  expect(describeExcess(kind, { counters: [counter] }, leave)).toBe(text);
});

test('tells nothing of leave without a maximum', () => {
  const leave = { firstDay: '2026-06-01', cost: 400, absence: null, worker, isDayOff };
  expect(describeExcess({ ...kind, maxWeeks: null }, { counters: [] }, leave)).toBe('');
});
