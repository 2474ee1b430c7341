import { expect, test } from 'vitest';
import { testTenant } from '../test-tenant.ts';
import { rejectionsOf, validate } from './rejections.ts';
import { emptyValues, valuesOf } from './values.ts';

const values = valuesOf(testTenant());

test('an empty form says at each field what to do', () => {
  expect(validate(emptyValues, true)).toEqual({
    displayName: 'Vul de naam van het bedrijf in',
    name: 'Alleen kleine letters, cijfers en streepjes; begin met een letter',
    adminUsername: 'Alleen letters, cijfers en . _ @ + -, zonder spaties',
    adminEmail: 'Vul een geldig e-mailadres in',
  });
});

test('a change asks for no admin', () => {
  expect(validate(values, false)).toEqual({});
});

test('names the host that is none', () => {
  const hosts = 'planning.nl\nniet_goed.nl';
  expect(validate({ ...values, hosts }, false)).toEqual({ hosts: 'niet_goed.nl is geen adres' });
});

test('a colour and the words of a tenant are checked', () => {
  expect(validate({ ...values, accentColor: 'blauw', projects: ' ' }, false)).toEqual({
    accentColor: 'Vul een kleur in zoals #0f5e6b',
    projects: 'Vul een woord van hooguit 40 tekens in',
  });
});

test.each([
  ['name', { name: 'Er is al een bedrijf met deze naam in het adres' }],
  ['hosts.1', { hosts: 'b.nl hoort al bij een ander bedrijf' }],
  ['admin.username', { adminUsername: 'Deze gebruikersnaam is al in gebruik' }],
  ['iets', {}],
])('what is taken is said at its field: %s', (field, errors) => {
  expect(rejectionsOf([{ field, code: 'taken' }], { ...values, hosts: 'a.nl b.nl' })).toEqual(
    errors,
  );
});
