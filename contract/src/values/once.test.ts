import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('makes a value at its first use, and keeps it, also when it is undefined', () => {
  const make = vi.fn((): string | undefined => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
