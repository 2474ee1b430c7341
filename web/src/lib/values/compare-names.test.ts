import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('names are in the order of the alphabet whatever their case and accents, numbers in them by their value', () => {
  const names = ['Zoë', 'Ploeg 10', 'anna', 'Éric', 'Ploeg 2', 'Zoe', 'Bob'];
  expect(names.sort(compareNames)).toEqual([
    'anna',
    'Bob',
    'Éric',
    'Ploeg 2',
    'Ploeg 10',
    'Zoe',
    'Zoë',
  ]);
});
