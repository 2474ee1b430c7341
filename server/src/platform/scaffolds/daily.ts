import type { Pool } from 'pg';
import type { AccountMails } from '../mail/account-mails.ts';
import { findExpiryReaders } from '../mail/repository.ts';
import { findNext, forEachDueTenant } from '../tenants/each.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { listDueScaffolds } from './due.ts';

const MAIL_AT = '06:00:00';

/** Records that the office is told today; false when that was done before, also by another node at this moment. */
async function claimDay(tx: TenantTx, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('scaffold_mails')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const usesRegister = async (tx: TenantTx, tenantId: string): Promise<boolean> => {
  const { hidden } = await tx
    .selectFrom('tenants')
    .select('hidden_parts as hidden')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return !hidden.includes('scaffolds');
};

/** Mails the users of each office who want it about inspections that are due, on each day that has some. */
export const mailDueScaffolds = (
  { pool, mails }: { pool: Pool; mails: AccountMails },
  now = new Date(),
): Promise<void> =>
  forEachDueTenant(pool, 'scaffolds', { now }, async (tx, tenantId, moment) => {
    const { day, time } = moment;
    if (!(await usesRegister(tx, tenantId))) return null;
    if (time >= MAIL_AT && (await claimDay(tx, day))) {
      const readers =
        (await listDueScaffolds(tx, day)).length > 0 ? await findExpiryReaders(tx) : [];
      for (const { id: userId } of readers) {
        await mails.sendScaffoldsDue(tx, { tenantId, userId, day });
      }
    }
    const inspected = tx.selectFrom('scaffolds').select('id').where('due_on', 'is not', null);
    return (await inspected.executeTakeFirst()) ? findNext(moment, MAIL_AT) : null;
  });
