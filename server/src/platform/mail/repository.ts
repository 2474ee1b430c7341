import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** The users who may sign in, and so may get mail. Gods are not users and get none. */
const activeUsers = (tx: TenantTx) =>
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

export const findRecipient = (tx: TenantTx, userId: string): Promise<Recipient | undefined> =>
  activeUsers(tx).where('id', '=', userId).executeTakeFirst();

/** All users with the address; members of a family may share one. */
export const findUsersByEmail = (tx: TenantTx, email: string) =>
  activeUsers(tx).where(sql`lower(email)`, '=', email.toLowerCase()).orderBy('username').execute();

const office = (tx: TenantTx) =>
  activeUsers(tx).where('user_type', '=', 'admin').where('email', '<>', '');

/** The office: admins of the tenant who have an e-mail address. */
export const findOffice = (tx: TenantTx) => office(tx).execute();

/** Those of them who get the weekly mail about what expires. */
export const findReadersOfExpiry = (tx: TenantTx) =>
  office(tx).where('expiry_mail', '=', true).execute();

/** The users of employees who have an e-mail address. */
export const findUsersOf = (tx: TenantTx, employeeIds: readonly string[]) =>
  activeUsers(tx)
    .select('employee_id as employeeId')
    .where('employee_id', 'in', [...employeeIds])
    .where('email', '<>', '')
    .execute();

/** The days that the employee of a user was reminded of on a day. */
export const findReminder = (tx: TenantTx, userId: string, day: string) =>
  tx
    .selectFrom('hour_reminders')
    .innerJoin('users', 'users.employee_id', 'hour_reminders.employee_id')
    // The driver makes dates of the days of a list.
    .select(sql<string[]>`hour_reminders.days::text[]`.as('days'))
    .where('users.id', '=', userId)
    .where('hour_reminders.day', '=', day)
    .executeTakeFirst();

export const findWarningText = (tx: TenantTx, id: string) =>
  tx.selectFrom('leave_warnings').select('text').where('id', '=', id).executeTakeFirst();
