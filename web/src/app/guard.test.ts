import { describe, expect, test } from 'vitest';
import type { Session } from '../lib/session.ts';
import { detour, type PageAccess, startOf } from './guard.ts';

const sessionOf = (changes: Partial<Session>): Session => ({
  username: 'x',
  tenant: 'demo',
  userType: 'admin',
  alsoEmployee: false,
  employeeId: null,
  ...changes,
});
const admin = sessionOf({});
const employee = sessionOf({ userType: 'employee', employeeId: 'e1' });
const foreman = sessionOf({ alsoEmployee: true, employeeId: 'e2' });
const other = sessionOf({ userType: 'other' });

const open = (path: string, access: PageAccess, session: Session | null) =>
  detour({ path, access: ['public', access] }, session);

describe('somebody who is not signed in', () => {
  test('may open the pages that are for nobody', () => {
    expect(open('/inloggen', 'anonymous', null)).toBeNull();
    expect(open('/session-expired', 'anonymous', null)).toBeNull();
  });

  test('goes to the login page', () => {
    expect(open('/planning', 'admin', null)).toBe('/inloggen');
    expect(open('/planning-details/$id', 'employee', null)).toBe('/inloggen');
    expect(open('/', 'session', null)).toBe('/inloggen');
  });

  test('is told that the session expired when opening the own planning', () => {
    expect(open('/employeeplanning', 'employee', null)).toBe('/session-expired');
  });
});

describe('somebody who is signed in', () => {
  test('has nothing to do on the login page', () => {
    expect(open('/inloggen', 'anonymous', admin)).toBe('/');
  });

  test('may open what the role allows, and goes to the start for the rest', () => {
    expect(open('/planning', 'admin', admin)).toBeNull();
    expect(open('/planning', 'admin', employee)).toBe('/');
    expect(open('/employeeplanning', 'employee', employee)).toBeNull();
    expect(open('/employeeplanning', 'employee', foreman)).toBeNull();
    expect(open('/employeeplanning', 'employee', admin)).toBe('/');
    expect(open('/admin/help-editor', 'god', admin)).toBe('/');
  });
});

describe('the start', () => {
  test('is the page of the role', () => {
    expect(startOf(employee, undefined)).toBe('/employeeplanning');
    for (const session of [admin, foreman, other])
      expect(startOf(session, undefined)).toBe('/home');
  });

  test('is where somebody was sent away from', () => {
    expect(startOf(admin, '/planning?week=47')).toBe('/planning?week=47');
  });

  test('is never the login page or itself', () => {
    for (const path of ['/inloggen', '/inloggen?x', '/', '/?x']) {
      expect(startOf(admin, path)).toBe('/home');
    }
  });

  test('does not send an employee who is in no list of employees round in circles', () => {
    const unlinked = sessionOf({ userType: 'employee' });
    expect(startOf(unlinked, undefined)).toBe('/home');
    expect(open('/home', 'session', unlinked)).toBeNull();
  });
});
