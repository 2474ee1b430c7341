import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { AccountMailWork } from './account-mail-work.ts';
import type { AccountMails } from './account-mails.ts';
import { openTransport } from './transport.ts';

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  /** That the server listens on, for the links in mails while no public address is set. */
  port: number;
  pool: Pool;
  jobs: Jobs;
  mails: AccountMails;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** Sends the mails that were asked for, from now until `jobs` stops. */
export async function workMails({ config, port, pool, jobs, mails, log }: Options): Promise<void> {
  const installation = { publicUrl: config.publicUrl, port };
  const deliver = openTransport({ config, log });
  const work = new AccountMailWork({ pool, mails, installation, deliver });
  await jobs.work('account-mail', (job) => work.handle(job));
  await jobs.reportDeadLetters();
}
