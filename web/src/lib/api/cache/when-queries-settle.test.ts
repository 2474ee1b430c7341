import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQueriesSettle } from './when-queries-settle.ts';

describe('code that waits for the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = () => {
    const client = new QueryClient();
    const told = vi.fn();
    void whenQueriesSettle(client, 1_000).then(told);
    return { client, told };
  };

  it('runs after the quiet period that follows the last answer', async () => {
    const { client, told } = begin();
    await vi.advanceTimersByTimeAsync(900);
    const slow = () => new Promise((resolve) => setTimeout(() => resolve('answer'), 3_000));
    void client.fetchQuery({ queryKey: ['slow'], queryFn: slow });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveBeenCalledOnce();
  });

  it('runs while a failed query is retried', async () => {
    const { client, told } = begin();
    const fail = () => Promise.reject(new Error('no connection'));
    const query = { queryKey: ['failing'], queryFn: fail, retry: true, retryDelay: 2_000 };
    void client.fetchQuery(query);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(told).toHaveBeenCalledOnce();
  });

  it('runs after the quiet period when nothing is fetched', async () => {
    const { told } = begin();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveBeenCalledOnce();
  });

  it('runs at the time limit when no answer comes', async () => {
    const { client, told } = begin();
    void client.fetchQuery({ queryKey: ['never'], queryFn: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(7_900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveBeenCalledOnce();
  });
});
