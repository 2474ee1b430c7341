import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Differences } from './refresh.ts';

interface Item {
  id: string;
  version: number;
}
const weekKey = ['planning', 'week', '2026-11-16'];
const daysKey = ['employee-planning', 'days', '2026-11-21'];

const lists = [
  ['planning', 'week'],
  ['employee-planning', 'days'],
] as const;

let client: QueryClient;
let over: AbortController;
let differences: Differences;
let marked: string[];
beforeEach(() => {
  client = new QueryClient();
  over = new AbortController();
  marked = [];
  differences = new Differences(client, lists, over.signal, (ids) => marked.push(...ids));
});
afterEach(() => {
  over.abort();
  client.clear();
});

const item = (id: string, version = 1): Item => ({ id, version });
const read = (queryKey: string[], ...items: Item[]) =>
  client.fetchQuery({ queryKey, queryFn: () => items, staleTime: 0 });

describe('a refetch after a gap', () => {
  test('marks new and changed items', async () => {
    await read(weekKey, item('a'), item('b'), item('d'));
    differences.compareLater();
    await read(weekKey, item('new'), item('a'), item('b', 2));
    expect(marked).toEqual(['new', 'b']);
  });

  test('compares once, and only lists that may be outdated', async () => {
    await read(weekKey, item('a'));
    await read(daysKey, item('a'));
    differences.compareLater('employee-planning');
    await read(weekKey, item('a', 2));
    expect(marked).toEqual([]);
    await read(daysKey, item('a', 2));
    await read(daysKey, item('a', 3));
    expect(marked).toEqual(['a']);
  });

  test('ignores a fetch that began before the gap', async () => {
    await read(weekKey, item('a'));
    const { promise, resolve } = Promise.withResolvers<Item[]>();
    const slow = client.fetchQuery({ queryKey: weekKey, queryFn: () => promise, staleTime: 0 });
    differences.compareLater();
    resolve([item('a')]);
    await slow;
    await read(weekKey, item('a', 2));
    expect(marked).toEqual(['a']);
  });

  test('ignores lists that were not loaded before', async () => {
    differences.compareLater();
    await read(weekKey, item('a'));
    expect(marked).toEqual([]);
  });

  test('ignores pages that were loaded meanwhile', async () => {
    const page = (...items: Item[]) => ({ pages: [items], pageParams: [0] });
    client.setQueryData(daysKey, page(item('a')));
    differences.compareLater();
    const more = { pages: [[item('a', 2)], [item('earlier')]], pageParams: [0, 1] };
    await client.fetchQuery({ queryKey: daysKey, queryFn: () => more, staleTime: 0 });
    expect(marked).toEqual(['a']);
  });
});

describe('changes of this user', () => {
  test('on this device are not marked', async () => {
    await read(weekKey, item('a'), item('b'));
    differences.compareLater();
    client.setQueryData(weekKey, [{ ...item('a', 2), images: [] }, item('b')]);
    await read(weekKey, item('a', 2), item('b', 2));
    expect(marked).toEqual(['b']);
  });

  test('on another device are not marked', async () => {
    await read(weekKey, item('a'), item('b'));
    differences.compareLater();
    differences.own(['a']);
    await read(weekKey, item('a', 2), item('b', 2));
    expect(marked).toEqual(['b']);
  });
});
