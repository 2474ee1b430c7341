import { describe, expect, it } from 'vitest';
import { assigned, makeItem } from '../test-item.ts';
import { changeOf, differences, emptyValues, expectedItem, fieldsOf, valuesOf } from './values.ts';

const item = makeItem({
  startTime: '07:00:00',
  endTime: '16:00:00',
  location: 'Bouwplaats 1',
  assignments: assigned('ann', 'bob'),
  version: 3,
});
const values = valuesOf(item);

describe('form values', () => {
  it('of a free cell have its date, its employee and the default times', () => {
    expect(
      emptyValues({ employeeIds: ['ann'], projectId: null, date: '2026-11-16' }),
    ).toMatchObject({
      target: { kind: 'project' },
      date: '2026-11-16',
      startTime: '07:00',
      endTime: '16:00',
      employeeIds: ['ann'],
    });
  });

  it('of an item keep all its fields', () => {
    expect(values).toMatchObject({
      target: { kind: 'project' },
      startTime: '07:00',
      endTime: '16:00',
    });
    expect(differences(values, valuesOf(expectedItem(values, item)))).toEqual([]);
    expect(valuesOf(makeItem({ projectId: null, clientId: 'client' })).target.kind).toBe('client');
  });

  it('send the chosen one of project and client', () => {
    const target = { ...values.target, clientId: 'client' };
    expect(fieldsOf({ ...values, target })).toMatchObject({ projectId: 'project', clientId: null });
    expect(fieldsOf({ ...values, target: { ...target, kind: 'client' } })).toMatchObject({
      projectId: null,
      clientId: 'client',
    });
  });

  it('send cleared times as null, and trimmed texts', () => {
    expect(fieldsOf({ ...values, endTime: '', location: ' Achterom ' })).toMatchObject({
      startTime: '07:00',
      endTime: null,
      location: 'Achterom',
    });
  });
});

describe('a change of an item', () => {
  it('contains only the changed fields and the seen version', () => {
    const after = { ...values, description: 'Muren voegen', endTime: '15:30' };
    expect(changeOf(values, after, 3)).toEqual({
      description: 'Muren voegen',
      endTime: '15:30',
      version: 3,
    });
  });

  it('ignores the order of employees', () => {
    expect(differences(values, { ...values, employeeIds: ['bob', 'ann'] })).toEqual([]);
    expect(differences(values, { ...values, employeeIds: ['bob'] })).toEqual(['employeeIds']);
  });
});

it('the optimistic item keeps the hours of remaining employees', () => {
  const recorded = [{ employeeId: 'ann', hoursWorked: 7.75, notes: 'Klaar' }];
  const before = makeItem({ assignments: recorded, imageCount: 2 });
  const after = expectedItem({ ...valuesOf(before), employeeIds: ['ann', 'bob'] }, before);
  expect(after.assignments).toEqual([...recorded, ...assigned('bob')]);
  expect(after.imageCount).toBe(2);
});
