import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it } from 'vitest';
import { itemFieldsOf } from '../../../../data/planning/planning-items.ts';
import { assigned, makeItem } from '../../../../data/planning/test-planning-item.ts';
import { emptyValues, fieldsOf, timesOfNewDay, valuesOf } from './values.ts';

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
      emptyValues(
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
    const { startTime, endTime } = emptyValues(given, { workingWeek });
    expect([startTime, endTime]).toEqual(['08:00', '12:00']);
    const monday = { date: '2026-11-23', startTime, endTime };
    expect(timesOfNewDay(workingWeek, '2026-11-20', monday)).toEqual({
      startTime: '07:00',
      endTime: '16:00',
    });
    const typed = { ...monday, startTime: '09:00' };
    expect(timesOfNewDay(workingWeek, '2026-11-20', typed)).toEqual({});
  });

  it('of an item keep all its fields', () => {
    expect(values).toMatchObject({
      target: { kind: 'project' },
      startTime: '07:00',
      endTime: '16:00',
    });
    expect({ ...fieldsOf(values), rangeId: null }).toEqual(itemFieldsOf(item));
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
