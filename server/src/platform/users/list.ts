import { UserType } from '@ploegplan/contract/fields';
import { limits } from '@ploegplan/contract/limits';
import type { User } from '@ploegplan/contract/users/schemas';
import { sql } from 'kysely';
import { sortDutch } from '../database/order.ts';
import type { TenantTx } from '../tenants/transaction.ts';

const selectUsers = (tx: TenantTx) =>
  tx
    .selectFrom('users')
    .leftJoin('employees', 'employees.id', 'users.employee_id')
    .select((eb) => [
      'users.id',
      'users.username',
      'users.user_type as userType',
      'users.also_employee as alsoEmployee',
      'users.employee_id as employeeId',
      'users.leads_crew as leadsCrew',
      'employees.name as employeeName',
      'users.email',
      'users.expiry_mail as expiryMail',
      'users.passes_requirements as passesRequirements',
      'users.active',
      eb('users.password_hash', 'is not', null).as('hasPassword'),
      'users.needs_password_change as needsPasswordChange',
      'users.last_used_at as lastUsedAt',
      sql<boolean>`exists (select from factors where account_id = users.id and kind <> 'recovery')`.as(
        'hasFactor',
      ),
      'users.version',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toUser({ active, hasPassword, ...row }: Row): User {
  const activeState = hasPassword ? 'active' : 'invited';
  return {
    ...row,
    userType: UserType.parse(row.userType),
    employeeName: row.employeeName ?? '',
    state: active ? activeState : 'inactive',
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

export async function listUsers(tx: TenantTx): Promise<User[]> {
  const rows = await selectUsers(tx)
    .orderBy('users.username', sortDutch)
    .limit(limits.listRows)
    .execute();
  return rows.map(toUser);
}

export async function countUsers(
  tx: TenantTx,
): Promise<Record<'active' | 'invited' | 'inactive', number>> {
  const { rows } = await sql<Record<'active' | 'invited' | 'inactive', number>>`
    select count(*) filter (where active and password_hash is not null)::integer as active,
           count(*) filter (where active and password_hash is null)::integer as invited,
           count(*) filter (where not active)::integer as inactive
      from users`.execute(tx);
  return rows[0] ?? { active: 0, invited: 0, inactive: 0 };
}

export async function findUser(tx: TenantTx, id: string): Promise<User | undefined> {
  const row = await selectUsers(tx).where('users.id', '=', id).executeTakeFirst();
  return row && toUser(row);
}
