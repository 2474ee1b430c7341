import { setInterval } from 'node:timers/promises';
import { today } from '@ploegplan/contract/rules/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { keepDocuments } from '../documents/weekly.ts';
import { removeOldAnswers } from '../http/idempotency.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { inTenant } from '../tenants/transaction.ts';
import { isTimeToRemind, remindOfMissing } from './reminders.ts';

const CHECK_INTERVAL_MS = 5 * 60 * 1000;

const localTime = (now: Date): string =>
  now.toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam', hour12: false });

/** Reminds the employees of each tenant that set a time which has come today; repeated calls remind nobody twice. */
export async function remindAllTenants(
  { pool, mails }: { pool: Pool; mails: AccountMails },
  now = new Date(),
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id: tenantId, blocked } of await new TenantDirectory(pool).all()) {
    if (blocked) continue;
    await inTenant(pool, { tenantId, userId: null }, async (tx) => {
      if (await isTimeToRemind(tx, today(now), localTime(now))) {
        await remindOfMissing(tx, { mails, tenantId }, null);
      }
    }).catch((error: unknown) => failures.push(error));
  }
  // One tenant's failure keeps nothing from the others.
  if (failures.length > 0) throw new AggregateError(failures);
}

/** Does so every five minutes, and what documents and kept answers need, until it is closed. */
export function startDailyReminders(options: {
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
      await removeOldAnswers(options.pool).catch((error) =>
        options.log.warn({ err: error }, 'The removal of old answers failed'),
      );
    }
  };
  repeat().catch(() => undefined);
  return { close: () => closing.abort() };
}
