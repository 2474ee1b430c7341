import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { runAsOwner, runInTransaction } from '../backup/owner.ts';
import { forEachOf } from '../each-of.ts';
import { removeUnusedPreviews } from '../gallery/unused-previews.ts';
import { deadLetters } from '../jobs/queues.ts';
import { getOutboxFolder } from '../mail/outbox.ts';
import { CONFIRM_DAYS } from '../scaffolds/hire.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import { openGlobalTables, type Tenant } from '../tenants/directory.ts';
import { forEachTenant } from '../tenants/each.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';

export interface Installation {
  pool: Pool;
  ownerUrl: string;
  dataDir: string;
  files: StoredFiles;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OUTBOX_DAYS = 30;
const DEAD_LETTER_DAYS = 30;
/** A page that is still open may say that its session ended. */
const SESSION_DAYS = 1;
/** A phone may be without a network with waiting writes for this time. */
const KEPT_ANSWER_DAYS = 30;
const RUN_DAYS = 400;
const WEBHOOK_DAYS = 14;

const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

export interface Night extends Installation {
  now: Date;
  /** Aborting ends a removal between two steps. */
  closing: AbortSignal;
  /** Counts what is removed as it goes, so that a later failure does not lose the figures. */
  count: (removed: number | bigint | null) => void;
}

export const removals = {
  /** Removes mails that were written to files, without a mail server. */
  outboxMails: async ({ dataDir, now, closing, count }: Night): Promise<void> => {
    const folder = getOutboxFolder(dataDir);
    const removeOld = async (name: string) => {
      const file = path.join(folder, name);
      const { mtime } = await stat(file);
      if (mtime >= subtractDays(now, OUTBOX_DAYS)) return;
      await rm(file, { force: true });
      count(1);
    };
    await forEachOf(await readdir(folder).catch(() => []), removeOld, closing);
  },

  /** Removes jobs that were given up, and logged. */
  deadLetters: async ({ pool, now, count }: Night): Promise<void> => {
    const { rowCount } = await pool.query(
      `delete from pgboss.job where name = $1 and state = 'completed' and completed_on < $2`,
      [deadLetters, subtractDays(now, DEAD_LETTER_DAYS)],
    );
    count(rowCount);
  },

  sessions: (night: Night): Promise<void> =>
    removeInEachTenant(night, async (tx) => {
      const expired = subtractDays(night.now, SESSION_DAYS);
      const { numDeletedRows } = await tx
        .deleteFrom('sessions')
        .where('expires_at', '<', expired)
        .executeTakeFirst();
      return numDeletedRows;
    }),

  loginTokens: (night: Night): Promise<void> =>
    removeInEachTenant(night, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('login_tokens')
        .where('expires_at', '<', night.now)
        .executeTakeFirst();
      return numDeletedRows;
    }),

  /** Removes notices of the end of hire that nobody confirmed, with the address that a visitor typed. */
  hireEnds: (night: Night): Promise<void> =>
    removeInEachTenant(night, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('scaffold_hire_ends')
        .where('confirmed_at', 'is', null)
        .where('requested_at', '<', subtractDays(night.now, CONFIRM_DAYS))
        .executeTakeFirst();
      return numDeletedRows;
    }),

  /** Removes answers of writes that nobody sends again. */
  keptAnswers: (night: Night): Promise<void> =>
    removeInEachTenant(night, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('kept_answers')
        .where('created_at', '<', subtractDays(night.now, KEPT_ANSWER_DAYS))
        .executeTakeFirst();
      return numDeletedRows;
    }),

  /** Removes messages to endpoints of webhooks, also those that did not arrive. */
  webhookDeliveries: (night: Night): Promise<void> =>
    removeInEachTenant(night, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('webhook_deliveries')
        .where('at', '<', subtractDays(night.now, WEBHOOK_DAYS))
        .executeTakeFirst();
      return numDeletedRows;
    }),

  /** Removes previews of images that nobody looked at for long. */
  previews: (night: Night): Promise<void> =>
    forEachTenant(
      night.pool,
      ({ id: tenantId }) => removeUnusedPreviews({ ...night, tenantId }),
      night.closing,
    ),

  /** Removes counts of attempts whose window is over. */
  throttles: async ({ pool, now, count }: Night): Promise<void> => {
    const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [
      now.getTime(),
    ]);
    count(rowCount);
  },

  /**
   * Removes entries of the tenants that limit their log. The owner of the tables does it: the application itself can only add
   * to the log.
   */
  auditEntries: ({ ownerUrl, now, closing, count }: Night): Promise<void> =>
    runAsOwner(ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ id: string; months: number }>(
        'select id, audit_log_months as months from tenants where audit_log_months is not null order by id',
      );
      const removeEntries = ({ id, months }: (typeof rows)[number]) =>
        runInTransaction(owner, async () => {
          await owner.query(`select set_config('app.tenant_id', $1, true)`, [id]);
          const { rowCount } = await owner.query(
            'delete from audit_log where tenant_id = $1 and at < $2::timestamptz - make_interval(months => $3)',
            [id, now, months],
          );
          return rowCount;
        }).then(count);
      await forEachOf(rows, removeEntries, closing);
    }),

  /** Removes the records of nightly work itself. */
  runs: async ({ pool, now, count }: Night): Promise<void> => {
    const old = subtractDays(now, RUN_DAYS);
    const tables = openGlobalTables(pool);
    const backups = await tables
      .deleteFrom('backup_runs')
      .where('started_at', '<', old)
      .executeTakeFirst();
    const upkeep = await tables
      .deleteFrom('upkeep_runs')
      .where('started_at', '<', old)
      .executeTakeFirst();
    count(backups.numDeletedRows + upkeep.numDeletedRows);
  },
} satisfies Record<string, (night: Night) => Promise<void>>;

async function removeInEachTenant(
  { pool, closing, count }: Night,
  remove: (tx: TenantTx) => Promise<bigint>,
): Promise<void> {
  const removeFromTenant = async ({ id: tenantId }: Tenant) =>
    count(await runInTenant(pool, { tenantId, userId: null }, remove));
  await forEachTenant(pool, removeFromTenant, closing);
}
