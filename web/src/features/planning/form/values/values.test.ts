import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it } from 'vitest';
import { toItemFields } from '../../../../data/planning/planning-items.ts';
import { makeAssignments, makeItem } from '../../../../data/planning/test/test-planning-item.ts';
import { adjustTimes, createEmptyValues, toFormValues, toRequestFields } from './values.ts';

const item = makeItem({
  startTime: '07:00:00',
  endTime: '16:00:00',
  location: 'Bouwplaats 1',
  assignments: makeAssignments('ann', 'bob'),
  version: 3,
});
const values = toFormValues(item);

describe('form values', () => {
  it('of a free cell have its date, its employee and the default times', () => {
    expect(
      createEmptyValues(
        { employeeIds: ['ann'], projectId: null, date: '2026-11-16' },
        { workingWeek: usualWeek },
      ),
    ).toMatchObject({
      target: { kind: 'project' },
      date: '2026-11-16',
      startTime: '07:00',
      endTime: '16:00',
      employeeIds: ['ann'],
    });
  });

  it('of a new item have the usual times of its weekday, also when another day is chosen', () => {
    const friday = { startTime: '08:00', endTime: '12:00', breakMinutes: 0 };
    const workingWeek = usualWeek.with(4, friday);
    const given = { employeeIds: [], projectId: null, date: '2026-11-20' };
    const { startTime, endTime } = createEmptyValues(given, { workingWeek });
    expect([startTime, endTime]).toEqual(['08:00', '12:00']);
    const monday = { date: '2026-11-23', startTime, endTime };
    expect(adjustTimes(workingWeek, '2026-11-20', monday)).toEqual({
      startTime: '07:00',
      endTime: '16:00',
    });
    const typed = { ...monday, startTime: '09:00' };
    expect(adjustTimes(workingWeek, '2026-11-20', typed)).toEqual({});
  });

  it('of an item keep all its fields', () => {
    expect(values).toMatchObject({
      target: { kind: 'project' },
      startTime: '07:00',
      endTime: '16:00',
    });
    expect({ ...toRequestFields(values), rangeId: null }).toEqual(toItemFields(item));
    expect(toFormValues(makeItem({ projectId: null, clientId: 'client' })).target.kind).toBe(
      'client',
    );
  });

  it('send the chosen one of project and client', () => {
    const target = { ...values.target, clientId: 'client' };
    expect(toRequestFields({ ...values, target })).toMatchObject({
      projectId: 'project',
      clientId: null,
    });
    expect(toRequestFields({ ...values, target: { ...target, kind: 'client' } })).toMatchObject({
      projectId: null,
      clientId: 'client',
    });
  });

  it('send cleared times as null, and trimmed texts', () => {
    expect(toRequestFields({ ...values, endTime: '', location: ' Achterom ' })).toMatchObject({
      startTime: '07:00',
      endTime: null,
      location: 'Achterom',
    });
  });
});
