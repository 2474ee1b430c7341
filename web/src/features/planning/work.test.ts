import { expect, it } from 'vitest';
import { assigned } from '../../data/test-planning-item.ts';
import { itemOf } from './test-rows.ts';
import { WorkIndex } from './work.ts';

it('keeps the list of each employee until something in it changes', () => {
  const index = new WorkIndex();
  const [shared, own] = [itemOf(0, { assignments: assigned('ann', 'bob') }), itemOf(1)];
  const known = [shared, own];
  const lists = index.update(known);
  expect(index.update(known)).toBe(lists);
  const before = [index.of('ann'), index.of('bob')];
  expect(before).toEqual([[shared, own], [shared]]);

  const changed = { ...own, location: 'Kade 2' };
  expect(index.update([shared, changed])).not.toBe(lists);
  expect(index.of('ann')).toEqual([shared, changed]);
  expect(index.of('bob')).toBe(before[1]);
  expect(index.item(own.id)).toBe(changed);

  index.update([changed]);
  expect([index.of('bob'), index.item(shared.id)]).toEqual([[], undefined]);
});
