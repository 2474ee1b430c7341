import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

test('work waits its turn while the weights inside fill the capacity', async () => {
  const gate = new Gate(10);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, weight: number) =>
    gate.run(weight, () => {
      started.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });

  const all = [run('a', 6), run('b', 4), run('heavy', 1000), run('c', 1)];
  await setImmediate();
  expect(started).toEqual(['a', 'b']);
  ends.get('a')?.();
  await setImmediate();
  expect(started).toEqual(['a', 'b']);
  ends.get('b')?.();
  await setImmediate();
  expect(started).toEqual(['a', 'b', 'heavy']);
  ends.get('heavy')?.();
  await setImmediate();
  ends.get('c')?.();
  await Promise.all(all);
});

test('work that fails leaves its place to the next', async () => {
  const gate = new Gate(1);
  await expect(gate.run(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await gate.run(1, () => Promise.resolve('next'))).toBe('next');
});
