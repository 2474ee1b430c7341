import { expect, test } from 'vitest';
import {
  computeDistance,
  createPointKey,
  formatPoint,
  parseCoordinates,
  parsePoint,
} from './points.ts';

test('coordinates are recognised as number,number', () => {
  expect(parseCoordinates(' 52.1 , -4 ')).toEqual([52.1, -4]);
  expect(parseCoordinates('1200,5')).toEqual([1200, 5]);
  expect(parseCoordinates('Kade 1, Utrecht')).toBeNull();
  expect(parseCoordinates('52.1;4')).toBeNull();
  expect(parseCoordinates('52,0907, -5,1214')).toEqual([52.0907, -5.1214]);
  expect(parseCoordinates('52,0907;5,1214')).toEqual([52.0907, 5.1214]);
  expect(parseCoordinates('52.0907 5.1214')).toEqual([52.0907, 5.1214]);
  expect(parseCoordinates('52,5,1')).toBeNull();
  expect(parseCoordinates('12 14')).toBeNull();
});

test.each(['90.000001,5', '-91,5', '52,180.5', '52,-200', '1e1,5', 'NaN,5', ',', ''])(
  'no point on the map: %s',
  (place) => expect(parsePoint(place)).toBeNull(),
);

test('points that are close have one key, without the sign of a zero', () => {
  expect(createPointKey({ lat: 52.092876, lon: 5.10448 })).toBe('52.0929,5.1045');
  expect(createPointKey({ lat: 52.09289, lon: 5.104521 })).toBe('52.0929,5.1045');
  expect(createPointKey({ lat: -0.00001, lon: 180 })).toBe('0.0000,180.0000');
  expect(formatPoint({ lat: 52.0928761, lon: -5 })).toBe('52.092876,-5.000000');
});

test.each([
  // A degree of latitude is 111.2 km everywhere, one of longitude shrinks to the poles.
  ['a degree to the north', { lat: 53, lon: 5 }, 111.19],
  ['a degree to the east', { lat: 52, lon: 6 }, 68.46],
  ['the other side of the earth', { lat: -52, lon: -175 }, 20_015.09],
  ['the same point', { lat: 52, lon: 5 }, 0],
])('the distance to %s', (_, to, kilometres) => {
  expect(computeDistance({ lat: 52, lon: 5 }, to)).toBeCloseTo(kilometres, 1);
});
