import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  keepUnchanged,
  noteWeek,
  settleItems,
  showUnanswered,
  weekQuery,
  weeksQueries,
} from './planning.ts';
import type { PlannedItem } from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';
import { makePlannedItem } from './test/test-planning-item.ts';

const mondays = ['2026-11-16', '2026-11-23'] as const;
const one = makePlannedItem({ id: 'one' });
const two = makePlannedItem({ id: 'two', date: '2026-11-18' });

function openWeeks() {
  const cache = new QueryClient();
  const [first, second] = mondays.map((monday) => planningKeys.week(monday));
  cache.setQueryData(weekQuery(mondays[0]).queryKey, [one, two]);
  cache.setQueryData(weekQuery(mondays[1]).queryKey, []);
  const shown = () =>
    [first, second].map((key) => cache.getQueryData<readonly PlannedItem[]>(key ?? []));
  return { cache, shown };
}

const toNextWeek = {
  kind: 'change',
  id: 'one',
  version: 1,
  values: { date: '2026-11-24' },
} as const;

describe('the cached weeks', () => {
  it('show an item in the week to which it goes, until that failed', () => {
    const { cache, shown } = openWeeks();
    showUnanswered(cache, [toNextWeek]);
    expect(shown()).toEqual([[two], [{ ...one, date: '2026-11-24' }]]);
    showUnanswered(cache, []);
    expect(shown()).toEqual([[one, two], []]);
  });

  it('keep what was read meanwhile, with what is not answered in it', () => {
    const { cache, shown } = openWeeks();
    showUnanswered(cache, [toNextWeek]);
    const byOther = { ...two, location: 'Elders', version: 2 };
    const read = noteWeek(cache, mondays[0], [one, byOther]);
    expect(read).toEqual([byOther]);
    cache.setQueryData(planningKeys.week(mondays[0]), read);
    showUnanswered(cache, []);
    expect(shown()).toEqual([[one, byOther], []]);
  });

  it('take the answer, also without anything under way', () => {
    const { cache, shown } = openWeeks();
    const published = { ...two, version: 2 };
    settleItems(
      cache,
      new Map([
        ['one', null],
        ['two', published],
      ]),
    );
    expect(shown()).toEqual([[published], []]);
  });
});

it('a month is read by its weeks', () => {
  const keys = weeksQueries('2026-11-18', '2026-11-30').map(({ queryKey }) => queryKey[2]);
  expect(keys).toEqual([...mondays, '2026-11-30']);
});

it('keeps the identity of unchanged items at a refetch, and of the list when all are', () => {
  const before = [one, two];
  const [first, second] = keepUnchanged(before, [{ ...two }, { ...one, version: 2 }]);
  expect(first).toBe(two);
  expect(second).toEqual({ ...one, version: 2 });
  expect(keepUnchanged(before, [{ ...one }, { ...two }])).toBe(before);
});
