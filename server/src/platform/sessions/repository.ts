import type { UserType } from '@ploegplan/contract/session';
import type { TenantTx } from '../tenants/transaction.ts';
import type { Session } from './access.ts';

/** The session with its user as both are now; undefined when it ended or the user may not sign in any more. */
export async function findSession(tx: TenantTx, id: string): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'users.id as userId',
      'users.user_type as userType',
      'users.also_employee as alsoEmployee',
      'users.employee_id as employeeId',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', new Date())
    .where('users.active', '=', true)
    .executeTakeFirst();
  return row && { ...row, userType: row.userType as UserType };
}

export async function startSession(
  tx: TenantTx,
  session: { id: string; userId: string; expiresAt: Date; userAgent: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', session.userId)
    .where('expires_at', '<=', new Date())
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      expires_at: session.expiresAt,
      user_agent: session.userAgent.slice(0, 300),
    })
    .execute();
}

export async function endSession(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}
