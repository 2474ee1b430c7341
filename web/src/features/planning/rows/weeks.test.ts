import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { createWeeksJoiner, findFailure } from './weeks.ts';

type Result = UseQueryResult<readonly PlannedItem[]>;

const read = (data: readonly PlannedItem[]) =>
  ({ data, isLoadingError: false, error: null }) as Result;
const unread = { data: undefined, isLoadingError: false, error: null } as Result;
const failed = new Error('offline');

/** The result of a failed request for a week, of which the items are known or not. */
const failedAt = (known?: readonly PlannedItem[]) =>
  new QueryObserver(new QueryClient(), {
    queryKey: ['week'],
    queryFn: (): Promise<readonly PlannedItem[]> => Promise.reject(failed),
    retry: false,
    ...(known && { initialData: known }),
  }).refetch() as Promise<Result>;

test('the joined weeks are the same object until an answer is another', () => {
  const join = createWeeksJoiner();
  const [first, second]: [PlannedItem[], PlannedItem[]] = [[], []];
  const joined = join([read(first), read(second)]);
  expect(join([read(first), read(second)])).toBe(joined);
  expect(join([read(first), read([])])).not.toBe(joined);
});

test('the weeks are there when each of them is', () => {
  const join = createWeeksJoiner();
  expect(join([read([]), unread]).areThere).toBe(false);
  expect(join([read([]), read([])]).areThere).toBe(true);
});

test('a failed request for a week is no failure while its items are known', async () => {
  expect(findFailure([read([]), await failedAt([])])).toBeNull();
  expect(findFailure([read([]), await failedAt()])).toBe(failed);
  expect(createWeeksJoiner()([await failedAt([])]).error).toBeNull();
});
