import { toInstant, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays, getToday, toDayNumber } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { forEachOf } from '../each-of.ts';
import { formatLocalTime } from '../local-time.ts';
import { openGlobalTables, type Tenant, TenantDirectory } from './directory.ts';
import { runInTenant, type TenantTx } from './transaction.ts';

/** Works through the tenants one by one, until it is closed. A failure of one does not stop the others. */
export async function forEachTenant(
  pool: Pool,
  work: (tenant: Tenant) => Promise<void>,
  closing?: AbortSignal,
): Promise<void> {
  await forEachOf(await new TenantDirectory(pool).all(), work, closing);
}

/** A moment as the tenants see it. */
export interface LocalMoment {
  day: string;
  /** The time as HH:MM:SS. */
  time: string;
}

/** The instant of a time of day, as HH:MM or HH:MM:SS. */
export const toMoment = (day: string, time: string): Date =>
  new Date(toInstant(toDayNumber(day), toMinuteOfDay(time)) * 60_000);

/** The first instant after a moment at which it is that time of day. */
export const findNext = ({ day, time }: LocalMoment, at: string): Date =>
  toMoment(time < at ? day : addDays(day, 1), at);

/** The kinds of periodic work, of which `tenant_work` has a row for each tenant. */
export type WorkKind =
  | 'hour-reminders'
  | 'unseen-planning'
  | 'leave-requests'
  | 'scaffolds'
  | 'documents'
  | 'weather'
  | 'files';

interface DueOptions {
  now: Date;
  closing?: AbortSignal | undefined;
  /** Tenants in which nobody can sign in are left out, unless told. */
  withBlocked?: boolean;
}

/**
 * Works for each tenant for which this kind of work is due, in a transaction of its own, on one node. The work returns when it looks
 * again, null: not before a change recalls it (`install_work` in the migrations). After a failure it is due as before.
 */
export async function forEachDueTenant(
  pool: Pool,
  kind: WorkKind,
  { now, closing, withBlocked = false }: DueOptions,
  work: (tx: TenantTx, tenantId: string, moment: LocalMoment) => Promise<Date | null>,
): Promise<void> {
  const moment = { day: getToday(now), time: formatLocalTime(now) };
  const due = await openGlobalTables(pool)
    .selectFrom('tenant_work')
    .innerJoin('tenants', 'tenants.id', 'tenant_id')
    .select('tenant_id as tenantId')
    .where('kind', '=', kind)
    .where('due_at', '<=', now)
    .$if(!withBlocked, (query) => query.where('blocked_at', 'is', null))
    .orderBy('due_at')
    .execute();
  const workFor = ({ tenantId }: (typeof due)[number]) =>
    runInTenant(pool, { tenantId, userId: null }, async (tx) => {
      const row = tx
        .selectFrom('tenant_work')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind);
      // Another node works for this tenant, or did just now.
      const claimed = await row
        .where('due_at', '<=', now)
        .select('kind')
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!claimed) return;
      const next = await work(tx, tenantId, moment);
      await sql`update tenant_work set due_at = ${next ?? 'infinity'}::timestamptz
        where tenant_id = ${tenantId} and kind = ${kind}`.execute(tx);
    });
  await forEachOf(due, workFor, closing);
}
