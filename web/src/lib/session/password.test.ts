import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { findPasswordErrors } from './password.ts';

const rejection = (code: string) =>
  new ApiError({
    type: 'about:blank',
    title: '',
    status: 400,
    code: 'validation',
    requestId: '',
    fields: [{ field: 'newPassword', code }],
  });

test.each([
  ['too_small', /^Te kort: neem minstens \d+ tekens\.$/],
  ['too_big', /^Te lang: neem hooguit \d+ tekens\.$/],
  ['common', /^Te makkelijk te raden\./],
  ['same', /^Dit is je huidige wachtwoord\./],
  ['custom', /^Dit wachtwoord kan niet\.$/],
])('a new password that the server rejects as %s is told at its field', (code, message) => {
  expect(findPasswordErrors(rejection(code))).toEqual({
    newPassword: expect.stringMatching(message),
  });
});

test('an error that concerns neither password is shown apart from the fields', () => {
  expect(findPasswordErrors(new NetworkError())).toEqual({
    other: expect.stringMatching(/^Geen verbinding\./),
  });
});
