import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { asOwner } from '../backup/owner.ts';
import { removeUnusedPreviews } from '../gallery/unused-previews.ts';
import { deadLetters } from '../jobs/queues.ts';
import { outboxFolder } from '../mail/outbox.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import { globalTables } from '../tenants/directory.ts';
import { forEachTenant } from '../tenants/each.ts';
import { inTenant, type TenantTx } from '../tenants/transaction.ts';

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
/** As long as a phone may be without a network with writes that wait. */
const KEPT_ANSWER_DAYS = 30;
const RUN_DAYS = 400;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** What is removed every night, by its name in the figures. Each returns how much it removed. */
export const removals = {
  /** Mails that were written to files, without a mail server. */
  outboxMails: async ({ dataDir }: Installation, now: Date): Promise<number> => {
    const folder = outboxFolder(dataDir);
    let removed = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      const { mtime } = await stat(file);
      if (mtime >= daysBefore(now, OUTBOX_DAYS)) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  },

  /** Jobs that were given up, and logged. */
  deadLetters: async ({ pool }: Installation, now: Date): Promise<number> => {
    const { rowCount } = await pool.query(
      `delete from pgboss.job where name = $1 and state = 'completed' and completed_on < $2`,
      [deadLetters, daysBefore(now, DEAD_LETTER_DAYS)],
    );
    return rowCount ?? 0;
  },

  sessions: (installation: Installation, now: Date): Promise<number> =>
    inEachTenant(installation, async (tx) => {
      const expired = daysBefore(now, SESSION_DAYS);
      const { numDeletedRows } = await tx
        .deleteFrom('sessions')
        .where('expires_at', '<', expired)
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),

  loginTokens: (installation: Installation, now: Date): Promise<number> =>
    inEachTenant(installation, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('login_tokens')
        .where('expires_at', '<', now)
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),

  /** Answers of writes that nobody sends again. */
  keptAnswers: (installation: Installation, now: Date): Promise<number> =>
    inEachTenant(installation, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('kept_answers')
        .where('created_at', '<', daysBefore(now, KEPT_ANSWER_DAYS))
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),

  /** Of images that nobody looked at for long. */
  previews: async ({ pool, files }: Installation, now: Date): Promise<number> => {
    let removed = 0;
    await forEachTenant(pool, async ({ id }) => {
      removed += await removeUnusedPreviews(files, id, now);
    });
    return removed;
  },

  /** Counts of attempts whose window is over. */
  throttles: async ({ pool }: Installation, now: Date): Promise<number> => {
    const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [
      now.getTime(),
    ]);
    return rowCount ?? 0;
  },

  /** Of the tenants that limit it. By the owner of the tables: the application itself can only add to it. */
  auditEntries: ({ ownerUrl }: Installation, now: Date): Promise<number> =>
    asOwner(ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ id: string; months: number }>(
        'select id, audit_log_months as months from tenants where audit_log_months is not null',
      );
      let removed = 0;
      for (const { id, months } of rows) {
        await owner.query('begin');
        await owner.query(`select set_config('app.tenant_id', $1, true)`, [id]);
        const { rowCount } = await owner.query(
          'delete from audit_log where tenant_id = $1 and at < $2::timestamptz - make_interval(months => $3)',
          [id, now, months],
        );
        await owner.query('commit');
        removed += rowCount ?? 0;
      }
      return removed;
    }),

  /** The records of nightly work itself. */
  runs: async ({ pool }: Installation, now: Date): Promise<number> => {
    const old = daysBefore(now, RUN_DAYS);
    const tables = globalTables(pool);
    const backups = await tables
      .deleteFrom('backup_runs')
      .where('started_at', '<', old)
      .executeTakeFirst();
    const upkeep = await tables
      .deleteFrom('upkeep_runs')
      .where('started_at', '<', old)
      .executeTakeFirst();
    return Number(backups.numDeletedRows) + Number(upkeep.numDeletedRows);
  },
} satisfies Record<string, (installation: Installation, now: Date) => Promise<number>>;

async function inEachTenant(
  { pool }: Installation,
  remove: (tx: TenantTx) => Promise<number>,
): Promise<number> {
  let removed = 0;
  await forEachTenant(pool, async ({ id: tenantId }) => {
    removed += await inTenant(pool, { tenantId, userId: null }, remove);
  });
  return removed;
}
