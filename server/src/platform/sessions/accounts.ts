import type { UserType } from '@ploegplan/contract/fields';
import type { TenantTx } from '../tenants/transaction.ts';

/** An account that can sign in: a user of this tenant, or a god, who belongs to no tenant. */
export interface Account {
  id: string;
  username: string;
  userType: UserType;
  alsoEmployee: boolean;
  email: string;
  passwordHash: string | null;
  needsPasswordChange: boolean;
  /**
   * The number is incremented to end a god's sessions at all tenants; null for a user, whose sessions are rows of this tenant.
   */
  godEpoch: number | null;
}

const selectActiveUsers = (tx: TenantTx) =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'username',
      'user_type as userType',
      'also_employee as alsoEmployee',
      'email',
      'password_hash as passwordHash',
      'needs_password_change as needsPasswordChange',
    ])
    .where('active', '=', true);

const selectActiveGods = (tx: TenantTx) =>
  tx
    .selectFrom('gods')
    .select([
      'id',
      'username',
      'email',
      'password_hash as passwordHash',
      'needs_password_change as needsPasswordChange',
      'epoch as godEpoch',
    ])
    .where('active', '=', true);

type UserRow = Awaited<ReturnType<ReturnType<typeof selectActiveUsers>['executeTakeFirstOrThrow']>>;
type GodRow = Awaited<ReturnType<ReturnType<typeof selectActiveGods>['executeTakeFirstOrThrow']>>;

/** A god takes precedence: the username of a god is rejected for a new user. */
const pick = (user: UserRow | undefined, god: GodRow | undefined): Account | undefined => {
  if (god) return { ...god, userType: 'god', alsoEmployee: false };
  return user && { ...user, userType: user.userType as UserType, godEpoch: null };
};

/** The active account with this username. Always queries both tables, so that the response time reveals nothing. */
export async function findAccount(tx: TenantTx, username: string): Promise<Account | undefined> {
  const name = username.toLowerCase();
  const user = await selectActiveUsers(tx).where('username', '=', name).executeTakeFirst();
  const god = await selectActiveGods(tx).where('username', '=', name).executeTakeFirst();
  return pick(user, god);
}

export async function findAccountById(tx: TenantTx, id: string): Promise<Account | undefined> {
  const user = await selectActiveUsers(tx).where('id', '=', id).executeTakeFirst();
  const god = user ? undefined : await selectActiveGods(tx).where('id', '=', id).executeTakeFirst();
  return pick(user, god);
}

/**
 * The users with this address in whatever case, those who may no longer sign in included. Not those who typed it themselves and did not
 * show that they read its mails: it may be that of somebody else.
 */
export const findUsersByEmail = (tx: TenantTx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'active'])
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('email_confirmed', '=', true)
    .execute();

/** Notes that a link mailed to the address of the user was used; links to an earlier address were dropped. */
export async function confirmEmail(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_confirmed: true })
    .where('id', '=', userId)
    .where('email_confirmed', '=', false)
    .execute();
}

/** Verifying takes a while, in which password or account may change. Locks the account until the transaction ends. */
export async function isUnchanged(
  tx: TenantTx,
  { id, godEpoch, passwordHash }: Account,
): Promise<boolean> {
  const row = await tx
    .selectFrom(godEpoch === null ? 'users' : 'gods')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('password_hash', 'is not distinct from', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a god's sessions at all tenants; those of a user must be ended by the caller. Returns the values for a new session. */
export async function setPassword(
  tx: TenantTx,
  { id, godEpoch }: Pick<Account, 'id' | 'godEpoch'>,
  passwordHash: string,
  needsPasswordChange = false,
): Promise<Pick<Account, 'id' | 'godEpoch'>> {
  const values = { password_hash: passwordHash, needs_password_change: needsPasswordChange };
  if (godEpoch === null) {
    await tx
      .updateTable('users')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { id, godEpoch };
  }
  return tx
    .updateTable('gods')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), epoch: eb('epoch', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'epoch as godEpoch'])
    .executeTakeFirstOrThrow();
}
