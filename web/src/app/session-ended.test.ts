import { expect, test } from 'vitest';
import { leadsToLogin } from './session-ended.ts';

test.each(['/inloggen', '/admin', '/admin/help-editor'])('%s leads to the login page', (path) => {
  expect(leadsToLogin(path)).toBe(true);
});

test.each(['/', '/home', '/planning', '/account', '/administratie', '/session-expired'])(
  '%s leads to /session-expired',
  (path) => {
    expect(leadsToLogin(path)).toBe(false);
  },
);
