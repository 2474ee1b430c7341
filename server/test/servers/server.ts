import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppOptions, buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/platform/database/pool.ts';
import { DataExports } from '../../src/platform/exports/data-exports.ts';
import { Previews } from '../../src/platform/gallery/previews.ts';
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.ts';
import { AccountMails } from '../../src/platform/mail/account-mails.ts';
import { startMailWorker } from '../../src/platform/mail/worker.ts';
import { NoticeHandler } from '../../src/platform/notices/handler.ts';
import { Notices } from '../../src/platform/notices/notices.ts';
import { openPushSender, type PushSender } from '../../src/platform/notices/push-sender.ts';
import { type OpenStorage, openStorage } from '../../src/platform/storage/open.ts';
import { TenantDeletions } from '../../src/platform/tenants/deletion.ts';
import { WebhookSender } from '../../src/platform/webhooks/sender.ts';
import { TEMPLATE } from './cluster.ts';
import { asOwner, databaseUrl } from './database-url.ts';
import { type Mailbox, noMailbox, startMailbox } from './mailbox.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Connection string of the owner of the tables, for statements that the application role may not run. */
  ownerUrl: string;
  dataDir: string;
  publicUrl: string | null;
  jobs: Jobs;
  /** Sends push messages to this machine too. */
  push: PushSender;
  /** Sends webhooks to this machine too. Nothing is sent until a test starts a worker. */
  webhooks: WebhookSender;
  /** No previews are made in the background until a test calls `work`. */
  previews: Previews;
  /** No exports are made until a test calls `work` or `make`. */
  exports: DataExports;
  storage: OpenStorage;
  deletions: TenantDeletions;
  /** The mail server, with the option `mail`. */
  mailbox: Mailbox;
  /** The bucket of the files, with the option `bucket`. */
  s3: S3Server | null;
  /** Starts the app again on the same database and files, as another node. */
  startAgain(): Promise<FastifyInstance>;
}

export type ServerOptions = Pick<AppOptions, 'logger' | 'metrics' | 'tracing' | 'draining'> &
  Partial<Pick<Config, 'trustProxy' | 'publicUrl' | 'geocoderUrl' | 'tilesUrl' | 'backups'>> & {
    /** Sends mails, to a mail server of this test. */
    mail?: boolean;
    /** Stores files in a bucket, of an S3-compatible server of this test. */
    bucket?: boolean;
    /** A folder for the files, instead of one that the test server makes. */
    filesFolder?: string;
    /** After how many seconds a query that gets no answer fails. */
    silenceSeconds?: number;
  };

/** Creates a database on the cluster of this run: a copy of the migrated template, or an empty one. */
export async function makeDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const clusterUrl = inject('ownerUrl');
  const template = content === 'migrated' ? TEMPLATE : 'template0';
  // Copying the files takes a third of the time of the default, which writes each block to the log too.
  await asOwner(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  const drop = () => asOwner(clusterUrl, `drop database ${name} with (force)`);
  return { url: databaseUrl(clusterUrl, name), drop };
}

export { asOwner };

/** No test waits for the morning. */
const getNow = () => new Date(`${getToday()}T11:00:00Z`);

const nothing = () => undefined;
const silent = { info: nothing, warn: nothing, error: nothing };

/** Starts the real app on a copy of the migrated template database. */
export async function startServer({
  trustProxy = false,
  publicUrl = null,
  geocoderUrl = null,
  tilesUrl = null,
  backups = null,
  mail = false,
  bucket = false,
  filesFolder,
  silenceSeconds,
  ...options
}: ServerOptions = {}): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const { url: ownerUrl, drop } = await makeDatabase();
  const dataDir = await mkdtemp(join(inject('filesFolder'), 'server-'));
  const database = await openDatabase(ownerUrl, {
    maxConnections: 5,
    poolerUrl: inject('poolerUrl'),
    ...(silenceSeconds !== undefined && { silenceSeconds }),
  });
  const mailbox = mail ? await startMailbox() : noMailbox;
  const s3 = bucket ? await startS3Server() : null;
  const config = {
    trustProxy,
    publicUrl,
    geocoderUrl,
    tilesUrl,
    backups,
    port: 3000,
    dataDir,
    storageUrl: s3?.url ?? (filesFolder ? pathToFileURL(filesFolder).href : null),
    databaseUrl: null,
    smtpUrl: mail ? mailbox.url : null,
    mailFrom: 'ploegplan@localhost',
  };
  const { pool } = database;
  const storage = await openStorage({ config, pool, log: silent });
  const observers = {
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.tracing && { tracing: options.tracing }),
  };
  options.tracing?.traceQueries(pool);
  const jobs = await openJobs({ ...database, ...observers, log: silent, pollSeconds: 0.5 });
  const mails = new AccountMails(jobs);
  const notices = new Notices(jobs);
  const push = await openPushSender({ pool, config, allowsLoopback: true });
  const webhooks = new WebhookSender({ allowsLoopback: true });
  if (mail) {
    const parts = { config, port: config.port, pool, jobs, mails, log: silent };
    const mailer = await startMailWorker({ ...parts, ...observers });
    await new NoticeHandler({ pool, jobs, mailer, push, getNow }).work();
  }
  const previews = new Previews(storage.files, jobs);
  const exports = new DataExports({ pool, jobs, mails, storage });
  const deletions = new TenantDeletions({ ownerUrl, jobs, files: storage.files });
  const parts = {
    ...{ config, database, storage, jobs, mails, notices, push, webhooks },
    ...{ previews, exports, deletions, allowsLoopback: true },
  };
  const startAgain = () => buildApp({ ...options, ...parts });
  const app = await startAgain();
  const stop = async () => {
    await app.close();
    await jobs.stop();
    await mailbox.close();
    await storage.close();
    await s3?.[Symbol.asyncDispose]();
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    server: {
      app,
      database,
      ownerUrl,
      dataDir,
      publicUrl,
      jobs,
      push,
      webhooks,
      previews,
      exports,
      deletions,
      storage,
      mailbox,
      s3,
      startAgain,
    },
    stop,
  };
}

/** Starts a server for this test file, and stops it afterwards. */
export function useOwnServer(options: ServerOptions = {}): TestServer {
  const server = {} as TestServer;
  let stop = async () => {};
  beforeAll(async () => {
    const started = await startServer(options);
    Object.assign(server, started.server);
    stop = started.stop;
  });
  afterAll(() => stop());
  return server;
}

let shared: ReturnType<typeof startServer> | undefined;

/**
 * The server that the test files of a worker share: one of its own for each file took a third of the time of `src/features`. A test that
 * changes or counts what is of no tenant, such as the schema, a queue or the files of all, uses `useOwnServer`.
 */
export function useServer(): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    shared ??= startServer();
    Object.assign(server, (await shared).server);
  });
  return server;
}
