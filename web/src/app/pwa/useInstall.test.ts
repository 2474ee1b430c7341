import { expect, test } from 'vitest';
import type { Session } from '../../lib/session.ts';
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

test('an employee installs it on a phone', () => {
  expect(isOffered(sessionOf({}), phone)).toBe(true);
  expect(isOffered(sessionOf({}), wide)).toBe(false);
});

test.each(['admin', 'god'] as const)('%s installs it anywhere', (userType) => {
  expect(isOffered(sessionOf({ userType }), phone)).toBe(true);
  expect(isOffered(sessionOf({ userType, alsoEmployee: true }), wide)).toBe(true);
});

test('nobody installs what is installed', () => {
  for (const userType of ['employee', 'admin'] as const) {
    expect(isOffered(sessionOf({ userType }), { ...phone, isInstalled: true })).toBe(false);
  }
});

test('who has only help, or is not signed in, is not asked', () => {
  expect(isOffered(sessionOf({ userType: 'other' }), phone)).toBe(false);
  expect(isOffered(sessionOf({ employeeId: null }), phone)).toBe(false);
  expect(isOffered(null, phone)).toBe(false);
});
