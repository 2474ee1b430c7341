import { getToday } from '@ploegplan/contract/dates/dates';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { startPeriodicWork } from './periodic-work.ts';
import { checkRecipient } from './platform/backup/encryption.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { type Database, openDatabase } from './platform/database/pool.ts';
import { DataExports } from './platform/exports/data-exports.ts';
import { Previews } from './platform/gallery/previews.ts';
import { keepPageFiles } from './platform/http/answers/page-files.ts';
import { webFolder } from './platform/http/answers/pages.ts';
import { Draining } from './platform/http/draining.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { AccountMails } from './platform/mail/account-mails.ts';
import { startMailWorker } from './platform/mail/worker.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/server.ts';
import { NoticeHandler } from './platform/notices/handler.ts';
import { Notices } from './platform/notices/notices.ts';
import { openPushSender } from './platform/notices/push-sender.ts';
import { readAppKeys } from './platform/sessions/keys.ts';
import { StartError } from './platform/start-error.ts';
import { Stop } from './platform/stop-request.ts';
import { openStorage } from './platform/storage/open.ts';
import { TenantDeletions } from './platform/tenants/deletion.ts';
import { openGlobalTables, type Tenant, TenantDirectory } from './platform/tenants/directory.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { WebhookSender } from './platform/webhooks/sender.ts';
import { WebhookWorker } from './platform/webhooks/worker.ts';

export interface Boot {
  config: Config;
  log: FastifyBaseLogger;
  /** Everything that was started, to be stopped in reverse order. */
  running: AsyncDisposableStack;
  /** Aborts on a stop request; it is checked between two steps. */
  stopping: AbortSignal;
  stop: (why: Stop) => void;
  /** Seconds between two polls for jobs; default of `Jobs`. */
  pollSeconds?: number;
}

/** The result of a start, for the message to the operator. */
export interface Started {
  port: number;
  tenants: Tenant[];
}

/** Starts everything, the HTTP server last. Throws a `StartError` for what an operator can correct. */
export async function boot(options: Boot): Promise<Started> {
  const { config, log, running, stopping, pollSeconds } = options;
  if (config.backupRecipient) await checkRecipient(config.backupRecipient);
  await openDataFolder(config.dataDir);
  stopping.throwIfAborted();
  const ownerUrl = config.databaseUrl ?? (await startDatabase(options));
  stopping.throwIfAborted();
  const database = await connect(ownerUrl, options);
  running.defer(() => database.close());
  // A node that has its database to itself has no other beside it.
  if (config.databaseUrl) await keepPageFiles(openGlobalTables(database.pool), webFolder);
  const tracing = await startTracing(config.otlpEndpoint);
  running.defer(() => tracing?.close());
  tracing?.traceQueries(database.pool);
  const metrics = new Metrics();
  if (config.metrics) {
    const metricsServer = await serveMetrics(metrics, config.metrics);
    running.defer(() => metricsServer.close());
  }
  const storage = await openStorage({ config, pool: database.pool, log });
  running.defer(() => storage.close());
  if (config.demo === 'auto') await seedDemo(database, storage, getToday());
  stopping.throwIfAborted();
  const jobs = await openJobs({
    ...database,
    log,
    metrics,
    tracing,
    ...(pollSeconds && { pollSeconds }),
  });
  running.defer(() => jobs.stop());
  const mails = new AccountMails(jobs);
  const notices = new Notices(jobs);
  const { pool } = database;
  const push = await openPushSender({ pool, config });
  const sender = new WebhookSender();
  const previews = new Previews(storage.files, jobs);
  const exports = new DataExports({ pool: database.pool, jobs, mails, storage });
  const deletions = new TenantDeletions({ ownerUrl, jobs, files: storage.files });
  const draining = new Draining();
  const parts = {
    config,
    database,
    storage,
    jobs,
    mails,
    notices,
    push,
    webhooks: sender,
    previews,
    exports,
    deletions,
  };
  const app = await buildApp({ ...parts, draining, metrics, tracing, logger: log });
  running.defer(() => draining.close(app, getShutdownDelay(options)));
  await listen(app, config);
  const port = getPort(app);
  const mailer = await startMailWorker({ config, port, pool, jobs, mails, log, metrics });
  await new NoticeHandler({ pool, jobs, mailer, push }).work();
  const webhooks = new WebhookWorker({
    ...{ ...database, jobs, mails, sender, log },
    key: (await readAppKeys(openGlobalTables(pool))).storedSecrets,
    installation: { publicUrl: config.publicUrl, port },
  });
  await webhooks.start();
  running.defer(() => webhooks.close());
  await previews.work();
  await exports.work();
  await deletions.work();
  const periodic = startPeriodicWork({
    config,
    ownerUrl,
    pool,
    storage,
    mails,
    notices,
    jobs,
    log,
  });
  running.defer(() => periodic.close());
  return { port, tenants: await new TenantDirectory(database.pool).all() };
}

async function startDatabase({ config, log, running, stop }: Boot): Promise<string> {
  const postgres = await startEmbedded({
    dataDir: config.dataDir,
    log: (message) => log.info(message),
  });
  running.defer(() => postgres.stop());
  void postgres.exited.then((reason) => stop(new Stop(reason, 1)));
  return postgres.url;
}

async function connect(ownerUrl: string, { config, log }: Boot): Promise<Database> {
  const onConnectionLost = (error: Error) =>
    log.warn({ err: error }, 'A database connection was lost');
  try {
    return await openDatabase(ownerUrl, { onConnectionLost, poolerUrl: config.poolerUrl });
  } catch (error) {
    if (error instanceof MigrationError || config.databaseUrl === null) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code}.`, {
      cause: error,
    });
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use; stop the program that uses it, or set PORT to another.`,
      EACCES: `Port ${port} is not allowed for this user; set PORT to one above 1023.`,
      EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine.`,
      ENOTFOUND: `HOST is ${host}, which is an unknown host name.`,
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartError(reason, { cause: error }) : error;
  }
}

function getPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A proxy stops the server by SIGTERM. Ctrl-C has no delay. */
const getShutdownDelay = ({ config, stopping }: Boot): number =>
  stopping.reason instanceof Stop && stopping.reason.message === 'SIGTERM'
    ? config.shutdownDelayMs
    : 0;
