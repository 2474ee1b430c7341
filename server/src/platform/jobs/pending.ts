import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { PendingJob } from '../backup/format.ts';
import { queues } from './queues.ts';

/** The jobs that have not run, or not to their end. A version of the app that knows other tables of jobs can take them. */
export async function readPendingJobs(owner: Client): Promise<PendingJob[]> {
  const { rows: found } = await owner.query<{ exists: boolean }>(
    `select to_regclass('pgboss.job') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await owner.query<PendingJob>(
    `select id, name, coalesce(data, '{}') as data,
       to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
      from pgboss.job where state < 'completed' and name = any ($1) order by id`,
    [Object.keys(queues)],
  );
  return rows;
}

/** Adds jobs in the transaction of this connection. Their tables exist. */
export async function addPendingJobs(owner: Client, jobs: readonly PendingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const db = { executeSql: (text: string, values?: unknown[]) => owner.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  await boss.start();
  for (const [name, own] of Object.entries(Object.groupBy(jobs, (job) => job.name))) {
    if (!Object.hasOwn(queues, name) || !own) continue;
    await boss.insert(
      name,
      own.map(({ id, data, startAfter }) => ({ id, data, startAfter })),
    );
  }
  await boss.stop({ graceful: false });
}
