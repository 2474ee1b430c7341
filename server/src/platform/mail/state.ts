import type { CompanyState } from '@ploegplan/contract/settings/schemas';
import { sql } from 'kysely';
import { deadLetters } from '../jobs/queues.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Keeps when a mail of the tenant was last delivered to the mail server. */
export async function keepSent(tx: TenantTx): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  await tx
    .insertInto('mail_state')
    .values({ last_sent_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ last_sent_at: now }))
    .execute();
}

/** The mails of a tenant; jobs that were given up are kept for thirty days. */
export async function readMailState(
  tx: TenantTx,
  tenantId: string,
): Promise<Omit<CompanyState['mail'], 'hasServer'>> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where name <> ${deadLetters})::integer as waiting,
           count(*) filter (where name = ${deadLetters})::integer as failed
      from pgboss.job
     where data ->> 'tenantId' = ${tenantId}
       and (name = ${deadLetters} or (name = 'account-mail' and state < 'completed'))`.execute(tx);
  const stored = await tx.selectFrom('mail_state').select('last_sent_at').executeTakeFirst();
  return {
    lastSentAt: stored?.last_sent_at.toISOString() ?? null,
    waiting: rows[0]?.waiting ?? 0,
    failed: rows[0]?.failed ?? 0,
  };
}
