import { randomUUIDv7 } from 'node:crypto';
import type { AssignableType } from '@ploegplan/contract/users';
import { at, type DemoCompany, VOORMAN, WERKNEMER } from './company.ts';

/** Of no tenant, and the same one at each. */
export const GOD = 'god';

/** Who can sign in at each demo tenant, as the operator is told. */
export const announcedAccounts = [GOD, 'admin', 'voorman', 'werknemer'];

export interface DemoAccount {
  id: string;
  username: string;
  type: AssignableType;
  /** Place in the company's list of employees; null for who is none. */
  employee: number | null;
  email: string;
  hasPassword: boolean;
  active: boolean;
  needsPasswordChange: boolean;
}

/** Places of the further employees who have an account. */
const INVITED = 2;
const INACTIVE = 3;
const TEMPORARY = 4;

export const emailOf = (name: string) => `${name}@example.nl`;

/** A person's name as it stands in a username or an e-mail address. */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');

const account = (username: string, values: Partial<DemoAccount> = {}): DemoAccount => ({
  id: randomUUIDv7(),
  username,
  type: 'employee',
  employee: null,
  email: emailOf(username),
  hasPassword: true,
  active: true,
  needsPasswordChange: false,
  ...values,
});

/** The accounts of a demo tenant: those that are announced, and one in each state that an account can be in. */
export function makeAccounts({ employees }: DemoCompany) {
  const accountOf = (employee: number, values: Partial<DemoAccount>) =>
    account(plainName(at(employees, employee).name), { employee, ...values });
  return {
    admin: account('admin', { type: 'admin' }),
    voorman: account('voorman', { type: 'admin', employee: VOORMAN }),
    werknemer: account('werknemer', { employee: WERKNEMER }),
    invited: accountOf(INVITED, { hasPassword: false }),
    inactive: accountOf(INACTIVE, { active: false }),
    temporary: accountOf(TEMPORARY, { email: '', needsPasswordChange: true }),
    other: account('boekhouder', { type: 'other' }),
  };
}

export type DemoAccounts = ReturnType<typeof makeAccounts>;
