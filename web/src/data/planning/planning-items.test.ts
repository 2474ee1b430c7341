import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { describe, expect, it } from 'vitest';
import {
  applyFields,
  computeChange,
  computeOutcomes,
  expandItem,
  type ItemChange,
  type PlannedItem,
  toItemFields,
  toPlanningItem,
  withOutcomes,
} from './planning-items.ts';
import {
  makeAssignments,
  makeItem,
  makeNewItem,
  makePlannedItem,
  toListedItem,
} from './test/test-planning-item.ts';

const item = makeItem({
  startTime: '07:00:00',
  endTime: '16:00:00',
  location: 'Bouwplaats 1',
  assignments: makeAssignments('ann', 'bob'),
});
const fields = toItemFields(item);

describe('a change of an item', () => {
  it('contains only the changed fields', () => {
    const after = { ...fields, description: 'Muren voegen', endTime: '15:30' };
    expect(computeChange(item, after)).toEqual({ description: 'Muren voegen', endTime: '15:30' });
  });

  it('ignores the order of employees and of the parts of a contact person', () => {
    const { name, ...others } = fields.contactPerson;
    const same = { ...fields, employeeIds: ['bob', 'ann'], contactPerson: { ...others, name } };
    expect(computeChange(item, same)).toEqual({});
    expect(computeChange(item, { ...fields, employeeIds: ['bob'] })).toEqual({
      employeeIds: ['bob'],
    });
  });
});

it('forgets who drove a vehicle when one of them leaves the item, in the form and in lists', () => {
  const drivers = [{ materialId: 'van', employeeId: 'ann' }];
  const ride = makeItem({ ...item, materialIds: ['van', 'saw'], drivers });
  for (const values of [{ employeeIds: ['bob'] }, { materialIds: ['saw'] }]) {
    expect(applyFields(ride, values).drivers).toEqual([]);
    const edit: PlanningEdit = { kind: 'change', id: ride.id, version: 1, values };
    const outcomes = computeOutcomes([edit], () => makePlannedItem(ride));
    expect(outcomes.get(ride.id)).toMatchObject({ drivers: [] });
  }
  expect(applyFields(ride, { date: '2026-11-17' }).drivers).toEqual(drivers);
});

it('a saved item keeps what was recorded by those who stay on it', () => {
  const recorded = [{ employeeId: 'ann', hoursWorked: 7.75, notes: 'Klaar' }];
  const before = makeItem({ assignments: recorded, imageCount: 2 });
  const after = applyFields(before, { employeeIds: ['ann', 'bob'] });
  expect(after.assignments).toEqual([...recorded, ...makeAssignments('bob')]);
  expect(after.imageCount).toBe(2);
});

describe('an item of a list', () => {
  it('gets missing fields filled in', () => {
    const listed = { id: 'one', date: '2026-11-16', employeeIds: ['ann', 'bob'], version: 3 };
    expect(expandItem(listed)).toEqual({
      ...listed,
      startTime: null,
      endTime: null,
      projectId: null,
      clientId: null,
      location: '',
      hoursWorked: [null, null],
      materialIds: [],
      drivers: [],
      needs: [],
      rangeId: null,
      isDraft: false,
      imageCount: 0,
    });
  });

  it('is the item without the fields that only the whole item has', () => {
    const whole = makeItem({
      startTime: '07:00',
      assignments: [{ employeeId: 'ann', hoursWorked: 7.75, notes: '' }],
      materialIds: ['lift'],
      isDraft: true,
    });
    expect(toPlanningItem(expandItem(toListedItem(whole)))).toEqual(whole);
  });
});

const afterEdits = (
  items: readonly PlannedItem[],
  edits: readonly PlanningEdit[],
  known: readonly PlannedItem[] = items,
) =>
  withOutcomes(
    items,
    computeOutcomes(edits, (id) => known.find((item) => item.id === id)),
  );

describe('edits', () => {
  const one = makePlannedItem({ id: 'one', assignments: makeAssignments('ann', 'bob') });
  const two = makePlannedItem({ id: 'two' });
  const change = (values: ItemChange) => ({
    kind: 'change' as const,
    id: 'one',
    version: 1,
    values,
  });

  it('change, remove and create items, and leave the others as they are', () => {
    const create = {
      kind: 'create' as const,
      id: 'new',
      values: makeNewItem({ location: 'Kade' }),
    };
    const after = afterEdits(
      [one, two],
      [change({ startTime: '07:30:00', location: 'Kade 1' }), create],
    );
    expect(after[0]).toEqual({ ...one, startTime: '07:30', location: 'Kade 1' });
    expect(after[1]).toBe(two);
    expect(after[2]).toMatchObject({ id: 'new', employeeIds: ['ann'], location: 'Kade' });
    expect(afterEdits([one, two], [{ kind: 'remove', id: 'one', version: 1 }])).toEqual([two]);
  });

  it('of items that are not in the list return the same list', () => {
    const items = [two];
    expect(afterEdits(items, [change({ location: 'Kade 1' })])).toBe(items);
  });

  it('copy an item from elsewhere without what was recorded', () => {
    const recorded = { ...one, hoursWorked: [7.75, null], imageCount: 2, version: 4 };
    const copy = { kind: 'copy' as const, id: 'new', of: 'one', values: { date: '2026-11-17' } };
    expect(afterEdits([two], [copy], [recorded])).toEqual([
      two,
      { ...one, id: 'new', date: '2026-11-17', version: 0 },
    ]);
  });

  it('of the people keep the hours of those who stay', () => {
    const recorded = { ...one, hoursWorked: [7.75, 8] };
    const [after] = afterEdits([recorded], [change({ employeeIds: ['bob', 'cas'] })]);
    expect(after).toMatchObject({ employeeIds: ['bob', 'cas'], hoursWorked: [8, null] });
  });
});
