import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** The users who may sign in, and so may get mail. Gods are not users and get none. */
const selectActiveUsers = (tx: TenantTx) =>
  tx
    .selectFrom('users')
    .select((eb) => [
      'id',
      'username',
      'email',
      'user_type as userType',
      eb('password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
    ])
    .where('active', '=', true);

export type Recipient = Awaited<ReturnType<typeof findUsersByEmail>>[number];

/** Keeps the address until the transaction ends: another one drops the links that were mailed, also one that is just being written. */
export const findRecipient = (tx: TenantTx, userId: string): Promise<Recipient | undefined> =>
  selectActiveUsers(tx).where('id', '=', userId).forShare().executeTakeFirst();

/** Members of a family may share one address. */
export const findUsersByEmail = (tx: TenantTx, email: string) =>
  selectActiveUsers(tx)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('username')
    .execute();

const selectOffice = (tx: TenantTx) =>
  selectActiveUsers(tx).where('user_type', '=', 'admin').where('email', '<>', '');

/** The office: admins of the tenant who have an e-mail address. */
export const findOffice = (tx: TenantTx) => selectOffice(tx).execute();

/** Finds the users of the office who get the weekly mail about what expires. */
export const findExpiryReaders = (tx: TenantTx) =>
  selectOffice(tx).where('expiry_mail', '=', true).execute();

export interface EmployeeAddress {
  employeeId: string;
  email: string;
  /** True when the employee can sign in, and so open the link of a mail. */
  hasAccount: boolean;
}

/** Finds the mail addresses of employees: of the account, else of the employee. Employees without either are left out. */
export async function findEmployeeAddresses(
  tx: TenantTx,
  employeeIds: readonly string[],
): Promise<Map<string, EmployeeAddress>> {
  const { rows } = await sql<EmployeeAddress>`
    select e.id as "employeeId", coalesce(nullif(u.email, ''), e.email) as email, u.id is not null as "hasAccount"
      from employees e left join users u on u.employee_id = e.id and u.active
     where e.id = any(${employeeIds}) and coalesce(nullif(u.email, ''), e.email) <> ''`.execute(tx);
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** The days that an employee was reminded of on a day. */
export const findReminder = (tx: TenantTx, employeeId: string, day: string) =>
  tx
    .selectFrom('hour_reminders')
    // The driver makes dates of the days of a list.
    .select(sql<string[]>`days::text[]`.as('days'))
    .where('employee_id', '=', employeeId)
    .where('day', '=', day)
    .executeTakeFirst();

export const findWarningText = (tx: TenantTx, id: string) =>
  tx.selectFrom('leave_warnings').select('text').where('id', '=', id).executeTakeFirst();
