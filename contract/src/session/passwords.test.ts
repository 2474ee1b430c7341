import { expect, test } from 'vitest';
import { findPasswordRejection } from './passwords.ts';

const rejectionOf = (password: string) =>
  findPasswordRejection(password, ['jansen', 'Bouwbedrijf Voorbeeld']);

test.each([
  'een-lang-wachtwoord',
  'vier losse woorden samen',
  'steiger boven het kanaal',
  'aardbeienjam op zondag',
])('accepts %s', (password) => {
  expect(rejectionOf(password)).toBeNull();
});

test.each([
  ['', 'too_small'],
  ['x7!Qp2#vLr9$wZ', 'too_small'],
  ['x'.repeat(201), 'too_big'],
  ['aaaaaaaaaaaaaaaaaaaa', 'common'],
  ['passwordpassword', 'common'],
  ['wachtwoordwachtwoord', 'common'],
  ['1234567890123456', 'common'],
  ['qwertyuiopasdfgh', 'common'],
  ['ploegplanploegplan', 'common'],
  ['welkom-bij-ploegplan', 'common'],
  ['jansenjansenjansen', 'common'],
])('rejects %s as %s', (password, rejection) => {
  expect(rejectionOf(password)).toBe(rejection);
});

test('counts a character of several code units once', () => {
  expect(rejectionOf('🏗️'.repeat(5))).toBe('too_small');
});
