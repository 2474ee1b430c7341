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
