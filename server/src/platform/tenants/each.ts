import { toInstant, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays, getToday, toDayNumber } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { combineFailures, forEachOf } from '../each-of.ts';
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
interface LocalMoment {
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
type DueWork =
  | 'hour-reminders'
  | 'unseen-planning'
  | 'leave-requests'
  | 'scaffolds'
  | 'documents'
  | 'weather'
  | 'files'
  | 'webhooks';

interface DueOptions {
  now: Date;
  closing?: AbortSignal | undefined;
  /** Tenants in which nobody can sign in are left out, unless told. */
  withBlocked?: boolean;
}

/** A look that fails is repeated after this time. */
const LEASE_MS = 4 * 60_000;
/** The tenants that a node takes at a time, so that nodes share a look at many. */
const BATCH = 100;

/** Takes some tenants for which work is due. One that a running transaction recalls is left to the next look, which sees its change. */
async function takeDue(
  pool: Pool,
  kind: DueWork,
  { now, withBlocked = false }: DueOptions,
  { lease, done }: { lease: Date; done: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update tenant_work set due_at = ${lease}
     where kind = ${kind} and tenant_id in (
       select w.tenant_id from tenant_work w join tenants t on t.id = w.tenant_id
        where w.kind = ${kind} and w.due_at < ${now} and w.tenant_id <> all (${done}::uuid[]) and (${withBlocked} or t.blocked_at is null)
        order by w.due_at limit ${BATCH} for no key update of w skip locked)
    returning tenant_id as id`.execute(openGlobalTables(pool));
  return rows.map(({ id }) => id);
}

/**
 * Works for each tenant for which this kind of work is due, in a transaction of its own, on one node. The work returns when it looks
 * again, null: not before a change recalls it (`install_work` in the migrations), which also counts while it works.
 */
export async function forEachDueTenant(
  pool: Pool,
  kind: DueWork,
  options: DueOptions,
  work: (tx: TenantTx, tenantId: string, moment: LocalMoment) => Promise<Date | null>,
): Promise<void> {
  const { now, closing } = options;
  const moment = { day: getToday(now), time: formatLocalTime(now) };
  const lease = new Date(now.getTime() + LEASE_MS);
  const workFor = (tenantId: string) =>
    runInTenant(pool, { tenantId, userId: null }, async (tx) => {
      const next = await work(tx, tenantId, moment);
      await sql`update tenant_work set due_at = ${next ?? 'infinity'}::timestamptz
        where tenant_id = ${tenantId} and kind = ${kind} and due_at = ${lease}`.execute(tx);
    });
  const failures: unknown[] = [];
  // What the work itself recalls is for the next look.
  const done: string[] = [];
  while (!closing?.aborted) {
    const taken = await takeDue(pool, kind, options, { lease, done });
    if (taken.length === 0) break;
    done.push(...taken);
    await forEachOf(taken, workFor, closing).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw combineFailures(failures);
}
