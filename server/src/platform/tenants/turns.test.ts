import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TenantTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Turns of two at once that record what began, with a function to end the work that began first. */
function watch() {
  const turns = new TenantTurns(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, tenantId = 'noisy') =>
    turns.run(tenantId, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { run, begun, endOne };
}

it('lets some work of a tenant begin, the rest in its order, and never holds that of another', async () => {
  const { run, begun, endOne } = watch();
  const all = [run('a'), run('b'), run('c'), run('d'), run('of another', 'other')];
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'of another']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'of another', 'c']);
  while (begun.length < 5) await endOne();
  for (let at = 0; at < 5; at += 1) await endOne();
  await Promise.all(all);
  void run('again');
  void run('and again');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.slice(5)).toEqual(['again', 'and again']);
});

it('gives the turn of work that failed to the next', async () => {
  const turns = new TenantTurns(1);
  const failing = turns.run('noisy', () => Promise.reject(new Error('failed')));
  const next = turns.run('noisy', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

it('rejects what would wait long, with the time to try again', async () => {
  const { run, begun, endOne } = watch();
  for (const name of ['a', 'b']) void run(name);
  const late = run('late').catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(8_000);
  const busy = { status: 503, extras: { retryAfterSeconds: 2 } };
  expect(await late).toMatchObject(busy);
  const waiting = Array.from({ length: 200 }, (_, at) => run(`waiting ${at}`));
  await expect(run('one too many')).rejects.toMatchObject(busy);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'waiting 0']);
  for (let at = 0; at < 201; at += 1) await endOne();
  await Promise.all(waiting);
});

it('lets a tenant that is alone have most connections, and few again once another one works', async () => {
  const turns = new TenantTurns(20);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (tenantId: string) =>
    void turns.run(tenantId, () => {
      begun.push(tenantId);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  for (let at = 0; at < 18; at += 1) run('noisy');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(15);
  run('other');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(16);
  for (const end of ends.splice(0, 13)) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(16);
  for (const end of ends.splice(0, 1)) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(17);
});
