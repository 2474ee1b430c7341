import { expect, test } from 'vitest';
import { isFiltered, readFilters } from './filters.ts';

test('reads the filters of an address', () => {
  const search = { event: 'login', search: ' jansen ', from: '2026-11-01', to: '2026-11-30' };
  expect(readFilters(search)).toEqual({ ...search, search: 'jansen' });
});

test('what makes no sense is no filter, and takes nothing else along', () => {
  const search = { event: 'ooit', search: '', from: 'gisteren', to: '2026-11-30', tab: 'logboek' };
  expect(readFilters(search)).toEqual({ to: '2026-11-30' });
});

test('knows whether anything is narrowed', () => {
  expect(isFiltered(readFilters({}))).toBe(false);
  expect(isFiltered({ event: undefined, search: 'x' })).toBe(true);
});
