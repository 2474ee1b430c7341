import { describe, expect, test } from 'vitest';
import { hoursRequest } from './hours-change.ts';

type Recorded = Parameters<typeof hoursRequest>[1];

const nothing: Recorded = { hoursWorked: null, notes: '' };
const recorded: Recorded = { hoursWorked: 8, notes: 'Kenteken 00-XX-00' };

const pending = (fileName: string, name = fileName) => ({
  id: fileName,
  file: new File(['inhoud'], fileName, { type: 'image/jpeg' }),
  name,
  previewUrl: '',
});

describe('without new images', () => {
  const body = (hours: string, notes: string, was = nothing) =>
    hoursRequest({ hours, notes, pending: [] }, was).body;

  test('hours and notes are sent', () => {
    expect(body('7,75', 'Gevel af')).toEqual({ hoursWorked: 7.75, notes: 'Gevel af' });
    expect(body('0', '')).toEqual({ hoursWorked: 0, notes: '' });
  });

  test('invalid hours are not sent', () => {
    expect(body('', 'Gevel af')).toEqual({ notes: 'Gevel af' });
    expect(body('acht', '', recorded)).toEqual({ notes: '' });
  });

  test('emptied hours are cleared', () => {
    expect(body('', 'Gevel af', recorded)).toEqual({ hoursWorked: null, notes: 'Gevel af' });
  });
});

describe('with new images', () => {
  const images = [pending('a.jpg', 'Gevel'), pending('b.png')];
  const request = (hours: string, notes: string, was = nothing) =>
    hoursRequest({ hours, notes, pending: images }, was);

  test('files and names are sent in the same order', () => {
    expect(request('7,75', 'Gevel af')).toEqual({
      body: { hoursWorked: 7.75, notes: 'Gevel af', names: ['Gevel.jpg', 'b.png'] },
      files: images.map(({ file }) => file),
    });
  });

  test('empty hours and notes are not sent', () => {
    expect(request('', '').body).toEqual({ names: ['Gevel.jpg', 'b.png'] });
    expect(request('acht', '').body).not.toHaveProperty('hoursWorked');
  });

  test('emptied hours and notes are cleared', () => {
    expect(request('', '', recorded).body).toMatchObject({ hoursWorked: null, notes: '' });
  });
});
