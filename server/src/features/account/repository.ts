import type { Account, AccountSession } from '@ploegplan/contract/account/schemas';
import { UserType } from '@ploegplan/contract/fields';
import type { Language } from '@ploegplan/contract/languages/languages';
import Bowser from 'bowser';
import type { Session } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { updateVersion } from '../../platform/versioned-rows.ts';

type Owner = Pick<Session, 'userId' | 'userType'>;

/** Finds the own account; that of a god has no tenant and no employee. */
export function findOwnAccount(tx: TenantTx, owner: Owner): Promise<Account> {
  return owner.userType === 'god' ? findGod(tx, owner) : findUser(tx, owner);
}

async function findGod(tx: TenantTx, { userId }: Owner): Promise<Account> {
  const { passwordHash, ...god } = await tx
    .selectFrom('gods')
    .select(['username', 'email', 'password_hash as passwordHash', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...god,
    userType: 'god',
    alsoEmployee: false,
    hasPassword: passwordHash !== null,
    employee: null,
  };
}

async function findUser(tx: TenantTx, { userId }: Owner): Promise<Account> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('employees', 'employees.id', 'users.employee_id')
    .select([
      'users.username',
      'users.user_type as userType',
      'users.also_employee as alsoEmployee',
      'users.email',
      'users.password_hash as passwordHash',
      'users.version',
      'employees.name',
      'employees.job_title as jobTitle',
      'employees.phonenumber',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { passwordHash, name, jobTitle, phonenumber, ...user } = row;
  return {
    ...user,
    userType: UserType.parse(user.userType),
    hasPassword: passwordHash !== null,
    employee:
      name === null ? null : { name, jobTitle: jobTitle ?? '', phonenumber: phonenumber ?? '' },
  };
}

/** Changes the own e-mail address if the account still has this version, else rejects with the current account. Another one is unconfirmed. */
export function setEmail(
  tx: TenantTx,
  owner: Owner,
  { email, version }: { email: string; version: number },
  isOther: boolean,
): Promise<void> {
  const row = { id: owner.userId, version, email };
  const find = () => findOwnAccount(tx, owner);
  return owner.userType === 'god'
    ? updateVersion(tx, 'gods', row, find)
    : updateVersion(tx, 'users', { ...row, ...(isOther && { email_confirmed: false }) }, find);
}

export async function setLanguage(tx: TenantTx, { userId }: Owner, language: Language) {
  await tx.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

const getOwnerColumn = ({ userType }: Owner) => (userType === 'god' ? 'god_id' : 'user_id');

/** A readable name for a user agent, such as 'Chrome op Android'. */
function formatDeviceName(userAgent: string): string {
  if (userAgent === '') return 'Onbekend apparaat';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' op ') : 'Onbekend apparaat';
}

export async function listOwnSessions(tx: TenantTx, session: Session): Promise<AccountSession[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where(getOwnerColumn(session), '=', session.userId)
    .where('expires_at', '>', new Date())
    .where('awaits_factor', '=', false)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: formatDeviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === session.id,
  }));
}

/** Ends a session of the own account; returns whether it existed. */
export async function endOwnSession(tx: TenantTx, session: Session, id: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where(getOwnerColumn(session), '=', session.userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all sessions of the account. A god's sessions at other tenants are out of this transaction's reach; a new epoch ends them. */
export async function endAllSessions(tx: TenantTx, { userId, userType }: Owner): Promise<void> {
  if (userType === 'god') {
    await tx
      .updateTable('gods')
      .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
      .where('id', '=', userId)
      .execute();
  } else {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  }
}
