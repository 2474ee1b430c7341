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

test('every typed word counts, accents and capitals do not', () => {
  expect(found('CAFE')).toEqual(['Café Zon']);
  expect(found('zon bouw')).toEqual(['Bouwbedrijf De Zon']);
  expect(found('maan')).toEqual([]);
  expect(found('')).toHaveLength(2);
});

test('what is not there can be added, and is offered however the others match', () => {
  const offered = withNewOption(options, ' Maan ');
  expect(offered.at(-1)?.label).toBe('Nieuwe optie: «Maan»');
  expect(found('Maan', offered)).toEqual(['Nieuwe optie: «Maan»']);
});

test('nothing is added for nothing, or for what is there already', () => {
  expect(withNewOption(options, '  ')).toEqual(options);
  expect(withNewOption(options, 'cafe zon')).toEqual(options);
});
