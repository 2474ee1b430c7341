import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AccountMails } from '../mail/account-mails.ts';
import { findExpiryReaders } from '../mail/repository.ts';
import { findNext, forEachDueTenant, toMoment } from '../tenants/each.ts';
import { findTermsInDays } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { listExpiring } from './expiring.ts';

/** The mail is sent on Monday, or later in the week when nothing ran by then. */
const MAIL_AT = '07:00:00';

/** Records that the office was told this week; false when that was done before, also by another node at this moment. */
async function claimWeek(tx: TenantTx, monday: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('expiry_mails')
    .values({ monday })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function sendExpiryMails(
  tx: TenantTx,
  { mails, tenantId }: { mails: AccountMails; tenantId: string },
  day: string,
): Promise<void> {
  if (!(await claimWeek(tx, getMonday(day)))) return;
  if ((await listExpiring(tx, day, 1)).expiringCount === 0) return;
  for (const { id: userId } of await findExpiryReaders(tx)) {
    await mails.sendExpiring(tx, { tenantId, userId, day });
  }
}

/** A removed document cannot be restored, and its files make room. Returns whether others are deleted. */
async function removeForGood(tx: TenantTx): Promise<boolean> {
  const { restoreDays } = await findTermsInDays(tx);
  await tx
    .deleteFrom('documents')
    .where('deleted_at', '<', sql<Date>`now() - ${restoreDays} * interval '1 day'`)
    .execute();
  const deleted = tx.selectFrom('documents').select('id').where('deleted_at', 'is not', null);
  return (await deleted.executeTakeFirst()) !== undefined;
}

/**
 * Mails the users of each office who want it about expiring documents, once a week, and removes documents that were deleted
 * long ago.
 */
export const keepDocuments = (
  { pool, mails }: { pool: Pool; mails: AccountMails },
  now = new Date(),
): Promise<void> =>
  forEachDueTenant(pool, 'documents', { now }, async (tx, tenantId, moment) => {
    const { day, time } = moment;
    const isAnyDeleted = await removeForGood(tx);
    if (time < MAIL_AT) return findNext(moment, MAIL_AT);
    await sendExpiryMails(tx, { mails, tenantId }, day);
    return isAnyDeleted ? findNext(moment, MAIL_AT) : toMoment(addDays(getMonday(day), 7), MAIL_AT);
  });
