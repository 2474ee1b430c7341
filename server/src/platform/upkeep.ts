import { setInterval } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { keepDocuments } from './documents/weekly.ts';
import { remindAllTenants } from './hours/daily-reminders.ts';
import type { AccountMails } from './mail/account-mails.ts';

const CHECK_INTERVAL_MS = 5 * 60 * 1000;

/** Every five minutes until it is closed: the reminders of missing hours, and what documents need. */
export function startUpkeep(options: {
  pool: Pool;
  mails: AccountMails;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): { close(): void } {
  const closing = new AbortController();
  const repeat = async () => {
    const { signal } = closing;
    for await (const _ of setInterval(CHECK_INTERVAL_MS, null, { signal, ref: false })) {
      await remindAllTenants(options).catch((error) =>
        options.log.warn({ err: error }, 'The reminders of missing hours failed'),
      );
      await keepDocuments(options).catch((error) =>
        options.log.warn({ err: error }, 'The upkeep of documents failed'),
      );
    }
  };
  repeat().catch(() => undefined);
  return { close: () => closing.abort() };
}
