import type { Announcement } from '@ploegplan/contract/announcements/schemas';
import type { NewAnnouncement, TenantUse } from '@ploegplan/contract/hosting/schemas';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { openGlobalTables } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Finds what a tenant uses, and what failed there. */
export async function findUse(tx: TenantTx, id: string): Promise<TenantUse> {
  const { rows } = await sql<Omit<TenantUse, 'id' | 'lastUsedAt'> & { lastUsedAt: Date | null }>`
    select (select count(*)::int from users where active) as users,
      (select max(last_used_at) from users) as "lastUsedAt",
      (select coalesce(sum(size_bytes), 0)::int8 from stored_files where state <> 'deleting') as "storageBytes",
      (select count(*)::int from job_failures where retried_at is null and queue <> 'account-mail') as "failedJobs",
      (select count(*)::int from job_failures where retried_at is null and queue = 'account-mail') as "failedMails"`.execute(
    tx,
  );
  const [use] = rows;
  if (!use) throw new Error('A query without a table returns one row');
  return { id, ...use, lastUsedAt: use.lastUsedAt?.toISOString() ?? null };
}

interface Row extends Omit<Announcement, 'startsAt' | 'endsAt'> {
  startsAt: Date;
  endsAt: Date;
}

const toAnnouncement = ({ startsAt, endsAt, ...row }: Row): Announcement => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const columns = ['id', 'text', 'starts_at as startsAt', 'ends_at as endsAt'] as const;

/** Lists announcements that have not ended, the first to begin first. */
export async function listAnnouncements(pool: Pool): Promise<Announcement[]> {
  const rows = await openGlobalTables(pool)
    .selectFrom('announcements')
    .select(columns)
    .where('ends_at', '>', new Date())
    .orderBy('starts_at')
    .execute();
  return rows.map(toAnnouncement);
}

/** Lists announcements that have not ended, and that this account has not closed at this tenant. */
export async function listOpenAnnouncements(
  tx: TenantTx,
  accountId: string,
): Promise<Announcement[]> {
  const rows = await tx
    .selectFrom('announcements')
    .select(columns)
    .where('ends_at', '>', new Date())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcement_dismissals')
            .select('at')
            .whereRef('announcement_id', '=', 'announcements.id')
            .where('account_id', '=', accountId),
        ),
      ),
    )
    .orderBy('starts_at')
    .execute();
  return rows.map(toAnnouncement);
}

interface NewRow extends Omit<NewAnnouncement, 'id'> {
  id: string;
  createdBy: string;
}

export async function insertAnnouncement(pool: Pool, row: NewRow): Promise<void> {
  await openGlobalTables(pool)
    .insertInto('announcements')
    .values({
      id: row.id,
      text: row.text,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      created_by: row.createdBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns false when there is no such announcement. */
export async function deleteAnnouncement(pool: Pool, id: string): Promise<boolean> {
  const { numDeletedRows } = await openGlobalTables(pool)
    .deleteFrom('announcements')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns false when there is no such announcement. */
export async function dismissAnnouncement(
  tx: TenantTx,
  id: string,
  accountId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .insertInto('announcement_dismissals')
    .values({ announcement_id: id, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
