import type { User } from '@ploegplan/contract/users';
import { describe, expect, it } from 'vitest';
import { searchUsers, sortUsers } from './list.ts';

const makeUser = (values: Partial<User>): User => ({
  id: values.username ?? '',
  username: 'jansen',
  userType: 'employee',
  alsoEmployee: false,
  employeeId: null,
  employeeName: '',
  email: '',
  state: 'active',
  needsPasswordChange: false,
  lastUsedAt: null,
  version: 1,
  ...values,
});

const names = (users: User[]) => users.map(({ username }) => username);

describe('the list of users', () => {
  const users = [
    makeUser({ username: 'user10', email: 'b@example.nl', state: 'invited' }),
    makeUser({ username: 'émile', lastUsedAt: '2026-11-16T07:00:00Z' }),
    makeUser({ username: 'user9', email: 'a@example.nl', lastUsedAt: '2026-11-17T07:00:00Z' }),
  ];

  it('sorts as the Dutch do, and numbers by their value', () => {
    expect(names(sortUsers(users, { sortBy: 'username', descending: false }))).toEqual([
      'émile',
      'user9',
      'user10',
    ]);
    expect(names(sortUsers(users, { sortBy: 'username', descending: true }))).toEqual([
      'user10',
      'user9',
      'émile',
    ]);
  });

  it('keeps what is empty at the end both ways, and equals by username', () => {
    expect(names(sortUsers(users, { sortBy: 'email', descending: false }))).toEqual([
      'user9',
      'user10',
      'émile',
    ]);
    expect(names(sortUsers(users, { sortBy: 'lastUsedAt', descending: true }))).toEqual([
      'user9',
      'émile',
      'user10',
    ]);
    expect(names(sortUsers(users, { sortBy: 'state', descending: true }))).toEqual([
      'user10',
      'émile',
      'user9',
    ]);
  });

  it('is searched by username, name and address, whatever the accents and the order', () => {
    const jan = makeUser({ username: 'jan', employeeName: 'Jan Müller', email: 'jan@bouw.nl' });
    const list = [jan, ...users];
    expect(names(searchUsers(list, ' MULLER jan '))).toEqual(['jan']);
    expect(names(searchUsers(list, 'bouw.nl'))).toEqual(['jan']);
    expect(names(searchUsers(list, 'emile'))).toEqual(['émile']);
    expect(searchUsers(list, '  ')).toHaveLength(4);
    expect(searchUsers(list, 'niemand')).toEqual([]);
  });
});
