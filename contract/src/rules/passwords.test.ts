import { expect, test } from 'vitest';
import { passwordFault } from './passwords.ts';

const faultOf = (password: string) => passwordFault(password, ['jansen', 'Bouwbedrijf Voorbeeld']);

test.each([
  'een-lang-wachtwoord',
  'vier losse woorden samen',
  'steiger boven het kanaal',
  'aardbeienjam op zondag',
])('%s may be chosen', (password) => {
  expect(faultOf(password)).toBeNull();
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
])('%s may not: %s', (password, fault) => {
  expect(faultOf(password)).toBe(fault);
});

test('a character of several code units counts once', () => {
  expect(faultOf('🏗️'.repeat(5))).toBe('too_small');
});
