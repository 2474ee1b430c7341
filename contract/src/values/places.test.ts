import { expect, test } from 'vitest';
import { isAddress, listPlaces } from './places.ts';

test.each([
  ['', 'Bouwweg 2, Gouda', [['Bouwweg 2, Gouda', true]]],
  ['Kade 1, Utrecht', 'Bouwweg 2, Gouda', [['Kade 1, Utrecht', true]]],
  ['Kade 1 3511 AB', 'Bouwweg 2, Gouda', [['Kade 1 3511 AB', true]]],
  ['52.1,4.2', 'Bouwweg 2, Gouda', [['52.1,4.2', true]]],
  ['keet', '', [['keet', false]]],
  ['Stationsplein Utrecht', '', [['Stationsplein Utrecht', true]]],
  [
    'keet',
    '52.1,4.2',
    [
      ['keet', false],
      ['52.1,4.2', true],
    ],
  ],
  [
    'bij de achteringang',
    'Bouwweg 2, Gouda',
    [
      ['bij de achteringang', false],
      ['Bouwweg 2, Gouda', true],
    ],
  ],
  [
    'Gebouw 3',
    'Bouwweg 2, Gouda',
    [
      ['Gebouw 3', true],
      ['Bouwweg 2, Gouda', true],
    ],
  ],
])('the place %j of an item in a project at %j leads to %j', (location, projectLocation, shown) => {
  const found = listPlaces({ location, projectLocation, clientLocation: '' });
  expect(found.map(({ place, leads }) => [place, leads])).toEqual(shown);
});

test('a description in a project without an address gets that of the client', () => {
  const item = { location: '', projectLocation: 'haven', clientLocation: 'Plein 3, Gouda' };
  expect(listPlaces(item)).toEqual([
    { place: 'haven', leads: false },
    { place: 'Plein 3, Gouda', leads: true },
  ]);
});

test.each([
  ['Kade 1', true],
  ['Dorpsstraat, Utrecht', true],
  ['52.1, 4.2', true],
  ['keet', false],
  ['Stationsplein Utrecht', true],
  ['Magazijn ', false],
  ['', false],
])('whether navigation may find %s: %s', (place, isFound) => {
  expect(isAddress(place)).toBe(isFound);
});
