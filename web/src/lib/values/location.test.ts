import { expect, test } from 'vitest';
import { learnAddresses } from './addresses.ts';
import {
  createNavigationHref,
  findPlace,
  formatLocation,
  formatTellingPlace,
  formatTypedPlace,
} from './location.ts';

const places = { location: 'Kade 1', projectLocation: 'Bouwweg 2', clientLocation: 'Plein 3' };

test('the location falls back from item to project to client', () => {
  expect(findPlace(places)).toBe('Kade 1');
  expect(findPlace({ ...places, location: ' ' })).toBe('Bouwweg 2');
  expect(findPlace({ ...places, location: '', projectLocation: '' })).toBe('Plein 3');
  expect(findPlace({ location: '', projectLocation: '', clientLocation: '' })).toBeNull();
});

test('coordinates are shown with 6 decimals', () => {
  expect(formatLocation('52.37021578,4.8951679')).toBe('52.370216, 4.895168');
  expect(formatLocation('52, -4')).toBe('52.000000, -4.000000');
  expect(formatLocation('Kade 1, Utrecht')).toBe('Kade 1, Utrecht');
});

test('a point reads as its address when that is known, with the pin at the exact spot', () => {
  expect(formatTellingPlace('51.5,4.5')).toBe('');
  learnAddresses([['51.5000,4.5000', 'Kade, Gouda']]);
  expect(formatLocation('51.5,4.5')).toBe('Kade, Gouda (exacte locatie op pin)');
  expect(formatLocation('51.50003, 4.50004')).toBe('Kade, Gouda (exacte locatie op pin)');
  expect(formatLocation('51.5001,4.5')).toBe('51.500100, 4.500000');
  expect(formatTellingPlace('51.5,4.5')).toBe('Kade, Gouda');
  expect(formatTypedPlace('51.5,4.5')).toBe('51.500000, 4.500000');
  expect(createNavigationHref('51.5,4.5')).toContain('destination=51.5%2C4.5');
});

test('a location links to navigation, by address or coordinates', () => {
  expect(createNavigationHref('Kade 1 & 2, Utrecht')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kade%201%20%26%202%2C%20Utrecht',
  );
  expect(createNavigationHref('52.1, 4.2')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=52.1%2C4.2',
  );
});
