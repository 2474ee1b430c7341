import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PlannedItem } from '../../data/planning-items.ts';
import { failureOf, weeksJoiner } from './weeks.ts';

type Result = UseQueryResult<readonly PlannedItem[]>;

const read = (data: readonly PlannedItem[]) => ({ data, isError: false, error: null }) as Result;
const unread = { data: undefined, isError: false, error: null } as Result;
const failed = new Error('offline');
const failedAt = (data?: readonly PlannedItem[]) =>
  ({ data, isError: true, error: failed }) as Result;

test('the joined weeks are the same object until an answer is another', () => {
  const join = weeksJoiner();
  const [first, second]: [PlannedItem[], PlannedItem[]] = [[], []];
  const joined = join([read(first), read(second)]);
  expect(join([read(first), read(second)])).toBe(joined);
  expect(join([read(first), read([])])).not.toBe(joined);
});

test('the weeks are there when each of them is', () => {
  const join = weeksJoiner();
  expect(join([read([]), unread]).areThere).toBe(false);
  expect(join([read([]), read([])]).areThere).toBe(true);
});

test('a week that is read again in vain is no failure while it has its items', () => {
  expect(failureOf([read([]), failedAt([])])).toBeNull();
  expect(failureOf([read([]), failedAt()])).toBe(failed);
  expect(weeksJoiner()([failedAt([])]).error).toBeNull();
});
