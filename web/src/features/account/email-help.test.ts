import { expect, test } from 'vitest';
import { explainEmail } from './email-help.ts';

test.each([
  ['employee', true],
  ['admin', false],
  ['god', false],
  ['other', false],
] as const)('of a user type %s, a link to sign in is promised: %s', (userType, isPromised) => {
  const text = explainEmail({ userType, email: 'naam@example.nl', hasPassword: true });
  expect(text.includes('in te loggen')).toBe(isPromised);
  expect(text).toContain('wachtwoord te kiezen');
});
