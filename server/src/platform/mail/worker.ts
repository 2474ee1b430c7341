import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { AccountMailHandler } from './account-mail-handler.ts';
import type { AccountMails } from './account-mails.ts';
import { openTransport } from './transport.ts';

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  /** Port of the server, for the links in mails when no public URL is configured. */
  port: number;
  pool: Pool;
  jobs: Jobs;
  mails: AccountMails;
  log: Pick<FastifyBaseLogger, 'info'>;
  metrics?: Metrics;
}

/** Handles mail jobs until `jobs` stops; returns what also mails notices. */
export async function startMailWorker({
  config,
  port,
  pool,
  jobs,
  mails,
  log,
  metrics,
}: Options): Promise<AccountMailHandler> {
  const installation = { publicUrl: config.publicUrl, port };
  const deliver = openTransport({ config, log, metrics });
  const work = new AccountMailHandler({ pool, mails, installation, deliver });
  await jobs.work('account-mail', (job) => work.handle(job));
  await jobs.reportDeadLetters();
  return work;
}
