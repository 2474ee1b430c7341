import type { User } from '@ploegplan/contract/users';
import type { RememberedSort } from '../../lib/remembered-values.ts';
import { kindOf } from '../../lib/user-kinds.ts';

export interface UsersSort {
  sortBy: 'username' | 'employeeName' | 'email' | 'kind' | 'state' | 'lastUsedAt';
  descending: boolean;
}

export const states: Record<User['state'], string> = {
  active: 'Actief',
  invited: 'Uitgenodigd',
  inactive: 'Inactief',
};

/** By what a column sorts; what is empty comes last, whichever way round. */
const sortValues: Record<UsersSort['sortBy'], (user: User) => string> = {
  username: ({ username }) => username,
  employeeName: ({ employeeName }) => employeeName,
  email: ({ email }) => email,
  kind: kindOf,
  state: ({ state }) => states[state],
  lastUsedAt: ({ lastUsedAt }) => lastUsedAt ?? '',
};

const isKey = (key: string): key is UsersSort['sortBy'] => Object.hasOwn(sortValues, key);

/** What is remembered, if there is still such a column. */
export const usersSortOf = ({ sortBy, descending }: RememberedSort): UsersSort =>
  isKey(sortBy) ? { sortBy, descending } : { sortBy: 'username', descending: false };

const { compare } = new Intl.Collator('nl', { numeric: true });

export function sortUsers(users: readonly User[], { sortBy, descending }: UsersSort): User[] {
  const textOf = sortValues[sortBy];
  const direction = descending ? -1 : 1;
  return users.toSorted((a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    if ((one === '') !== (other === '')) return one === '' ? 1 : -1;
    return direction * compare(one, other) || compare(a.username, b.username);
  });
}

/** Lower case and without accents, so that 'emile' finds Émile. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');

/** The users in whose username, name or address each of the words occurs. */
export function searchUsers(users: readonly User[], search: string): User[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return users.filter(({ username, employeeName, email }) => {
    const text = plain(`${username} ${employeeName} ${email}`);
    return words.every((word) => text.includes(word));
  });
}
