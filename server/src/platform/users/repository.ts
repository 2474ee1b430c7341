import { randomUUIDv7 } from 'node:crypto';
import type { NewUser, UserUpdate } from '@ploegplan/contract/users.schemas';
import { DatabaseError } from 'pg';
import { HttpProblem } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';

const taken = (field: string, code: string) => ({ fields: [{ field, code }] });

/** Turns a violated unique constraint into an API error; only the database can decide between simultaneous requests. */
async function rejectTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = error instanceof DatabaseError ? error.constraint : undefined;
    if (constraint === 'users_tenant_id_username_key') {
      throw new HttpProblem('username-taken', taken('username', 'taken'), { cause: error });
    }
    if (constraint === 'one_account_per_employee') {
      throw new HttpProblem('validation', taken('employeeId', 'has-account'), { cause: error });
    }
    throw error;
  }
}

/** Rejects the username or id of a god, at any tenant. */
async function rejectGodName(tx: TenantTx, username: string, id: string): Promise<void> {
  const god = await tx
    .selectFrom('gods')
    .select('id')
    .where((eb) => eb.or([eb('username', '=', username), eb('id', '=', id)]))
    .executeTakeFirst();
  if (god) throw new HttpProblem('username-taken', taken('username', 'taken'));
}

type Values = Pick<NewUser, 'username' | 'userType' | 'alsoEmployee' | 'employeeId' | 'email'>;

const columns = ({ username, userType, alsoEmployee, employeeId, email }: Values) => ({
  username,
  user_type: userType,
  also_employee: alsoEmployee,
  employee_id: employeeId,
  email,
});

/** Creates an account without a password. Returns undefined when a repeated request created it before. */
export async function insertUser(
  tx: TenantTx,
  { id = randomUUIDv7(), ...user }: Values & { id?: string | undefined },
): Promise<string | undefined> {
  await rejectGodName(tx, user.username, id);
  const query = tx
    .insertInto('users')
    .values({ id, ...columns(user) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id');
  return (await rejectTaken(query.executeTakeFirst()))?.id;
}

/** Changes the account if it still has this version; returns whether it had. */
export async function updateUser(
  tx: TenantTx,
  id: string,
  { version, active, ...user }: UserUpdate,
): Promise<boolean> {
  await rejectGodName(tx, user.username, id);
  const query = tx
    .updateTable('users')
    .set((eb) => ({ ...columns(user), active, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id');
  return (await rejectTaken(query.executeTakeFirst())) !== undefined;
}

/** Serialises decisions about the admins of a tenant, by locking its row. */
export async function lockAdmins(tx: TenantTx, tenantId: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).forUpdate().execute();
}

/** Whether somebody besides this user can administer the tenant: an active admin with a password. */
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
