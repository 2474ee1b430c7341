import { describe, expect, test } from 'vitest';
import { chooseHoursToSave } from './hours-change.ts';

type Recorded = Parameters<typeof chooseHoursToSave>[1];

const nothing: Recorded = { hoursWorked: null, hoursApproved: false, notes: '' };
const recorded: Recorded = {
  hoursWorked: 8,
  hoursApproved: false,
  notes: 'Kenteken 00-XX-00',
};

describe('without new images', () => {
  const body = (hours: string, notes: string, was = nothing) =>
    chooseHoursToSave({ hours, notes }, was, { withPhotos: false });

  test('hours and notes are sent', () => {
    expect(body('7,75', 'Gevel af')).toEqual({ hoursWorked: 7.75, notes: 'Gevel af' });
    expect(body('7u30', '')).toEqual({ hoursWorked: 7.5, notes: '' });
    expect(body('0', '')).toEqual({ hoursWorked: 0, notes: '' });
  });

  test('invalid hours are not sent', () => {
    expect(body('', 'Gevel af')).toEqual({ notes: 'Gevel af' });
    expect(body('acht', '', recorded)).toEqual({ notes: '' });
  });

  test('emptied hours are cleared', () => {
    expect(body('', 'Gevel af', recorded)).toEqual({ hoursWorked: null, notes: 'Gevel af' });
  });

  test('approved hours are not sent', () => {
    const approved = { ...recorded, hoursApproved: true };
    expect(body('6', 'Gevel af', approved)).toEqual({ notes: 'Gevel af' });
    expect(body('', 'Gevel af', approved)).toEqual({ notes: 'Gevel af' });
  });
});

describe('with new images', () => {
  const body = (hours: string, notes: string, was = nothing) =>
    chooseHoursToSave({ hours, notes }, was, { withPhotos: true });

  test('hours and notes are sent', () => {
    expect(body('7,75', 'Gevel af')).toEqual({ hoursWorked: 7.75, notes: 'Gevel af' });
  });

  test('empty hours and notes are not sent', () => {
    expect(body('', '')).toEqual({});
    expect(body('acht', '')).toEqual({});
  });

  test('emptied hours and notes are cleared', () => {
    expect(body('', '', recorded)).toEqual({ hoursWorked: null, notes: '' });
  });
});
