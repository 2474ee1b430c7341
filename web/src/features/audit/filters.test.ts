import { expect, test } from 'vitest';
import { isFiltered, readFilters } from './filters.ts';

test('parses the filters from search parameters', () => {
  const search = { event: 'login', search: ' jansen ', from: '2026-11-01', to: '2026-11-30' };
  expect(readFilters(search)).toEqual({ ...search, search: 'jansen' });
});

test('an invalid filter is ignored without affecting the others', () => {
  const search = { event: 'ooit', search: '', from: 'gisteren', to: '2026-11-30', tab: 'logboek' };
  expect(readFilters(search)).toEqual({ to: '2026-11-30' });
});

test('knows whether any filter is active', () => {
  expect(isFiltered(readFilters({}))).toBe(false);
  expect(isFiltered({ event: undefined, search: 'x' })).toBe(true);
});
