import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { applicationRole } from '../database/role.ts';
import { queues } from './queues.ts';

/** Rights to send and work jobs and to supervise queues; not to create a table, a queue or an index. */
const grants = `
  grant usage on schema pgboss to ${applicationRole};
  grant select, update on pgboss.queue to ${applicationRole};
  grant select, update (flow_on)
    on pgboss.version to ${applicationRole};
  grant select, insert, update, delete on pgboss.job, pgboss.job_common to ${applicationRole};
  grant select, delete on pgboss.job_dependency to ${applicationRole}`;

/**
 * Creates or upgrades the job tables and queues. The caller holds the lock that keeps two nodes from doing this at once.
 */
export async function prepareJobs(owner: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await finishUpgrade(owner);
  for (const [name, settings] of Object.entries(queues)) {
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  }
  await owner.query(grants);
}

/** Builds the indexes that a pg-boss upgrade postpones to the server, whose role may not create them. The tables are small. */
async function finishUpgrade(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: string; command: string }>(
    `select id, command from pgboss.bam where status <> 'completed' order by created_on`,
  );
  for (const { id, command } of rows) {
    await owner.query(`begin; ${command.replaceAll(/\sconcurrently\b/gi, '')};
      update pgboss.bam set status = 'completed', completed_on = now() where id = '${id}'; commit`);
  }
}
