import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairSemaphore, type Turn } from './fair-semaphore.ts';

/** A semaphore that records what started, in order, with a function to end that work. */
function watch(capacity: number) {
  const semaphore = new FairSemaphore(capacity);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, turn: Partial<Turn>) =>
    semaphore.run({ tenantId: 'one', kind: 'writing', weight: capacity, ...turn }, () => {
      started.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { run, started, end };
}

/** The order of starting when all turns come at once and one piece of work runs at a time. */
async function orderOf(turns: [name: string, turn: Partial<Turn>][]): Promise<string[]> {
  const { run, started, end } = watch(1);
  const all = turns.map(([name, turn]) => run(name, turn));
  await setImmediate();
  for (let at = 0; at < turns.length; at++) await end(started[at] ?? '');
  await Promise.all(all);
  return started;
}

test('work waits while the running weights fill the capacity', async () => {
  const { run, started, end } = watch(10);
  const all = [
    run('a', { weight: 6 }),
    run('b', { weight: 4 }),
    run('heavy', { weight: 1000 }),
    run('c', { weight: 1 }),
  ];
  await setImmediate();
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'heavy']);
  await end('heavy');
  await end('c');
  await Promise.all(all);
});

test('tenants take turns when one of them has much work', async () => {
  const order = await orderOf([
    ['one 1', { tenantId: 'one' }],
    ['one 2', { tenantId: 'one' }],
    ['one 3', { tenantId: 'one' }],
    ['one 4', { tenantId: 'one' }],
    ['two 1', { tenantId: 'two' }],
    ['two 2', { tenantId: 'two' }],
    ['three 1', { tenantId: 'three' }],
  ]);
  expect(order).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3', 'two 2', 'one 4']);
});

test('reading goes before the waiting uploads of the same tenant', async () => {
  const order = await orderOf([
    ['upload 1', {}],
    ['upload 2', {}],
    ['preview 1', { kind: 'reading' }],
    ['preview 2', { kind: 'reading' }],
  ]);
  expect(order).toEqual(['upload 1', 'preview 1', 'preview 2', 'upload 2']);
});

test('work in the background goes after what a user waits for', async () => {
  const order = await orderOf([
    ['upload 1', {}],
    ['preview for later', { kind: 'background' }],
    ['upload 2', {}],
    ['preview 1', { kind: 'reading' }],
  ]);
  expect(order).toEqual(['upload 1', 'preview 1', 'upload 2', 'preview for later']);
});

test('many previews of one tenant do not delay the upload of another', async () => {
  const order = await orderOf([
    ['preview 1', { kind: 'reading' }],
    ['preview 2', { kind: 'reading' }],
    ['preview 3', { kind: 'reading' }],
    ['upload', { tenantId: 'two' }],
  ]);
  expect(order).toEqual(['preview 1', 'preview 2', 'upload', 'preview 3']);
});

test('work that fails releases its weight', async () => {
  const semaphore = new FairSemaphore(1);
  const turn: Turn = { tenantId: 'one', kind: 'writing', weight: 1 };
  const failing = semaphore.run(turn, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await semaphore.run(turn, () => Promise.resolve('next'))).toBe('next');
});
