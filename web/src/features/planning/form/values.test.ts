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

describe('a form', () => {
  it('opens on a free cell with its day, its employee and the usual times', () => {
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

  it('holds an item without losing any of it', () => {
    expect(values).toMatchObject({
      target: { kind: 'project' },
      startTime: '07:00',
      endTime: '16:00',
    });
    expect(differences(values, valuesOf(expectedItem(values, item)))).toEqual([]);
    expect(valuesOf(makeItem({ projectId: null, clientId: 'client' })).target.kind).toBe('client');
  });

  it('sends the one of project and client that is chosen', () => {
    const target = { ...values.target, clientId: 'client' };
    expect(fieldsOf({ ...values, target })).toMatchObject({ projectId: 'project', clientId: null });
    expect(fieldsOf({ ...values, target: { ...target, kind: 'client' } })).toMatchObject({
      projectId: null,
      clientId: 'client',
    });
  });

  it('sends times that were cleared as unknown, and text without space around it', () => {
    expect(fieldsOf({ ...values, endTime: '', location: ' Achterom ' })).toMatchObject({
      startTime: '07:00',
      endTime: null,
      location: 'Achterom',
    });
  });
});

describe('a change', () => {
  it('holds only what differs, and the version that was seen', () => {
    const after = { ...values, description: 'Muren voegen', endTime: '15:30' };
    expect(changeOf(values, after, 3)).toEqual({
      description: 'Muren voegen',
      endTime: '15:30',
      version: 3,
    });
  });

  it('sees none in another order of employees', () => {
    expect(differences(values, { ...values, employeeIds: ['bob', 'ann'] })).toEqual([]);
    expect(differences(values, { ...values, employeeIds: ['bob'] })).toEqual(['employeeIds']);
  });
});

it('the expected item keeps the hours of those who stay', () => {
  const recorded = [{ employeeId: 'ann', hoursWorked: 7.75, notes: 'Klaar' }];
  const before = makeItem({ assignments: recorded, imageCount: 2 });
  const after = expectedItem({ ...valuesOf(before), employeeIds: ['ann', 'bob'] }, before);
  expect(after.assignments).toEqual([...recorded, ...assigned('bob')]);
  expect(after.imageCount).toBe(2);
});
