import { describe, expect, it } from 'vitest';
import { changeOf, expectedItem, itemFieldsOf } from './planning-items.ts';
import { assigned, makeItem } from './test-planning-item.ts';

const item = makeItem({
  startTime: '07:00:00',
  endTime: '16:00:00',
  location: 'Bouwplaats 1',
  assignments: assigned('ann', 'bob'),
});
const fields = itemFieldsOf(item);

describe('a change of an item', () => {
  it('contains only the changed fields', () => {
    const after = { ...fields, description: 'Muren voegen', endTime: '15:30' };
    expect(changeOf(item, after)).toEqual({ description: 'Muren voegen', endTime: '15:30' });
  });

  it('ignores the order of employees and of the parts of a contact person', () => {
    const { name, ...others } = fields.contactPerson;
    const same = { ...fields, employeeIds: ['bob', 'ann'], contactPerson: { ...others, name } };
    expect(changeOf(item, same)).toEqual({});
    expect(changeOf(item, { ...fields, employeeIds: ['bob'] })).toEqual({ employeeIds: ['bob'] });
  });
});

it('the optimistic item keeps the hours of remaining employees', () => {
  const recorded = [{ employeeId: 'ann', hoursWorked: 7.75, notes: 'Klaar' }];
  const before = makeItem({ assignments: recorded, imageCount: 2 });
  const after = expectedItem({ ...itemFieldsOf(before), employeeIds: ['ann', 'bob'] }, before);
  expect(after.assignments).toEqual([...recorded, ...assigned('bob')]);
  expect(after.imageCount).toBe(2);
});
