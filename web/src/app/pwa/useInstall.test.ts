import { expect, test } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import { isOffered } from './useInstall.ts';

const sessionOf = (changes: Partial<Session>): Session => ({
  username: 'x',
  tenant: 'demo',
  userType: 'employee',
  alsoEmployee: false,
  userId: '0197',
  employeeId: 'e1',
  needsPasswordChange: false,
  ...changes,
});
const phone = { isPhone: true, isInstalled: false };
const wide = { isPhone: false, isInstalled: false };

test('an employee is offered to install on a phone only', () => {
  expect(isOffered(sessionOf({}), phone)).toBe(true);
  expect(isOffered(sessionOf({}), wide)).toBe(false);
});

test.each(['admin', 'god'] as const)('%s is offered to install everywhere', (userType) => {
  expect(isOffered(sessionOf({ userType }), phone)).toBe(true);
  expect(isOffered(sessionOf({ userType, alsoEmployee: true }), wide)).toBe(true);
});

test('installing is not offered in the installed app', () => {
  for (const userType of ['employee', 'admin'] as const) {
    expect(isOffered(sessionOf({ userType }), { ...phone, isInstalled: true })).toBe(false);
  }
});

test('other user types and anonymous users are not offered to install', () => {
  expect(isOffered(sessionOf({ userType: 'other' }), phone)).toBe(false);
  expect(isOffered(sessionOf({ employeeId: null }), phone)).toBe(false);
  expect(isOffered(null, phone)).toBe(false);
});
