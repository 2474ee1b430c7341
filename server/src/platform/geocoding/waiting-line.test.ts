import { expect, it } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

it('takes a point of each company in turn, each point once', () => {
  const line = new WaitingLine();
  for (const point of ['a', 'b', 'b', 'c']) line.add(point, 'large');
  line.add('d', 'small');
  expect(Array.from({ length: 6 }, () => line.next())).toEqual([
    'a',
    'd',
    'b',
    'c',
    undefined,
    undefined,
  ]);
});

it('bounds what waits of one company, and forgets all of it when cleared', () => {
  const line = new WaitingLine();
  const added = Array.from({ length: 201 }, (_, index) => line.add(String(index), 'large'));
  expect(added.filter(Boolean)).toHaveLength(200);
  expect(line.add('0', 'large')).toBe(true);
  expect(line.add('x', 'small')).toBe(true);
  line.clear();
  expect(line.next()).toBeUndefined();
});
