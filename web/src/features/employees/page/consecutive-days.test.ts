import { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { joinConsecutiveDays } from './consecutive-days.ts';

const item = (date: string, startTime: string) =>
  sample(PlannedForEmployee, { date, startTime, isDraft: false });

test('equal work on following days is one stretch, other work of these days another', () => {
  const items = [
    item('2026-11-23', '07:00:00'),
    item('2026-11-23', '13:00:00'),
    item('2026-11-24', '07:00:00'),
    item('2026-11-26', '07:00:00'),
  ];
  const days = joinConsecutiveDays(items, ({ startTime }) => startTime ?? '');
  expect(days.map(({ item: { date }, lastDay }) => [date, lastDay])).toEqual([
    ['2026-11-23', '2026-11-24'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-26', '2026-11-26'],
  ]);
});
