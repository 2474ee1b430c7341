import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/pool.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { connectionOf } from './connection.ts';
import { deadLetters, type QueueName, queues } from './queues.ts';

/** Jobs that are under way this long after the wish to stop are left to another node, or to the next start. */
const DRAIN_MS = 10_000;

/** Of one queue, in one node. */
const AT_ONCE = 5;

/** Trying again is of no use: the job goes to the dead letters at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob';
}

interface Options extends Pick<Database, 'pool' | 'listener'> {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How often a queue is looked at for what is due again; a new job is heard of at once. */
  pollSeconds?: number;
  /** How often jobs of nodes that died are given to others. */
  superviseSeconds?: number;
}

/** A handler gets what was sent, maybe by another version of the server, and maybe twice: after a crash a job is done again. */
export type Handler = (data: unknown) => Promise<void>;

/** Work that is done after the transaction that asks for it, by any node, and again when it fails. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Options['log'];
  readonly #pollSeconds: number;

  constructor(boss: PgBoss, { log, pollSeconds = 5 }: Options) {
    this.#boss = boss;
    this.#log = log;
    this.#pollSeconds = pollSeconds;
  }

  /**
   * Puts a job down in the transaction: it is done once that commits, and never if it rolls back.
   * @param afterSeconds how long it waits at least
   */
  async send(tx: TenantTx, queue: QueueName, data: object, afterSeconds = 0): Promise<void> {
    await this.#boss.send(queue, data, { db: fromKysely(tx), startAfter: afterSeconds });
  }

  async work(queue: QueueName, handler: Handler): Promise<void> {
    await this.#work(queue, (job) => this.#attempt(job, handler));
  }

  /** Tells the operator of what was given up. Of the nodes one does. */
  async reportDeadLetters(): Promise<void> {
    await this.#work(deadLetters, async ({ id, sourceName, sourceId, sourceOutput }) => {
      const given = { queue: sourceName, job: sourceId, reason: sourceOutput };
      this.#log.error(given, 'A job was given up');
      return { id, status: 'completed' };
    });
  }

  /** Takes no more jobs, and lets those that are under way finish, within reason. */
  async stop(): Promise<void> {
    const idle = Promise.all(Object.keys(queues).map((name) => this.#boss.offWork(name)));
    await Promise.race([idle, sleep(DRAIN_MS, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: false });
  }

  async #work(
    queue: keyof typeof queues,
    handle: (job: JobWithMetadata<unknown>) => Promise<JobResult>,
  ): Promise<void> {
    const options = {
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: this.#pollSeconds,
      notifyPollingIntervalSeconds: this.#pollSeconds,
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
    } as const;
    await this.#boss.work(queue, options, (jobs: JobWithMetadata<unknown>[]) =>
      Promise.all(jobs.map(handle)),
    );
  }

  async #attempt({ id, name, data }: JobWithMetadata<unknown>, handler: Handler) {
    try {
      await handler(data);
      return { id, status: 'completed' } as const;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ queue: name, job: id, reason }, 'A job failed');
      const status = error instanceof HopelessJob ? 'deadletter' : 'failed';
      return { id, status, output: { message: reason } } as const;
    }
  }
}

/** Starts sending and looking after the queues. Nothing is worked until `work` is called. */
export async function openJobs(options: Options): Promise<Jobs> {
  const { log, superviseSeconds = 60 } = options;
  const boss = new PgBoss({
    db: connectionOf(options),
    useListenNotify: true,
    migrate: false,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The queues of jobs failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The queues of jobs'));
  await boss.start();
  return new Jobs(boss, options);
}
