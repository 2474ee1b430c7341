import { expect, test } from 'vitest';
import { isAddress, navigationHref, placeOf, shownPlace } from './location.ts';

const places = { location: 'Kade 1', projectLocation: 'Bouwweg 2', clientLocation: 'Plein 3' };

test('the location falls back from item to project to client', () => {
  expect(placeOf(places)).toBe('Kade 1');
  expect(placeOf({ ...places, location: ' ' })).toBe('Bouwweg 2');
  expect(placeOf({ ...places, location: '', projectLocation: '' })).toBe('Plein 3');
  expect(placeOf({ location: '', projectLocation: '', clientLocation: '' })).toBeNull();
});

test('coordinates are shown with 6 decimals', () => {
  expect(shownPlace('52.37021578,4.8951679')).toBe('52.370216, 4.895168');
  expect(shownPlace('52, -4')).toBe('52.000000, -4.000000');
  expect(shownPlace('Kade 1, Utrecht')).toBe('Kade 1, Utrecht');
});

test('a location links to navigation, by address or coordinates', () => {
  expect(navigationHref('Kade 1 & 2, Utrecht')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kade%201%20%26%202%2C%20Utrecht',
  );
  expect(navigationHref('52.1, 4.2')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=52.1%2C4.2',
  );
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
