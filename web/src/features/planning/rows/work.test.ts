import { expect, it } from 'vitest';
import { makeAssignments } from '../../../data/planning/test/test-planning-item.ts';
import { makePlanned } from './test-rows.ts';
import { WorkIndex } from './work.ts';

it('keeps the list of each employee until something in it changes', () => {
  const index = new WorkIndex();
  const [shared, own] = [
    makePlanned(0, { assignments: makeAssignments('ann', 'bob') }),
    makePlanned(1),
  ];
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

it('keeps the lists of what an employee works with until another uses it elsewhere', () => {
  const index = new WorkIndex();
  const [ann, bob] = [
    makePlanned(0, { assignments: makeAssignments('ann'), materialIds: ['lift', 'drill'] }),
    makePlanned(1, { assignments: makeAssignments('bob'), materialIds: ['lift'] }),
  ];
  index.update([ann, bob]);
  const before = index.listUses('ann');
  expect(before).toEqual([[ann, bob], [ann]]);
  index.update([ann, bob, makePlanned(2)]);
  expect(index.listUses('ann').map((list, at) => list === before[at])).toEqual([true, true]);
  const moved = { ...bob, date: ann.date };
  index.update([ann, moved]);
  const after = index.listUses('ann');
  expect(after).toEqual([[ann, moved], [ann]]);
  expect(after[1]).toBe(before[1]);
});
