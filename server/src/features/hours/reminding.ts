import type { HourSettings, HourSettingsPatch } from '@ploegplan/contract/hours/schemas';
import { type DayTimesSettings, noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export async function readHourSettings(tx: TenantTx): Promise<HourSettings> {
  const row = await tx
    .selectFrom('hour_settings')
    .select((eb) => [
      'remind_at as remindAt',
      eb.ref('day_times').$castTo<DayTimesSettings>().as('dayTimes'),
      'version',
    ])
    .executeTakeFirst();
  return row ?? { remindAt: null, dayTimes: noDayTimes, version: 0 };
}

/** Changes the given settings; fails when they were changed since. */
export async function changeHourSettings(
  tx: TenantTx,
  { version, ...change }: HourSettingsPatch,
): Promise<HourSettings> {
  const before = await readHourSettings(tx);
  const { remindAt = before.remindAt, dayTimes = before.dayTimes } = change;
  const values = { remind_at: remindAt, day_times: JSON.stringify(dayTimes) };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('hour_settings')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({
          ...values,
          version: sql<number>`hour_settings.version
            + ((hour_settings.remind_at, hour_settings.day_times) is distinct from (excluded.remind_at, excluded.day_times))::int`,
        })
        .where('hour_settings.version', '=', version),
    )
    .executeTakeFirst();
  const current = await readHourSettings(tx);
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version', { current });
  return current;
}
