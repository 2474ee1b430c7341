import { randomUUIDv7 } from 'node:crypto';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { NewUser, UserUpdate } from '@ploegplan/contract/users/schemas';
import { DatabaseError } from 'pg';
import { sortDutch } from '../database/order.ts';
import { HttpProblem } from '../http/problem.ts';
import { hasLeftOn } from '../service.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { insertOnce, updateVersion } from '../versioned-rows.ts';
import { findUser } from './list.ts';

const createTakenFields = (field: string, code: string) => ({ fields: [{ field, code }] });
const createUsernameTaken = (cause?: unknown) =>
  new HttpProblem('username-taken', createTakenFields('username', 'taken'), { cause });
const hasAccount = (cause?: unknown) =>
  new HttpProblem('validation', createTakenFields('employeeId', 'has-account'), { cause });

/** Rejects the username or id of a god, at any tenant. */
async function rejectGodName(tx: TenantTx, username: string, id: string): Promise<void> {
  const god = await tx
    .selectFrom('gods')
    .select('id')
    .where((eb) => eb.or([eb('username', '=', username), eb('id', '=', id)]))
    .executeTakeFirst();
  if (god) throw createUsernameTaken();
}

type Values = Pick<
  NewUser,
  | 'username'
  | 'userType'
  | 'alsoEmployee'
  | 'employeeId'
  | 'leadsCrew'
  | 'email'
  | 'expiryMail'
  | 'passesRequirements'
>;

const toColumns = ({
  username,
  userType,
  alsoEmployee,
  employeeId,
  leadsCrew,
  email,
  expiryMail,
  passesRequirements,
}: Values) => ({
  username,
  user_type: userType,
  also_employee: alsoEmployee,
  employee_id: employeeId,
  leads_crew: employeeId === null ? false : leadsCrew,
  email,
  expiry_mail: expiryMail,
  passes_requirements: passesRequirements,
});

/** Creates an account without a password. Returns undefined when a repeated request created it before. */
export async function insertUser(
  tx: TenantTx,
  { id = randomUUIDv7(), ...user }: Values & { id?: string | undefined },
): Promise<string | undefined> {
  if (await findUser(tx, id)) return undefined;
  await rejectGodName(tx, user.username, id);
  if (await insertOnce(tx, 'users', { id, ...toColumns(user) })) return id;
  if (await findUser(tx, id)) return undefined;
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('username', '=', user.username)
    .executeTakeFirst();
  throw owner ? createUsernameTaken() : hasAccount();
}

/** Changes the account if it still has this version, else rejects with the current one. */
export async function updateUser(
  tx: TenantTx,
  id: string,
  { version, active, ...user }: UserUpdate,
): Promise<void> {
  await rejectGodName(tx, user.username, id);
  const before = await findUser(tx, id);
  // An address that the user typed is not confirmed by an admin who changes something else.
  const isOther = before?.email !== user.email;
  const row = {
    id,
    version,
    active,
    ...(isOther && { email_confirmed: true }),
    ...toColumns(user),
  };
  await updateVersion(tx, 'users', row, () => findUser(tx, id)).catch(rejectTaken);
}

/** The database alone can decide between simultaneous changes to the same username or employee. */
function rejectTaken(error: unknown): never {
  const constraint = error instanceof DatabaseError ? error.constraint : undefined;
  if (constraint === 'users_tenant_id_username_key') throw createUsernameTaken(error);
  if (constraint === 'one_account_per_employee') throw hasAccount(error);
  throw error;
}

/** Lists the usernames that no tenant can give. */
export const listGodNames = async (tx: TenantTx): Promise<string[]> =>
  (await tx.selectFrom('gods').select('username').execute()).map(({ username }) => username);

/** Employees with what decides whether they can get an account, by name. */
export const findInvitable = (tx: TenantTx, ids: readonly string[]) =>
  tx
    .selectFrom('employees')
    .select(['id', 'name', 'email', hasLeftOn(getToday()).as('deleted')])
    .where('id', 'in', [...ids])
    .orderBy('name', sortDutch)
    .orderBy('id')
    .execute();

/** Makes a user an admin, or what is left without that: an employee, or somebody who reads the help. */
export async function setAdmin(tx: TenantTx, id: string, isAdmin: boolean) {
  const { employeeId } = await tx
    .selectFrom('users')
    .select('employee_id as employeeId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const withoutRight = employeeId === null ? ('other' as const) : ('employee' as const);
  const userType = isAdmin ? ('admin' as const) : withoutRight;
  const alsoEmployee = isAdmin && employeeId !== null;
  await tx
    .updateTable('users')
    .set((eb) => ({
      ...{ user_type: userType, also_employee: alsoEmployee, version: eb('version', '+', 1) },
    }))
    .where('id', '=', id)
    .execute();
  return { userType, alsoEmployee };
}

/** Serialises decisions about the admins of a tenant, by locking its row. */
export async function lockAdmins(tx: TenantTx, tenantId: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).forUpdate().execute();
}

/** True when somebody besides this user can administer the tenant: an active admin with a password. */
export async function hasOtherAdmin(tx: TenantTx, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
