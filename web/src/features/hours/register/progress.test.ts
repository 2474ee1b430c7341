import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { expect, test } from 'vitest';
import { computeProgress } from './progress.ts';

const weeks = ['2026-01-05', '2026-01-12'];

/** The progress with these numbers in the two weeks; a minus for hours that changed since. */
const progress = (...numbers: (number | null)[]) =>
  computeProgress(
    new Map(
      numbers.flatMap((number, at) => {
        const monday = weeks[at] ?? '';
        if (number === null) return [];
        const state = { projectId: 'p', monday, number: Math.abs(number), isCurrent: number > 0 };
        return [[createWeekKey('p', monday), state]];
      }),
    ),
    'p',
    weeks,
  );

test.each([
  [[1, 2], null, 'Uitgegeven'],
  [[1, 0], 'new', 'Uit te geven'],
  [[-1, 0], 'changed', 'Gewijzigd'],
  [[null, 3], null, 'Uitgegeven'],
])('registers %j have left to do: %s', (numbers, left, text) => {
  expect(progress(...numbers)).toMatchObject({ left, text });
});

test('each week is named, and weeks without approved hours say nothing', () => {
  expect(progress(-2, 0)?.details).toBe(
    'week 2: nummer 2, sindsdien gewijzigd, week 3: nog niet uitgegeven',
  );
  expect(progress(null, null)).toBeUndefined();
});
