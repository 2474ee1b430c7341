import { today } from '@ploegplan/contract/rules/dates';
import type { Pool } from 'pg';
import { localTime } from '../local-time.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { inTenant } from '../tenants/transaction.ts';
import { isTimeToRemind, remindOfMissing } from './reminders.ts';

/** Reminds the employees of each tenant that set a time which has come today; repeated calls remind nobody twice. */
export async function remindAllTenants(
  { pool, mails }: { pool: Pool; mails: AccountMails },
  now = new Date(),
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id: tenantId, blocked } of await new TenantDirectory(pool).all()) {
    if (blocked) continue;
    await inTenant(pool, { tenantId, userId: null }, async (tx) => {
      if (await isTimeToRemind(tx, today(now), localTime(now))) {
        await remindOfMissing(tx, { mails, tenantId }, null);
      }
    }).catch((error: unknown) => failures.push(error));
  }
  // One tenant's failure keeps nothing from the others.
  if (failures.length > 0) throw new AggregateError(failures);
}
