import { expect, test } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { type MenuEntry, menuOf } from './menu-items.ts';

const read = (entry: MenuEntry): string =>
  'items' in entry
    ? `${entry.label}: ${entry.items.map(read).join(', ')}`
    : `${entry.label} ${entry.to}`;

const menuFor = (person: Partial<Session>) =>
  menuOf({
    username: 'x',
    tenant: 'demo',
    userType: 'employee',
    employeeId: null,
    alsoEmployee: false,
    needsPasswordChange: false,
    ...person,
  }).map(read);

const office = [
  'Overzicht /home',
  'Planning /planning',
  'Instellingen: Profiel /account, Gebruikers /users, Logboek /settings/logboek',
  'Help /help',
];

test('an admin has the office and its settings', () => {
  expect(menuFor({ userType: 'admin' })).toEqual(office);
  expect(menuFor({ userType: 'admin', alsoEmployee: true, employeeId: 'e1' })).toEqual(office);
});

test('a god has the Admin Tools besides', () => {
  expect(menuFor({ userType: 'god' })).toEqual([...office, 'Admin Tools /admin']);
});

test('an employee has the own planning and profile', () => {
  expect(menuFor({ employeeId: 'e1' })).toEqual([
    'Planning /employeeplanning',
    'Profiel /account',
    'Help /help',
  ]);
});

test('an employee without a username has no profile', () => {
  expect(menuFor({ employeeId: 'e1', username: '' })).toEqual([
    'Planning /employeeplanning',
    'Help /help',
  ]);
});

test('any other type of user has only help', () => {
  expect(menuFor({ userType: 'other' })).toEqual(['Help /help']);
  expect(menuFor({ userType: 'employee', employeeId: null })).toEqual(['Help /help']);
});

test('without a session there is only the login page', () => {
  expect(menuOf(null).map(read)).toEqual(['Inloggen /inloggen']);
});
