import { findPasswordRejection, scorePassword } from '@ploegplan/contract/session/passwords';
import { expect, test } from 'vitest';
import { computeStrength } from './password-strength.ts';

const rules = { findPasswordRejection, scorePassword };
const say = (password: string, known: typeof rules | null = rules) =>
  computeStrength(password, ['jansen'], known);

test.each([
  ['', 0, ''],
  ['hallo', 1, 'Te kort: nog 10 tekens'],
  ['hallo hallo ha', 1, 'Te kort: nog 1 teken'],
  ['x'.repeat(201), 1, 'Te lang: hooguit 200 tekens'],
  ['jansenjansenjansen', 2, 'Te makkelijk te raden'],
  ['sunshine and monkey', 3, 'Redelijk'],
  ['steiger boven het kanaal', 4, 'Sterk'],
])('%s: %i, %s', (password, level, text) => {
  expect(say(password)).toEqual({ level, text });
});

test('characters are counted as a user does', () => {
  expect(say('🏗️'.repeat(5)).text).toBe('Te kort: nog 5 tekens');
});

test('without the word list only the length counts', () => {
  expect(say('hallo', null).text).toBe('Te kort: nog 10 tekens');
  expect(say('jansenjansenjansen', null)).toEqual({ level: 0, text: '' });
});
