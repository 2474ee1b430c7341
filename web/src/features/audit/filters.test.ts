import { expect, test } from 'vitest';
import { isFiltered, readFilters } from './filters.ts';

test('parses the filters from search parameters', () => {
  const search = {
    about: 'access',
    actor: ' jansen ',
    subject: 'kees',
    from: '2026-11-01',
    to: '2026-11-30',
  };
  expect(readFilters(search)).toEqual({ ...search, actor: 'jansen' });
});

test('an invalid filter is ignored without affecting the others', () => {
  const search = { about: 'ooit', actor: '', from: 'gisteren', to: '2026-11-30', tab: 'logboek' };
  expect(readFilters(search)).toEqual({ to: '2026-11-30' });
});

test('knows whether any filter is active', () => {
  expect(isFiltered(readFilters({}))).toBe(false);
  expect(isFiltered({ about: undefined, actor: 'x' })).toBe(true);
});
