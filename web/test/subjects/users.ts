import { employees } from '@ploegplan/contract/employees/endpoints';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { User } from '@ploegplan/contract/users/schemas';
import { page } from 'vitest/browser';
import { TestApi } from '../api.ts';
import { openApp } from '../app.tsx';
import { rowOf } from '../lists.ts';

/** By default an active account of an employee. */
export const makeUser = (username: string, properties: Partial<User> = {}): User =>
  sample(User, {
    username,
    email: `${username}@example.nl`,
    expiryMail: true,
    userType: 'employee',
    employeeId: sampleId(),
    employeeName: `Werknemer ${username}`,
    ...properties,
  });

export const makeAdmin = (username: string, properties: Partial<User> = {}): User =>
  makeUser(username, { userType: 'admin', employeeId: null, employeeName: '', ...properties });

/** A test API with these accounts and employees, which stores changes. */
export function withUsers(rows: User[], staff: Employee[] = []) {
  const api = new TestApi();
  let accounts = rows;
  const getName = (id: string | null) => staff.find((person) => person.id === id)?.name ?? '';
  const put = (user: User): User => {
    accounts = [...accounts.filter(({ id }) => id !== user.id), user];
    return user;
  };
  api.answer(users.list, () => accounts);
  api.answer(employees.list, staff);
  api.answer(
    users.create,
    ({ body: { invite: _, id = sampleId(), expiryMail = true, leadsCrew = false, ...account } }) =>
      put(
        sample(User, {
          ...account,
          expiryMail,
          leadsCrew,
          id,
          employeeName: getName(account.employeeId),
          state: 'invited',
        }),
      ),
  );
  api.answer(
    users.update,
    ({
      params: { id },
      body: { active, version, expiryMail = true, leadsCrew = false, ...account },
    }) =>
      put(
        sample(User, {
          ...account,
          expiryMail,
          leadsCrew,
          id,
          employeeName: getName(account.employeeId),
          state: active ? 'active' : 'inactive',
          version: version + 1,
        }),
      ),
  );
  return { api, put };
}

export const openUsers = (api: TestApi, options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ at: '/users', as: { userType: 'admin', username: 'beheer' }, api, ...options });

export const drawer = page.getByRole('dialog', { name: /^Gebruiker (toevoegen|wijzigen)$/ });

export const emailField = drawer.getByRole('textbox', { name: 'E-mail' });

export const openUser = (username: string): Promise<void> =>
  rowOf(username).getByRole('rowheader').getByRole('button').click();

export const save = (): Promise<void> => drawer.getByRole('button', { name: 'Opslaan' }).click();

/** Toggles a switch, of which the input is invisible. */
export const toggle = (label: string): Promise<void> =>
  drawer.getByRole('switch', { name: label }).click({ force: true });
