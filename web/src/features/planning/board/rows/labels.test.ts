import { describe, expect, it } from 'vitest';
import { describeItem, formatHoursLabel, listItemPlaces } from './labels.ts';

it('amounts use a decimal comma and the right plural', () => {
  expect(formatHoursLabel(7.75)).toBe('7,75 uur');
  expect(formatHoursLabel(8)).toBe('8 uur');
});

describe('the name and place of an item', () => {
  const names = {
    projects: new Map([
      ['p1', { title: 'Nieuwbouw', location: 'Bouwplaats 1', client: 'c1', hue: 200 }],
      ['p2', { title: 'Renovatie', location: '', client: 'c1', hue: 60 }],
    ]),
    clients: new Map([['c1', { name: 'Bouwbedrijf', location: 'Kantoorweg 2' }]]),
  };
  const item = { projectId: null, clientId: null, location: '' };

  it('are its project, and its own location or that of the project or client', () => {
    const described = (values: Partial<typeof item> | { projectId: string; location?: string }) =>
      describeItem({ ...item, ...values }, names);
    expect(described({ projectId: 'p1', location: 'Achterom' })).toEqual({
      title: 'Nieuwbouw',
      clientName: 'Bouwbedrijf',
      location: 'Achterom',
      place: 'Achterom',
    });
    expect(described({ projectId: 'p1' }).place).toBe('Bouwplaats 1');
    expect(described({ projectId: 'p2' }).place).toBe('Kantoorweg 2');
    expect(described({ projectId: 'p2', location: '52.1,4.25' }).place).toBe('52.100000, 4.250000');
  });

  it('have the address too where the item only describes the spot', () => {
    const whole = {
      ...names,
      clients: new Map([['c1', { name: 'B', location: 'Kade 2, Gouda' }]]),
    };
    const places = listItemPlaces({ ...item, projectId: 'p2', location: 'Via de poort' }, whole);
    expect(places.map(({ place }) => place)).toEqual(['Via de poort', 'Kade 2, Gouda']);
  });

  it('are its client when there is no project', () => {
    expect(describeItem({ ...item, clientId: 'c1' }, names)).toEqual({
      title: 'Bouwbedrijf',
      clientName: 'Bouwbedrijf',
      location: 'Kantoorweg 2',
      place: 'Kantoorweg 2',
    });
  });
});
