import { expect, test } from 'vitest';
import { coordinatesOf, placeAt, pointKey, pointOf } from './points.ts';

test('coordinates are recognised as number,number', () => {
  expect(coordinatesOf(' 52.1 , -4 ')).toEqual([52.1, -4]);
  expect(coordinatesOf('1200,5')).toEqual([1200, 5]);
  expect(coordinatesOf('Kade 1, Utrecht')).toBeNull();
  expect(coordinatesOf('52.1;4')).toBeNull();
  expect(coordinatesOf('52,0907, -5,1214')).toEqual([52.0907, -5.1214]);
  expect(coordinatesOf('52,0907;5,1214')).toEqual([52.0907, 5.1214]);
  expect(coordinatesOf('52.0907 5.1214')).toEqual([52.0907, 5.1214]);
  expect(coordinatesOf('52,5,1')).toBeNull();
  expect(coordinatesOf('12 14')).toBeNull();
});

test.each(['90.000001,5', '-91,5', '52,180.5', '52,-200', '1e1,5', 'NaN,5', ',', ''])(
  'no point on the map: %s',
  (place) => expect(pointOf(place)).toBeNull(),
);

test('points that are close have one key, without the sign of a zero', () => {
  expect(pointKey({ lat: 52.092876, lon: 5.10448 })).toBe('52.0929,5.1045');
  expect(pointKey({ lat: 52.09289, lon: 5.104521 })).toBe('52.0929,5.1045');
  expect(pointKey({ lat: -0.00001, lon: 180 })).toBe('0.0000,180.0000');
  expect(placeAt({ lat: 52.0928761, lon: -5 })).toBe('52.092876,-5.000000');
});
