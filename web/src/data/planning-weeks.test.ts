import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keepUnchanged, planningKeys } from './planning.ts';
import { hideItem, placeInWeek, restoreWeeks, showItem } from './planning-weeks.ts';
import { makeItem } from './test-planning-item.ts';

const monday = '2026-11-16';
const one = makeItem({ id: 'one' });
const two = makeItem({ id: 'two', date: '2026-11-18' });

describe('the cached week', () => {
  it('adds and replaces items, and removes those moved to another week', () => {
    expect(placeInWeek([one], monday, two)).toEqual([one, two]);
    const changed = { ...one, location: 'Elders' };
    expect(placeInWeek([one, two], monday, changed)).toEqual([changed, two]);
    expect(placeInWeek([one, two], monday, { ...one, date: '2026-11-23' })).toEqual([two]);
  });

  it('is rolled back when saving fails', async () => {
    const cache = new QueryClient();
    const key = planningKeys.week(monday);
    const items = () => cache.getQueryData<PlanningItem[]>(key);
    cache.setQueryData(key, [one]);

    restoreWeeks(cache, await showItem(cache, two));
    expect(items()).toEqual([one]);
    const before = await hideItem(cache, 'one');
    expect(items()).toEqual([]);
    restoreWeeks(cache, before);
    expect(items()).toEqual([one]);
    cache.clear();
  });
});

it('keeps the identity of unchanged items at a refetch', () => {
  const [first, second] = keepUnchanged([one, two], [{ ...two }, { ...one, version: 2 }]);
  expect(first).toBe(two);
  expect(second).toEqual({ ...one, version: 2 });
});
