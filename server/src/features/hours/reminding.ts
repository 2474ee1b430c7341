import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

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
        .doUpdateSet({
          remind_at: remindAt,
          version: sql<number>`hour_settings.version
            + (hour_settings.remind_at is distinct from excluded.remind_at)::int`,
        })
        .where('hour_settings.version', '=', version),
    )
    .executeTakeFirst();
  const current = await readHourSettings(tx);
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version', { current });
  return current;
}
