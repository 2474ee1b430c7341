import { expect, test } from 'vitest';
import { shouldRedirectToLogin } from './session-ended.ts';

test.each(['/inloggen', '/admin', '/admin/help-editor'])('%s leads to the login page', (path) => {
  expect(shouldRedirectToLogin(path)).toBe(true);
});

test.each(['/', '/home', '/planning', '/account', '/administratie', '/session-expired'])(
  '%s leads to /session-expired',
  (path) => {
    expect(shouldRedirectToLogin(path)).toBe(false);
  },
);
