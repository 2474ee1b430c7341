import { getToday } from '@ploegplan/contract/dates/dates';
import { isWorkday } from '@ploegplan/contract/rules/working-time/working-week';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { listDaysOffBetween } from '../days-off.ts';
import { writeToEmployee } from '../languages.ts';
import { createMissingTexts } from '../mail/hours-mail-texts.ts';
import type { Notices } from '../notices/notices.ts';
import { findReachable } from '../notices/repository.ts';
import { hasLeftOn } from '../service.ts';
import { findNext, forEachDueTenant } from '../tenants/each.ts';
import { findWorkingWeek } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { selectMissingAssignments } from './missing.ts';

interface MissingDays {
  employeeId: string;
  /** The oldest day comes first. */
  days: string[];
}

/** Lists the employees who miss hours, by name; those who left are not reminded of anything. */
async function listMissingDays(tx: TenantTx): Promise<MissingDays[]> {
  const { rows } = await sql<MissingDays>`
    select m.employee_id as "employeeId", array_agg(distinct m.date::text order by m.date::text) as days
      from (${selectMissingAssignments(getToday())}) m
      join employees e on e.id = m.employee_id and not ${hasLeftOn(getToday(), 'e')}
     group by m.employee_id, e.name
     order by e.name collate "nl-x-icu", m.employee_id`.execute(tx);
  return rows;
}

interface Reminded {
  reminded: number;
  /** The employees who were reminded today already, miss nothing, or are out of service by now. */
  skipped: string[];
  unreachable: string[];
}

/** Records that an employee is reminded today; false when that was done before, also by somebody else at this moment. */
async function claimToday(tx: TenantTx, { employeeId, days }: MissingDays): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('hour_reminders')
    .values({ employee_id: employeeId, day: getToday(), days })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function notifyOfMissing(tx: TenantTx, notices: Notices, { employeeId, days }: MissingDays) {
  const day = getToday();
  const texts = await writeToEmployee(tx, employeeId, () => createMissingTexts(days));
  const { subject: title, body } = texts;
  const notice = { employeeId, kind: 'missing', key: `missing ${employeeId} ${day}` } as const;
  const path = '/missinghours';
  await notices.notifyEmployees(tx, [
    { ...notice, title, body, path, mail: { kind: 'hours', day } },
  ]);
}

/** Reminds employees of missing hours, each at most once a day. A null `employeeIds` means everybody. */
export async function remindOfMissing(
  tx: TenantTx,
  notices: Notices,
  employeeIds: readonly string[] | null,
): Promise<Reminded> {
  const missing = (await listMissingDays(tx)).filter(
    ({ employeeId }) => employeeIds === null || employeeIds.includes(employeeId),
  );
  const ids = missing.map(({ employeeId }) => employeeId);
  const reachable = await findReachable(tx, ids, 'missing');
  const reminded = new Set<string>();
  const unreachable: string[] = [];
  for (const one of missing) {
    const { employeeId } = one;
    if (!reachable.has(employeeId)) unreachable.push(employeeId);
    else if (await claimToday(tx, one)) {
      reminded.add(employeeId);
      await notifyOfMissing(tx, notices, one);
    }
  }
  const skipped = (employeeIds ?? ids).filter(
    (id) => !reminded.has(id) && !unreachable.includes(id),
  );
  return { reminded: reminded.size, skipped, unreachable };
}

async function isDayToRemind(tx: TenantTx, day: string): Promise<boolean> {
  if (!isWorkday(await findWorkingWeek(tx), day)) return false;
  return (await listDaysOffBetween(tx, day, day)).length === 0;
}

/** Reminds the employees of each tenant that set a time, when it comes on a workday; repeated calls remind nobody twice. */
export const remindAllTenants = (
  { pool, notices }: { pool: Pool; notices: Notices },
  now = new Date(),
): Promise<void> =>
  forEachDueTenant(pool, 'hour-reminders', { now }, async (tx, _, moment) => {
    const settings = await tx.selectFrom('hour_settings').select('remind_at').executeTakeFirst();
    if (!settings?.remind_at) return null;
    const isTime = moment.time >= settings.remind_at;
    if (isTime && (await isDayToRemind(tx, moment.day))) await remindOfMissing(tx, notices, null);
    return findNext(moment, settings.remind_at);
  });
