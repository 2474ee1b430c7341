import { addDays } from '@ploegplan/contract/dates/dates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import { makePlanned, makeScale, makeSubject, monday } from '../../rows/test-rows.ts';
import { createItemGrouper } from './row-items.ts';

const people = ['ann', 'bob', 'cas'];
const grouping = {
  subjects: people.map(makeSubject),
  scale: makeScale(),
  listRows: ({ employeeIds }: PlannedItem) => employeeIds,
};

const listsOf = (group: ReturnType<typeof createItemGrouper>, items: readonly PlannedItem[]) =>
  Object.fromEntries(
    [...group({ ...grouping, items }).lists].map(([id, list]) => [
      id,
      { ids: list.items.map((item) => item.id).sort(), laneCount: list.laneCount },
    ]),
  );

/** Replaces so many items from a place on by others, some of them on days that are not shown. */
const edit = fc.record({
  at: fc.nat(40),
  without: fc.nat(6),
  come: fc.array(
    fc.record({
      day: fc.integer({ min: -2, max: 9 }),
      employeeIds: fc.subarray([...people, 'gone']),
    }),
    { maxLength: 6 },
  ),
});

it('after any edits are as when they are grouped anew', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const group = createItemGrouper();
      let items: readonly PlannedItem[] = Array.from({ length: 30 }, (_, at) =>
        makePlanned(at % 7),
      );
      listsOf(group, items);
      for (const { at, without, come } of edits) {
        const added = come.map(({ day, employeeIds }) => ({
          ...makePlanned(addDays(monday, day)),
          employeeIds,
        }));
        items = items.toSpliced(at, without, ...added);
        expect(listsOf(group, items)).toEqual(listsOf(createItemGrouper(), items));
      }
    }),
    { seed: 12, numRuns: 200 },
  );
});

it('keep the lists in which nothing differs', () => {
  const group = createItemGrouper();
  const [first, second] = [makePlanned(0), { ...makePlanned(1), employeeIds: ['bob'] }];
  const before = group({ ...grouping, items: [first, second] }).lists;
  const after = group({ ...grouping, items: [{ ...first, location: 'Elders' }, second] }).lists;
  expect(after.get('bob')).toBe(before.get('bob'));
  expect(after.get('ann')).not.toBe(before.get('ann'));
});
