import { describe, expect, test } from 'vitest';
import { makeTestItem } from '../../features/employee-planning/test-item.ts';
import { findChange, findRemovedItems, type SeenItems, withListed } from './seen-items.ts';

const from = '2026-11-16';
const span = { from, to: '2026-12-14' };
const item = makeTestItem();
const other = makeTestItem({ id: '0198a000-0000-7000-8000-000000000002', date: '2026-11-20' });
const seen = (...items: (typeof item)[]): SeenItems => withListed(null, items, span);

describe('what an own item tells', () => {
  test.each([
    ['nothing before what was seen is known', null, item, null],
    ['nothing as it was seen', seen(item), item, null],
    ['nothing for recorded hours', seen(item), { ...item, hoursWorked: 8, notes: 'Af' }, null],
    ['nothing on a day that has gone by', seen(item), makeTestItem({ date: '2026-11-15' }), null],
    ['that it is new', seen(item), other, { kind: 'new' }],
    ['nothing beyond the days that were known', seen(item), { ...other, date: '2026-12-15' }, null],
  ])('is %s', (_what, before, now, expected) => {
    expect(findChange(before, now, from)).toEqual(expected);
  });

  test('is what it was before, also when it moved to a day that was not known', () => {
    const moved = { ...item, date: '2027-01-04', startTime: '06:30:00' };
    const change = findChange(seen(item), moved, from);
    expect(change).toMatchObject({ before: { date: '2026-11-16', startTime: '07:00:00' } });
  });
});

test('what the user added is nothing new', () => {
  const added = { ...other, isOtherWork: true as const };
  expect(findChange(withListed(seen(item), [item, added], span), added, from)).toBeNull();
});

test('an item that is not listed any more is gone, until its day has gone by', () => {
  expect(findRemovedItems(seen(item, other), [other], from).map(({ id }) => id)).toEqual([item.id]);
  expect(findRemovedItems(seen(item, other), [other], '2026-11-17')).toEqual([]);
});

test('a later list makes nothing seen but what comes into view; days that have gone by are forgotten', () => {
  const next = { from: '2026-11-17', to: '2026-12-15' };
  const unseen = makeTestItem({ id: '0198a000-0000-7000-8000-000000000003', date: '2026-12-01' });
  const inView = makeTestItem({ id: '0198a000-0000-7000-8000-000000000004', date: '2026-12-15' });
  const changed = { ...other, startTime: '06:30:00' };
  const now = withListed(seen(item, other), [changed, unseen, inView], next);
  expect(Object.keys(now.items).toSorted()).toEqual([other.id, inView.id]);
  expect(findChange(now, changed, next.from)).toMatchObject({ kind: 'changed' });
  expect(findChange(now, unseen, next.from)).toEqual({ kind: 'new' });
  // What moved from a day that has gone by is still known.
  expect(withListed(seen(item), [{ ...item, date: '2026-11-18' }], next).items[item.id]?.date).toBe(
    '2026-11-16',
  );
});
