import { randomUUIDv7 } from 'node:crypto';
import type { AssignableType } from '@ploegplan/contract/users/schemas';
import { type DemoCompany, getAt, VOORMAN, WERKNEMER } from './companies/company.ts';

/** Username of the god account, which belongs to no tenant. */
export const GOD = 'god';

/** The accounts of each demo tenant that the operator is told about. */
export const announcedAccounts = [GOD, 'admin', 'voorman', 'werknemer'];

export interface DemoAccount {
  id: string;
  username: string;
  type: AssignableType;
  leadsCrew: boolean;
  /** Index in the company's list of employees; null for an account without an employee. */
  employee: number | null;
  email: string;
  hasPassword: boolean;
  active: boolean;
  needsPasswordChange: boolean;
}

/** Indexes of the further employees with an account. */
const INVITED = 2;
const INACTIVE = 3;
const TEMPORARY = 4;

export const createEmail = (name: string) => `${name}@example.nl`;

/** A person's name in the form of a username or the local part of an e-mail address. */
export const normalisePersonName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');

const createAccount = (username: string, values: Partial<DemoAccount> = {}): DemoAccount => ({
  id: randomUUIDv7(),
  username,
  type: 'employee',
  leadsCrew: false,
  employee: null,
  email: createEmail(username),
  hasPassword: true,
  active: true,
  needsPasswordChange: false,
  ...values,
});

/** The accounts of a demo tenant: the announced ones, and one in each state. */
export function makeAccounts({ employees }: DemoCompany) {
  const createEmployeeAccount = (employee: number, values: Partial<DemoAccount>) =>
    createAccount(normalisePersonName(getAt(employees, employee).name), { employee, ...values });
  return {
    admin: createAccount('admin', { type: 'admin' }),
    voorman: createAccount('voorman', { type: 'admin', employee: VOORMAN, leadsCrew: true }),
    werknemer: createAccount('werknemer', { employee: WERKNEMER }),
    invited: createEmployeeAccount(INVITED, { hasPassword: false }),
    inactive: createEmployeeAccount(INACTIVE, { active: false }),
    temporary: createEmployeeAccount(TEMPORARY, { email: '', needsPasswordChange: true }),
    other: createAccount('boekhouder', { type: 'other' }),
  };
}

export type DemoAccounts = ReturnType<typeof makeAccounts>;
