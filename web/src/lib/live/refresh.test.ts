import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveSettings } from '../../data/cache/live.ts';
import { Refresher } from './refresh.ts';

let client: QueryClient;
let over: AbortController;
let refresher: Refresher;
const reads: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  over = new AbortController();
  refresher = new Refresher(client, liveSettings, over.signal);
  reads.length = 0;
});
afterEach(() => {
  over.abort();
  client.clear();
  vi.useRealTimers();
});

/** Something that was read; on the screen or not. */
async function keep(queryKey: string[], isShown: boolean): Promise<void> {
  const options = {
    queryKey,
    queryFn: async () => reads.push(queryKey.join(' ')),
    staleTime: 60_000,
  };
  if (isShown) new QueryObserver(client, options).subscribe(() => undefined);
  else await client.prefetchQuery(options);
  await vi.advanceTimersByTimeAsync(10);
  reads.length = 0;
}

const isStale = (queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated;

test('active queries are refetched once, inactive ones when they are used', async () => {
  await keep(['planning', 'week', '1'], true);
  await keep(['planning', 'week', '2'], false);
  await keep(['clients', 'list'], true);
  await keep(['home'], true);
  for (let count = 0; count < 20; count += 1) refresher.note('planning');
  await vi.advanceTimersByTimeAsync(250);
  expect(reads).toEqual(['planning week 1', 'home']);
  expect(isStale(['planning', 'week', '2'])).toBe(true);
  expect(isStale(['clients', 'list'])).toBe(false);
});

test('queries derived from a subject are refetched with it', async () => {
  for (const key of ['users', 'account', 'audit', 'planning']) await keep([key], true);
  refresher.note('employees');
  await vi.advanceTimersByTimeAsync(250);
  expect(reads).toEqual(['users', 'account']);
  await vi.advanceTimersByTimeAsync(1_000);
  reads.length = 0;
  refresher.note('users');
  await vi.advanceTimersByTimeAsync(250);
  expect(reads).toEqual(['users', 'account', 'audit']);
});

test('the list of documents is outdated by planning, and not refetched for it', async () => {
  await keep(['documents', 'list'], true);
  refresher.note('planning');
  await vi.advanceTimersByTimeAsync(250);
  expect(reads).toEqual([]);
  expect(isStale(['documents', 'list'])).toBe(true);
});

test('a screen is refetched at most twice a second', async () => {
  await keep(['planning'], true);
  for (let moment = 0; moment < 3_000; moment += 20) {
    refresher.note('planning');
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(reads.length).toBeGreaterThan(3);
  expect(reads.length).toBeLessThanOrEqual(7);
});

test('a query fetched after the change is not refetched', async () => {
  await keep(['planning'], true);
  refresher.note('planning');
  await vi.advanceTimersByTimeAsync(10);
  await client.invalidateQueries({ queryKey: ['planning'] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toEqual(['planning']);
});

test('a running mutation is not overwritten by a refetch', async () => {
  await keep(['planning'], true);
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => saved });
  const saving = mutation.execute(undefined);
  refresher.note('planning');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toEqual([]);
  save();
  await saving;
  await vi.advanceTimersByTimeAsync(200);
  expect(reads).toEqual(['planning']);
});

test('a mutation that never ends does not block refetches', async () => {
  await keep(['planning'], true);
  const hanging = () => new Promise<void>(() => {});
  void client.getMutationCache().build(client, { mutationFn: hanging }).execute(undefined);
  refresher.note('planning');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(reads).toEqual(['planning']);
});

test('all queries are refetched after a gap', async () => {
  for (const key of ['planning', 'employees', 'clients', 'users', 'home']) await keep([key], true);
  refresher.noteAll();
  await vi.advanceTimersByTimeAsync(250);
  expect(reads.sort()).toEqual(['clients', 'employees', 'home', 'planning', 'users']);
});
