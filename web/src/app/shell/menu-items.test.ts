import type { UserType } from '@ploegplan/contract/session';
import { expect, test } from 'vitest';
import { menuItemsOf } from './menu-items.ts';

const labelsFor = (userType: UserType, employeeId: string | null = null, alsoEmployee = false) =>
  menuItemsOf({ username: 'x', tenant: 'demo', userType, employeeId, alsoEmployee }).map(
    ({ label, to }) => `${label} ${to}`,
  );

test('each type of user sees the own places', () => {
  expect(labelsFor('admin')).toEqual(['Overzicht /home', 'Planning /planning']);
  expect(labelsFor('god')).toEqual(['Overzicht /home', 'Planning /planning']);
  expect(labelsFor('employee', 'e1')).toEqual(['Planning /employeeplanning']);
  expect(labelsFor('other')).toEqual([]);
});

test('without a session there is only the login page', () => {
  expect(menuItemsOf(null).map(({ to }) => to)).toEqual(['/inloggen']);
});
