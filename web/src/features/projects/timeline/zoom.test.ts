import { addDays, fromDayNumber, toDayNumber } from '@ploegplan/contract/dates/dates';
import { expect, test } from 'vitest';
import {
  computeFirstLeft,
  computeZoomedLeft,
  createHeads,
  hasRoomForWord,
  listDays,
  type Zoom,
} from './zoom.ts';

const today = '2026-03-04';

test('zooming leaves today where it is, or the middle when today is out of view', () => {
  const left = computeFirstLeft(today, 91);
  const partOfToday = (from: number, shown: number) => (toDayNumber(today) + 0.5 - from) / shown;
  const zoomed = computeZoomedLeft(left, 91, 365, today);
  expect(partOfToday(zoomed, 365)).toBeCloseTo(partOfToday(left, 91));
  const later = toDayNumber('2027-03-04');
  expect(computeZoomedLeft(later, 91, 31, today)).toBe(later + 30);
  expect(computeZoomedLeft(computeZoomedLeft(later, 91, 31, today), 31, 91, today)).toBe(later);
});

const labels = (zoom: Zoom, from: string, count: number) =>
  createHeads(zoom, listDays(toDayNumber(from), count), { first: 3, hasRoom: true }).map((parts) =>
    parts.map(({ label, from: at, count: days }) => [label, at, days]),
  );

test.each<[Zoom, string, number, unknown]>([
  [
    'week',
    '2026-03-01',
    2,
    [
      [
        ['week 9 · februari – maart 2026', 3, 1],
        ['week 10 · maart 2026', 4, 1],
      ],
      [
        ['zo 1', 3, 1],
        ['ma 2', 4, 1],
      ],
    ],
  ],
  [
    'week',
    '2026-12-28',
    7,
    [
      [['week 53 · december 2026 – januari 2027', 3, 7]],
      [
        ['ma 28', 3, 1],
        ['di 29', 4, 1],
        ['wo 30', 5, 1],
        ['do 31', 6, 1],
        ['vr 1', 7, 1],
        ['za 2', 8, 1],
        ['zo 3', 9, 1],
      ],
    ],
  ],
  [
    'month',
    '2026-02-28',
    2,
    [
      [
        ['februari 2026', 3, 1],
        ['maart 2026', 4, 1],
      ],
      [
        ['28', 3, 1],
        ['1', 4, 1],
      ],
    ],
  ],
  [
    'quarter',
    '2026-12-28',
    9,
    [
      [
        ['december 2026', 3, 4],
        ['januari 2027', 7, 5],
      ],
      [
        ['week 53', 3, 7],
        ['week 1', 10, 2],
      ],
    ],
  ],
  [
    'year',
    '2026-12-31',
    2,
    [
      [
        ['2026', 3, 1],
        ['2027', 4, 1],
      ],
      [
        ['dec', 3, 1],
        ['jan', 4, 1],
      ],
    ],
  ],
])('the heads of a %s', (zoom, from, count, expected) => {
  expect(labels(zoom, from, count)).toEqual(expected);
});

test('weeks that are narrow have a number alone', () => {
  const days = listDays(toDayNumber('2026-12-28'), 7);
  const heads = createHeads('quarter', days, { first: 0, hasRoom: hasRoomForWord(5) });
  expect(heads[1].map(({ label }) => label)).toEqual(['53']);
  expect(hasRoomForWord(12)).toBe(true);
});

test('the heads of a year keep two years and their months apart', () => {
  const days = listDays(toDayNumber('2025-12-01'), 400);
  expect(days.at(-1)).toBe(addDays('2025-12-01', 399));
  const keys = createHeads('year', days, { first: 0, hasRoom: true })[1].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(fromDayNumber(toDayNumber(today))).toBe(today);
});
