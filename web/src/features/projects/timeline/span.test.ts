import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { computeColumns, computeSpan, getDatesBetween, moveDates, toDrawn } from './span.ts';

const today = '2026-03-04';
const project = (startDate: string | null, endDate: string | null) =>
  sample(Project, { startDate, endDate });

test('the span is whole years around today and all dates, at most ten on either side', () => {
  expect(computeSpan([], today)).toEqual({ from: '2025-01-01', days: 3 * 365 });
  const span = computeSpan([project('2024-05-01', null), project(null, '2028-02-01')], today);
  expect(span).toEqual({ from: '2024-01-01', days: 366 + 3 * 365 + 366 });
  expect(computeSpan([project('2001-05-01', '2060-05-01')], today)).toMatchObject({
    from: '2016-01-01',
    days: 21 * 365 + 6,
  });
});

test.each([
  ['2026-03-02', '2026-03-06', '2026-03-02', '2026-03-06', null],
  ['2026-03-02', null, '2026-03-02', '2026-03-15', 'end'],
  [null, '2026-03-15', '2026-03-02', '2026-03-15', 'start'],
  ['2026-03-06', '2026-03-02', '2026-03-06', '2026-03-06', null],
])(
  'from %s to %s a bar is drawn from %s to %s, open at %s',
  (startDate, endDate, start, end, open) => {
    expect(toDrawn({ startDate, endDate })).toEqual({ start, end, open });
  },
);

test('nothing is drawn without dates, nor outside of the span', () => {
  const span = { from: '2026-01-01', days: 365 };
  expect(toDrawn({ startDate: null, endDate: null })).toBeNull();
  const bar = (start: string, end: string) => computeColumns({ start, end, open: null }, span);
  expect(bar('2026-01-02', '2026-01-03')).toEqual({ from: 1, count: 2 });
  expect(bar('2025-12-01', '2026-01-03')).toEqual({ from: 0, count: 3 });
  expect(bar('2026-12-31', '2027-02-03')).toEqual({ from: 364, count: 1 });
  expect(bar('2025-12-01', '2025-12-31')).toBeNull();
});

const dates = { startDate: '2026-03-02', endDate: '2026-03-06' };

test.each([
  ['whole', 7, '2026-03-09', '2026-03-13'],
  ['whole', -2, '2026-02-28', '2026-03-04'],
  ['start', -1, '2026-03-01', '2026-03-06'],
  ['start', 9, '2026-03-06', '2026-03-06'],
  ['end', 1, '2026-03-02', '2026-03-07'],
  ['end', -9, '2026-03-02', '2026-03-02'],
] as const)('%s moved by %i days gives %s to %s', (part, by, startDate, endDate) => {
  expect(moveDates(dates, part, by, today)).toEqual({ startDate, endDate });
});

test('a side without a date gets one from where it is drawn, and moving the whole gives none', () => {
  const open = { startDate: '2026-03-02', endDate: null };
  expect(moveDates(open, 'end', 1, today)).toEqual({ ...open, endDate: '2026-03-16' });
  expect(moveDates(open, 'whole', 1, today)).toEqual({ startDate: '2026-03-03', endDate: null });
});

test('a project without dates gets a working week from today, or the days that are drawn', () => {
  const none = { startDate: null, endDate: null };
  expect(moveDates(none, 'end', 1, today)).toEqual({
    startDate: '2026-03-04',
    endDate: '2026-03-08',
  });
  expect(getDatesBetween('2026-03-06', '2026-03-02')).toEqual(dates);
});
