import { expect, test } from 'vitest';
import { chooseTenants } from './tenant-list.ts';
import { testTenant } from './test-tenant.ts';

const tenants = [
  testTenant({ id: '1', displayName: 'Gevelwerk Noord', address: 'http://gevel.nl' }),
  testTenant({ id: '2', displayName: 'Ätna Bouw', hosts: ['planning.aetna.nl'] }),
  testTenant({ id: '3', displayName: 'Zand en Zoon', blocked: true }),
];
const idsOf = (search: string, sortBy: 'name' | 'status' = 'name', descending = false) =>
  chooseTenants(tenants, search, { sortBy, descending }).map(({ id }) => id);

test('stands in the order of the names, accents aside', () => {
  expect(idsOf('')).toEqual(['2', '1', '3']);
  expect(idsOf('', 'name', true)).toEqual(['3', '1', '2']);
});

test('is searched by name and address', () => {
  expect(idsOf('atna')).toEqual(['2']);
  expect(idsOf('PLANNING.AETNA')).toEqual(['2']);
  expect(idsOf('gevel.nl')).toEqual(['1']);
  expect(idsOf('niets')).toEqual([]);
});

test('what is the same in a column stands in the order of the names', () => {
  expect(idsOf('', 'status')).toEqual(['3', '2', '1']);
  expect(idsOf('', 'status', true)).toEqual(['2', '1', '3']);
});
