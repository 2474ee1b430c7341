import { expect, test } from 'vitest';
import { learnAddresses } from './addresses.ts';
import { navigationHref, placeOf, shownPlace, tellingPlace, typedPlace } from './location.ts';

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

test('a point reads as its address when that is known, with the pin at the exact spot', () => {
  expect(tellingPlace('51.5,4.5')).toBe('');
  learnAddresses([['51.5000,4.5000', 'Kade, Gouda']]);
  expect(shownPlace('51.5,4.5')).toBe('Kade, Gouda (exacte locatie op pin)');
  expect(shownPlace('51.50003, 4.50004')).toBe('Kade, Gouda (exacte locatie op pin)');
  expect(shownPlace('51.5001,4.5')).toBe('51.500100, 4.500000');
  expect(tellingPlace('51.5,4.5')).toBe('Kade, Gouda');
  expect(typedPlace('51.5,4.5')).toBe('51.500000, 4.500000');
  expect(navigationHref('51.5,4.5')).toContain('destination=51.5%2C4.5');
});

test('a location links to navigation, by address or coordinates', () => {
  expect(navigationHref('Kade 1 & 2, Utrecht')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kade%201%20%26%202%2C%20Utrecht',
  );
  expect(navigationHref('52.1, 4.2')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=52.1%2C4.2',
  );
});
