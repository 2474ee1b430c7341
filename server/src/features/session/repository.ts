import type { UserType } from '@ploegplan/contract/session';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** What signing in needs to know of a user. Usernames are kept in lower case. */
export async function findUser(tx: TenantTx, username: string) {
  const user = await tx
    .selectFrom('users')
    .select([
      'id',
      'password_hash as passwordHash',
      'user_type as userType',
      'also_employee as alsoEmployee',
      'needs_password_change as needsPasswordChange',
      'email',
    ])
    .where('username', '=', username.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst();
  return user && { ...user, userType: user.userType as UserType };
}
