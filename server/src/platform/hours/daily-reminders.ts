import type { Pool } from 'pg';
import type { AccountMails } from '../mail/account-mails.ts';
import { forEachOpenTenant } from '../tenants/each.ts';
import { isTimeToRemind, remindOfMissing } from './reminders.ts';

/** Reminds the employees of each tenant that set a time which has come today; repeated calls remind nobody twice. */
export const remindAllTenants = (
  { pool, mails }: { pool: Pool; mails: AccountMails },
  now = new Date(),
): Promise<void> =>
  forEachOpenTenant(pool, now, async (tx, tenantId, { day, time }) => {
    if (await isTimeToRemind(tx, day, time)) await remindOfMissing(tx, { mails, tenantId }, null);
  });
