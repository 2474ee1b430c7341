import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type WorkOptions,
} from 'pg-boss';
import * as z from 'zod/mini';
import type { Database } from '../database/pool.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createConnection } from './connection.ts';
import { recordFailure, takeFailure } from './failures.ts';
import { deadLetters, type QueueName, queues } from './queues.ts';

/** Jobs that still run this long after a stop request are left to another node, or to the next start. */
const DRAIN_MS = 10_000;

/** Simultaneous jobs per queue and node. */
const CONCURRENCY = 5;

/** An error that a retry cannot solve: the job goes to the dead letter queue at once. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

const OfTenant = z.object({ tenantId: z.uuid() });

/** The group of a job of a tenant, for queues in which tenants take turns. */
const groupByTenant = (data: unknown) => {
  const { data: found } = OfTenant.safeParse(data);
  return found ? { group: { id: found.tenantId } } : {};
};

type Turns = Pick<WorkOptions, 'groupConcurrency' | 'localGroupConcurrency'>;

interface Concurrency extends Turns, Pick<WorkOptions, 'localConcurrency'> {
  batchSize: number;
}

const Output = z.object({ message: z.string() });

interface Options extends Pick<Database, 'pool' | 'listener'> {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Seconds between two polls of a queue for retries; a new job is announced by a notification. */
  pollSeconds?: number;
  /** Seconds after which the jobs of crashed nodes are given to other nodes. */
  superviseSeconds?: number;
  metrics?: Metrics;
  tracing?: Tracing | null;
}

/** A handler must accept data of another server version, and the same job twice: after a crash a job is repeated. */
export type Handler = (data: unknown) => Promise<void>;

/** Background jobs: run after the transaction that sends them, by any node, and retried when they fail. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Options['log'];
  readonly #pollSeconds: number;
  readonly #metrics: Metrics | undefined;
  readonly #tracing: Tracing | null;
  readonly #pool: Options['pool'];
  readonly #givenUp = new Map<string, Handler>();

  constructor(boss: PgBoss, { log, pool, pollSeconds = 5, metrics, tracing = null }: Options) {
    this.#boss = boss;
    this.#log = log;
    this.#pool = pool;
    this.#pollSeconds = pollSeconds;
    this.#metrics = metrics;
    this.#tracing = tracing;
  }

  /** Runs once the transaction commits, never if it rolls back, and not before `afterSeconds`. */
  async send(tx: TenantTx, queue: QueueName, data: object, afterSeconds = 0): Promise<void> {
    const options = { db: fromKysely(tx), startAfter: afterSeconds, ...groupByTenant(data) };
    await this.#boss.send(queue, data, options);
  }

  /** As `send`, for many jobs in one statement. */
  async sendAll(tx: TenantTx, queue: QueueName, jobs: readonly object[]): Promise<void> {
    const rows = jobs.map((data) => ({ data }));
    if (rows.length > 0) await this.#boss.insert(queue, rows, { db: fromKysely(tx) });
  }

  /** @param concurrency how many jobs this node handles at the same time */
  async work(queue: QueueName, handler: Handler, concurrency = CONCURRENCY): Promise<void> {
    await this.#work(queue, this.#count(queue, handler), { batchSize: concurrency });
  }

  /**
   * As `work`, with so many jobs of a tenant at a time, so that the others' do not wait for its many: of each node, or of all together.
   * No job waits for the end of those that were taken with it.
   */
  async workInTurns(
    queue: QueueName,
    handler: Handler,
    concurrency: number,
    ofTenant: Turns = { groupConcurrency: 1 },
  ): Promise<void> {
    const options = { batchSize: 1, localConcurrency: concurrency, ...ofTenant };
    await this.#work(queue, this.#count(queue, handler), options);
  }

  #count(queue: QueueName, handler: Handler) {
    return async (job: JobWithMetadata<unknown>) => {
      const result = await this.#attempt(job, handler);
      this.#metrics?.jobs.inc({ queue, result: result.status });
      return result;
    };
  }

  /** Registers what else to do when a job of a queue is given up. */
  onGivenUp(queue: QueueName, handler: Handler): void {
    this.#givenUp.set(queue, handler);
  }

  /** Logs each job in the dead letter queue, on one of the nodes, and keeps it with its tenant for a god to retry. */
  async reportDeadLetters(): Promise<void> {
    const attempt = (job: JobWithMetadata<unknown>) => this.#attempt(job, () => this.#giveUp(job));
    await this.#work(deadLetters, attempt, { batchSize: CONCURRENCY });
  }

  /** Tries a job again that was given up; returns false when it is gone. */
  async retry(tx: TenantTx, failureId: string): Promise<boolean> {
    const failure = await takeFailure(tx, failureId);
    if (!failure) return false;
    const options = { db: fromKysely(tx), ...groupByTenant(failure.data) };
    await this.#boss.send(failure.queue, failure.data as object, options);
    return true;
  }

  async #giveUp(job: JobWithMetadata<unknown>): Promise<void> {
    const { id, data, sourceName, sourceId, sourceOutput } = job;
    const queue = sourceName ?? '';
    this.#log.error({ queue, job: sourceId, reason: sourceOutput }, 'A job was given up');
    const tenantId = OfTenant.safeParse(data).data?.tenantId;
    if (tenantId === undefined) return;
    const reason = Output.safeParse(sourceOutput).data?.message ?? '';
    const failure = { id, queue, data, reason };
    await runInTenant(this.#pool, { tenantId, userId: null }, (tx) => recordFailure(tx, failure));
    await this.#givenUp.get(queue)?.(data);
  }

  /** Takes no more jobs, and waits for running ones, up to `DRAIN_MS`. */
  async stop(): Promise<void> {
    const idle = Promise.all(Object.keys(queues).map((name) => this.#boss.offWork(name)));
    await Promise.race([idle, sleep(DRAIN_MS, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: false });
  }

  async #work(
    queue: keyof typeof queues,
    handle: (job: JobWithMetadata<unknown>) => Promise<JobResult>,
    { batchSize, ...concurrency }: Concurrency,
  ): Promise<void> {
    const options = {
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: this.#pollSeconds,
      notifyPollingIntervalSeconds: this.#pollSeconds,
      batchSize,
      ...concurrency,
      burstWhenBatchFull: true,
    } as const;
    await this.#boss.work(queue, options, (jobs: JobWithMetadata<unknown>[]) =>
      Promise.all(jobs.map(handle)),
    );
  }

  async #attempt({ id, name, data }: JobWithMetadata<unknown>, handler: Handler) {
    try {
      const work = () => handler(data);
      await (this.#tracing ? this.#tracing.traceJob(name, work) : work());
      return { id, status: 'completed' } as const;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ queue: name, job: id, reason }, 'A job failed');
      const status = error instanceof UnrecoverableJobError ? 'deadletter' : 'failed';
      return { id, status, output: { message: reason } } as const;
    }
  }
}

/** Starts pg-boss for sending and supervising. No job runs until `work` is called. */
export async function openJobs(options: Options): Promise<Jobs> {
  const { log, superviseSeconds = 60 } = options;
  const boss = new PgBoss({
    db: createConnection(options),
    useListenNotify: true,
    migrate: false,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'Job queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'Job queue warning'));
  await boss.start();
  return new Jobs(boss, options);
}
