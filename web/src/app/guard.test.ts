import { describe, expect, test } from 'vitest';
import type { Session } from '../lib/session/session.ts';
import {
  getHomePath,
  isReturningAfterLogin,
  isReturnPathOf,
  mayReturnTo,
  type PageAccess,
  redirectFor,
} from './guard.ts';

const sessionOf = (changes: Partial<Session>): Session => ({
  username: 'x',
  tenant: 'demo',
  userType: 'admin',
  alsoEmployee: false,
  userId: '0197',
  employeeId: null,
  needsPasswordChange: false,
  ...changes,
});
const admin = sessionOf({});
const god = sessionOf({ userType: 'god' });
const employee = sessionOf({ userType: 'employee', employeeId: 'e1' });
const foreman = sessionOf({ alsoEmployee: true, employeeId: 'e2' });
const other = sessionOf({ userType: 'other' });

const pageOf = (path: string, access: PageAccess) => ({
  path,
  access: ['public', access] as const,
});

const open = (path: string, access: PageAccess, session: Session | null) =>
  redirectFor(pageOf(path, access), session);

describe('redirects without a session', () => {
  test('opens the pages for anonymous users', () => {
    expect(open('/inloggen', 'anonymous', null)).toBeNull();
    expect(open('/session-expired', 'anonymous', null)).toBeNull();
  });

  test('goes to the login page', () => {
    expect(open('/planning', 'admin', null)).toBe('/inloggen');
    expect(open('/account', 'session', null)).toBe('/inloggen');
    expect(open('/missinghours', 'member', null)).toBe('/inloggen');
    expect(open('/planning-details/$id', 'employee', null)).toBe('/inloggen');
    expect(open('/', 'session', null)).toBe('/inloggen');
  });

  test('/employeeplanning leads to /session-expired', () => {
    expect(open('/employeeplanning', 'employee', null)).toBe('/session-expired');
  });

  test('every page but the start is returned to after login', () => {
    expect(isReturningAfterLogin(pageOf('/planning', 'admin'), null)).toBe(true);
    expect(isReturningAfterLogin(pageOf('/employeeplanning', 'employee'), null)).toBe(true);
    expect(isReturningAfterLogin(pageOf('/', 'session'), null)).toBe(false);
    expect(isReturningAfterLogin(pageOf('/exit-confirmation', 'session'), null)).toBe(false);
  });
});

describe('redirects with a session', () => {
  test('the login page leads to the start', () => {
    expect(open('/inloggen', 'anonymous', admin)).toBe('/');
  });

  test('pages of the role open, others lead to the start', () => {
    expect(open('/planning', 'admin', admin)).toBeNull();
    expect(open('/planning', 'admin', employee)).toBe('/');
    expect(open('/employeeplanning', 'employee', employee)).toBeNull();
    expect(open('/employeeplanning', 'employee', foreman)).toBeNull();
    expect(open('/employeeplanning', 'employee', admin)).toBe('/');
    expect(open('/missinghours', 'member', employee)).toBeNull();
    expect(open('/missinghours', 'member', other)).toBe('/');
    expect(open('/account', 'session', other)).toBeNull();
    expect(open('/admin/help-editor', 'god', god)).toBeNull();
    expect(open('/admin/help-editor', 'god', admin)).toBe('/');
  });

  test('a page for gods is returned to after login, other forbidden pages are not', () => {
    expect(isReturningAfterLogin(pageOf('/admin/help-editor', 'god'), admin)).toBe(true);
    expect(isReturningAfterLogin(pageOf('/planning', 'admin'), employee)).toBe(false);
    expect(isReturningAfterLogin(pageOf('/inloggen', 'anonymous'), admin)).toBe(false);
  });

  test('no redirect while a new password is required', () => {
    const locked = sessionOf({ needsPasswordChange: true });
    expect(open('/inloggen', 'anonymous', locked)).toBeNull();
    expect(open('/admin/help-editor', 'god', locked)).toBeNull();
  });
});

describe('the start path', () => {
  test('is the page of the role', () => {
    expect(getHomePath(employee)).toBe('/employeeplanning');
    for (const session of [admin, god, foreman, other]) expect(getHomePath(session)).toBe('/home');
  });

  test('is the saved path, for a user who may open it', () => {
    expect(mayReturnTo(pageOf('/planning', 'admin'), admin)).toBe(true);
    expect(mayReturnTo(pageOf('/planning', 'admin'), employee)).toBe(false);
    expect(mayReturnTo(pageOf('/admin', 'god'), god)).toBe(true);
    expect(mayReturnTo(pageOf('/admin', 'god'), admin)).toBe(false);
  });

  test('is not a path saved for another user or tenant', () => {
    const left = { path: '/planning', tenant: 'demo', username: null };
    expect(isReturnPathOf(left, admin)).toBe(true);
    expect(isReturnPathOf({ ...left, username: 'x' }, admin)).toBe(true);
    expect(isReturnPathOf({ ...left, username: 'y' }, admin)).toBe(false);
    expect(isReturnPathOf({ ...left, tenant: 'gevelwerk' }, admin)).toBe(false);
    expect(isReturnPathOf(left, null)).toBe(false);
  });

  test('is never the login page, a mailed link or itself', () => {
    expect(mayReturnTo(pageOf('/inloggen', 'anonymous'), admin)).toBe(false);
    expect(mayReturnTo(pageOf('/session-expired', 'anonymous'), admin)).toBe(false);
    expect(mayReturnTo(pageOf('/magic', 'unguarded'), admin)).toBe(false);
    expect(mayReturnTo(pageOf('/', 'session'), admin)).toBe(false);
    expect(mayReturnTo(pageOf('/exit-confirmation', 'session'), admin)).toBe(false);
  });

  test('is /home for an employee account without an employee, to avoid a redirect loop', () => {
    const unlinked = sessionOf({ userType: 'employee' });
    expect(getHomePath(unlinked)).toBe('/home');
    expect(open('/home', 'session', unlinked)).toBeNull();
  });
});
