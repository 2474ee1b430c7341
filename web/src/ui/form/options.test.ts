import { expect, test } from 'vitest';
import { matchesSearch, withNewOption } from './options.ts';

const options = [
  { value: '1', label: 'Café Zon' },
  { value: '2', label: 'Bouwbedrijf De Zon' },
];
const found = (search: string, among = options) =>
  matchesSearch({ options: among, search, limit: Number.POSITIVE_INFINITY }).map((option) =>
    'label' in option ? option.label : '',
  );

test('options match all typed words, ignoring accents and case', () => {
  expect(found('CAFE')).toEqual(['Café Zon']);
  expect(found('zon bouw')).toEqual(['Bouwbedrijf De Zon']);
  expect(found('maan')).toEqual([]);
  expect(found('')).toHaveLength(2);
});

test('an unknown text can be added, whatever else matches', () => {
  const offered = withNewOption(options, ' Maan ');
  expect(offered.at(-1)?.label).toBe('Nieuwe optie: «Maan»');
  expect(found('Maan', offered)).toEqual(['Nieuwe optie: «Maan»']);
});

test('an empty or existing text cannot be added', () => {
  expect(withNewOption(options, '  ')).toEqual(options);
  expect(withNewOption(options, 'cafe zon')).toEqual(options);
});
