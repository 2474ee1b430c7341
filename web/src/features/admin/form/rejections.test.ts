import { expect, test } from 'vitest';
import { makeTestTenant } from '../test-tenant.ts';
import { collectRejections, validate } from './rejections.ts';
import { toFormValues } from './values.ts';

const values = toFormValues(makeTestTenant());

test('what has the wrong format is rejected at its field', () => {
  const wrong = { name: '1e bedrijf', adminUsername: 'de baas', adminEmail: 'baas' };
  expect(validate({ ...values, ...wrong }, true)).toEqual({
    name: 'Alleen kleine letters, cijfers en streepjes; begin met een letter',
    adminUsername: 'Alleen letters, cijfers en . _ @ + -, zonder spaties',
    adminEmail: 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl',
  });
});

test('changing a tenant requires no admin fields', () => {
  expect(validate(values, false)).toEqual({});
});

test('an invalid host is named in the error', () => {
  const hosts = 'planning.nl\nniet_goed.nl';
  expect(validate({ ...values, hosts }, false)).toEqual({ hosts: 'niet_goed.nl is geen adres' });
});

test('a size of storage outside its limits is rejected; it may be empty', () => {
  expect(validate({ ...values, storageGigabytes: '0' }, false)).toEqual({
    storageGigabytes: 'Vul hele gigabytes in van 1 tot en met 100000, of niets',
  });
  expect(validate({ ...values, storageGigabytes: '1,5' }, false)).toEqual({
    storageGigabytes: 'Vul hele gigabytes in van 1 tot en met 100000, of niets',
  });
  expect(validate({ ...values, storageGigabytes: '' }, false)).toEqual({});
});

test.each([
  ['name', { name: 'Er is al een bedrijf met deze naam in het adres' }],
  ['hosts.1', { hosts: 'b.nl hoort al bij een ander bedrijf' }],
  ['admin.username', { adminUsername: 'Deze gebruikersnaam is al in gebruik' }],
  ['iets', {}],
])('a taken value is shown at its field: %s', (field, errors) => {
  expect(collectRejections([{ field, code: 'taken' }], { ...values, hosts: 'a.nl b.nl' })).toEqual(
    errors,
  );
});
