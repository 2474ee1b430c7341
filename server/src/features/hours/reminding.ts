import type { HourSettings, MissingHours } from '@ploegplan/contract/hours.schemas';
import { sql } from 'kysely';
import { listMissingDays } from '../../platform/hours/reminders.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { findUsersOf } from '../../platform/mail/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Who misses how many hours, with when they were last reminded. */
export async function listMissing(tx: TenantTx): Promise<MissingHours[]> {
  const missing = await listMissingDays(tx);
  const ids = missing.map(({ employeeId }) => employeeId);
  if (ids.length === 0) return [];
  const reminders = await tx
    .selectFrom('hour_reminders')
    .select((eb) => ['employee_id', eb.fn.max('at').as('at')])
    .where('employee_id', 'in', ids)
    .groupBy('employee_id')
    .execute();
  const remindedAt = new Map(
    reminders.map(({ employee_id, at }) => [employee_id, at.toISOString()]),
  );
  const withMail = new Set((await findUsersOf(tx, ids)).map(({ employeeId }) => employeeId));
  return missing.map((one) => ({
    ...one,
    remindedAt: remindedAt.get(one.employeeId) ?? null,
    hasMail: withMail.has(one.employeeId),
  }));
}

export async function readHourSettings(tx: TenantTx): Promise<HourSettings> {
  const row = await tx
    .selectFrom('hour_settings')
    .select(['remind_at as remindAt', 'version'])
    .executeTakeFirst();
  return row ?? { remindAt: null, version: 0 };
}

export async function changeHourSettings(
  tx: TenantTx,
  { remindAt, version }: HourSettings,
): Promise<HourSettings> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('hour_settings')
    .values({ remind_at: remindAt, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ remind_at: remindAt, version: sql<number>`hour_settings.version + 1` })
        .where('hour_settings.version', '=', version),
    )
    .executeTakeFirst();
  const current = await readHourSettings(tx);
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version', { current });
  return current;
}
