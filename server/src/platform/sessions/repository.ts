import { getToday } from '@ploegplan/contract/dates/dates';
import type { FactorStep } from '@ploegplan/contract/endpoint';
import type { UserType } from '@ploegplan/contract/fields';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';
import type { Session } from './access.ts';
import type { Account } from './accounts.ts';

/** Precision of the time of last use, so that not every request writes. */
export const LAST_USE_PRECISION_MS = 60_000;

/**
 * True for a god, but that of the demo, and for the office from the day that its company chose, unless signing in with an account of
 * the company is enough.
 */
const needsFactor = () => sql<boolean>`case users.user_type when 'admin' then exists (
    select from tenants where tenants.id = sessions.tenant_id and factor_from <= ${getToday()}::date)
    and not (sessions.by_company and exists (select from company_logins where counts_as_factor))
  else coalesce(gods.needs_factor, false) end`;

const hasFactor = sql<boolean>`exists (
  select from factors where account_id = users.id and kind <> 'recovery'
  union all select from god_factors where account_id = gods.id and kind <> 'recovery')`;

/** The session with its current account; undefined when it has ended or the account may no longer sign in. */
export async function findSession(tx: TenantTx, id: string): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.user_id').on('users.active', '=', true),
    )
    .leftJoin('gods', (join) =>
      join
        .onRef('gods.id', '=', 'sessions.god_id')
        .onRef('gods.epoch', '=', 'sessions.god_epoch')
        .on('gods.active', '=', true),
    )
    .select((eb) => [
      'sessions.id',
      'sessions.last_used_at as lastUsedAt',
      'sessions.expires_at as expiresAt',
      eb.fn.coalesce('users.id', 'gods.id').as('userId'),
      eb.fn.coalesce('users.username', 'gods.username').as('username'),
      eb.fn.coalesce('users.needs_password_change', 'gods.needs_password_change').as('needsChange'),
      'users.user_type as userType',
      'users.also_employee as alsoEmployee',
      'users.employee_id as employeeId',
      'users.leads_crew as leadsCrew',
      'sessions.awaits_factor as awaitsFactor',
      'sessions.by_company as byCompany',
      'sessions.confirmed_at as confirmedAt',
      needsFactor().as('needsFactor'),
      hasFactor.as('hasFactor'),
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row || row.userId === null || row.username === null) return undefined;
  if (Date.now() - row.lastUsedAt.getTime() > LAST_USE_PRECISION_MS)
    await recordUse(tx, id, row.userId);
  return {
    id: row.id,
    userId: row.userId,
    username: row.username,
    needsPasswordChange: row.needsChange ?? false,
    userType: (row.userType ?? 'god') as UserType,
    alsoEmployee: row.alsoEmployee ?? false,
    employeeId: row.employeeId,
    leadsCrew: row.leadsCrew ?? false,
    expiresAt: row.expiresAt,
    factorStep: findFactorStep(row),
    needsFactor: row.needsFactor,
    byCompany: row.byCompany,
    confirmedAt: row.confirmedAt,
  };
}

function findFactorStep(row: {
  awaitsFactor: boolean;
  needsFactor: boolean;
  hasFactor: boolean;
}): FactorStep | undefined {
  if (row.awaitsFactor) return 'verify';
  return row.needsFactor && !row.hasFactor ? 'set-up' : undefined;
}

async function recordUse(tx: TenantTx, sessionId: string, userId: string): Promise<void> {
  const values = { last_used_at: new Date() };
  await tx.updateTable('sessions').set(values).where('id', '=', sessionId).execute();
  await tx.updateTable('users').set(values).where('id', '=', userId).execute();
}

/** Notes that the user has shown a password or factor in this session. */
export async function confirmSession(tx: TenantTx, id: string): Promise<void> {
  const values = { confirmed_at: new Date() };
  await tx.updateTable('sessions').set(values).where('id', '=', id).execute();
}

export interface NewSession {
  id: string;
  account: Pick<Account, 'id' | 'godEpoch'>;
  expiresAt: Date;
  userAgent: string;
  /** The second step of signing in is still to come. */
  awaitsFactor?: boolean;
  byCompany?: boolean;
  /** When the user last showed who he is: by default now. */
  confirmedAt?: Date | null | undefined;
}

const getAccountColumn = ({ godEpoch }: Pick<Account, 'godEpoch'>) =>
  godEpoch === null ? 'user_id' : 'god_id';

export async function startSession(
  tx: TenantTx,
  {
    id,
    account,
    expiresAt,
    userAgent,
    awaitsFactor = false,
    byCompany = false,
    confirmedAt,
  }: NewSession,
): Promise<void> {
  const owner = getAccountColumn(account);
  await tx
    .deleteFrom('sessions')
    .where(owner, '=', account.id)
    .where('expires_at', '<=', new Date())
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      id,
      [owner]: account.id,
      god_epoch: account.godEpoch,
      expires_at: expiresAt,
      user_agent: userAgent.slice(0, 300),
      awaits_factor: awaitsFactor,
      by_company: byCompany,
      ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
    })
    .execute();
  await recordUse(tx, id, account.id);
}

export async function endSession(tx: TenantTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions of an account at this tenant, optionally except one. */
export async function endAccountSessions(
  tx: TenantTx,
  accountId: string,
  exceptSessionId?: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', accountId), eb('god_id', '=', accountId)]))
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? ''))
    .execute();
}
