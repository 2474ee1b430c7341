import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordData } from './record-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list is read once in 10 minutes, unless a change invalidates it', async () => {
  const list = vi.fn(async () => [{ id: 'a', version: 1 }]);
  const data = recordData({ subject: 'tests', list });
  const cache = new QueryClient();
  await cache.fetchQuery(data.list);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  await cache.fetchQuery(data.list);
  expect(list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cache.fetchQuery(data.list);
  expect(list).toHaveBeenCalledTimes(2);
  await cache.invalidateQueries({ queryKey: ['tests'] });
  await cache.fetchQuery(data.list);
  expect(list).toHaveBeenCalledTimes(3);
});
