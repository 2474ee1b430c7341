import { expect, test } from 'vitest';
import { absenceOf, ann, bob, illness, requestOf } from '../../../../test/leave.ts';
import { barsByPerson, countsOf } from './bars.ts';

const period = { from: '2026-01-01', to: '2026-01-31' };

test('a bar covers the shown days of an absence and tells where it goes on', () => {
  const bars = barsByPerson([absenceOf(ann, '2025-12-29', '2026-01-02')], [], period);
  expect(bars.get(ann.id)).toMatchObject([
    { from: 0, count: 2, begins: false, ends: true, label: 'Vakantie', isPart: false },
  ]);
  expect(barsByPerson([absenceOf(ann, '2026-02-01')], [], period).size).toBe(0);
});

test('an illness lies above the vacation that it interrupts, and the day counts once', () => {
  const days = [
    absenceOf(ann, '2026-01-06', '2026-01-06', illness),
    absenceOf(ann, '2026-01-05', '2026-01-07'),
  ];
  const bars = barsByPerson(days, [], period);
  expect(bars.get(ann.id)).toMatchObject([
    { label: 'Vakantie', isUnder: true },
    { label: 'Ziek', isUnder: false },
  ]);
  expect(countsOf(bars, 31).slice(3, 8)).toEqual([0, 1, 1, 1, 0]);
});

test('neither requests nor parts of a day count as absent', () => {
  const part = { ...absenceOf(bob, '2026-01-05'), hoursPerDay: 2.5 };
  const bars = barsByPerson([part], [requestOf(ann)], period);
  expect(bars.get(bob.id)).toMatchObject([{ isPart: true, label: '2,5 u Vakantie' }]);
  expect(bars.get(ann.id)).toMatchObject([{ isRequest: true, from: 20, count: 3 }]);
  expect(countsOf(bars, 31)).toEqual(Array.from({ length: 31 }, () => 0));
});
