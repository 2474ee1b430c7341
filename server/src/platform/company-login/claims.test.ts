import { expect, test } from 'vitest';
import { type Claims, judgeClaims } from './claims.ts';
import type { StoredCompanyLogin } from './settings.ts';

const settings: StoredCompanyLogin = {
  ...{ name: 'Bedrijf', issuer: 'https://aanmelden.example.nl', clientId: 'a', clientSecret: null },
  ...{ domains: [], groupClaim: 'groups', requiredGroup: '', adminGroup: '', trustsEmail: false },
  ...{ countsAsFactor: false, version: 1 },
};
const google = { ...settings, issuer: 'https://accounts.google.com' };
const email = 'Ada@JansenBouw.nl';

test.each<[string, Claims, StoredCompanyLogin]>([
  ['that the provider verified', { email, email_verified: true }, settings],
  ['that was verified in words', { email, email_verified: 'true' }, settings],
  ['of a verified domain at Microsoft', { email, xms_edov: '1' }, settings],
  ['for which the company vouches', { email }, { ...settings, trustsEmail: true }],
  ['of a Workspace of Google', { email, email_verified: true, hd: 'jansenbouw.nl' }, google],
])('takes an address %s', (_, claims, login) => {
  expect(judgeClaims(claims, login)).toMatchObject({ email: 'ada@jansenbouw.nl', isAdmin: null });
});

test.each<[string, Claims, StoredCompanyLogin]>([
  ['of which nothing is said', { email }, settings],
  ['of an unverified domain at Microsoft', { email, xms_edov: false }, settings],
  ['that a private account of Google once had', { email, email_verified: true }, google],
  [
    'of Google, however the provider is written',
    { email, email_verified: true },
    { ...settings, issuer: 'HTTPS://Accounts.Google.com/' },
  ],
])('refuses an address %s', (_, claims, login) => {
  expect(() => judgeClaims(claims, login)).toThrow('unverified-mail');
});

test('compares the whole domain, and whole groups', () => {
  const claims = { email, email_verified: true, rollen: 'kantoor' };
  const login = { ...settings, groupClaim: 'rollen' };
  expect(judgeClaims(claims, { ...login, adminGroup: 'kantoor' })).toMatchObject({ isAdmin: true });
  expect(judgeClaims(claims, { ...login, adminGroup: 'kant' })).toMatchObject({ isAdmin: false });
  expect(() => judgeClaims(claims, { ...login, domains: ['bouw.nl'] })).toThrow('wrong-domain');
  expect(() => judgeClaims(claims, { ...login, requiredGroup: 'kant' })).toThrow('wrong-group');
});

test('demotes nobody whose groups are not told, as of too many at Microsoft', () => {
  const claims = { email, email_verified: true, _claim_names: { groups: 'src1' } };
  expect(judgeClaims(claims, { ...settings, adminGroup: 'kantoor' }).isAdmin).toBeNull();
  expect(() => judgeClaims(claims, { ...settings, requiredGroup: 'kantoor' })).toThrow('no-groups');
});

test('takes the moment of signing in at the provider, never one that is still to come', () => {
  const judge = (auth_time?: unknown) =>
    judgeClaims({ email, email_verified: true, auth_time }, settings).confirmedAt;
  expect(judge(1_000)).toEqual(new Date(1_000_000));
  expect(judge(Date.now())?.getTime()).toBeLessThanOrEqual(Date.now());
  expect([judge(), judge('1000')]).toEqual([null, null]);
});
