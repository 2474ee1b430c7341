import { limits } from '@ploegplan/contract/limits';
import type { Webhook, WebhookDelivery, WebhookUpdate } from '@ploegplan/contract/webhooks/schemas';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { update } from '../../platform/versioned-rows.ts';

const toInstant = (moment: Date | null) => moment?.toISOString() ?? null;

/** The endpoints by name, or the one with this id. */
export async function listWebhooks(tx: TenantTx, id: string | null = null): Promise<Webhook[]> {
  const { rows } = await sql<Omit<Webhook, 'lastDeliveredAt'> & { lastDeliveredAt: Date | null }>`
    select id, name, url, events, is_on as "isOn", off_why as "offWhy", version,
           (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and delivered_at is null) as waiting,
           (select delivered_at from webhook_deliveries d where d.endpoint_id = e.id and delivered_at is not null
             order by place desc limit 1) as "lastDeliveredAt"
      from webhook_endpoints e where ${id}::uuid is null or id = ${id}
     order by lower(name), id`.execute(tx);
  return rows.map((row) => ({ ...row, lastDeliveredAt: toInstant(row.lastDeliveredAt) }));
}

export const findWebhook = async (tx: TenantTx, id: string): Promise<Webhook | undefined> =>
  (await listWebhooks(tx, id))[0];

export const findSecret = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('webhook_endpoints')
    .select(['name', 'secret'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Removes an endpoint; gives its name, or undefined when there is none. */
export async function removeWebhook(tx: TenantTx, id: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('webhook_endpoints')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

/** Has everything that waits sent at once. */
async function sendWaiting(tx: TenantTx, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ due_at: sql<Date>`now()`, tries: 0 })
    .where('endpoint_id', '=', endpointId)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Changes an endpoint of this version. One that is switched on again gets what waits. */
export async function changeWebhook(
  tx: TenantTx,
  id: string,
  { isOn, events, ...values }: z.infer<typeof WebhookUpdate>,
): Promise<Webhook> {
  const find = () => findWebhook(tx, id);
  const before = requireFound(await find());
  const columns = {
    ...values,
    events: sql<string[]>`${events}::text[]`,
    is_on: isOn,
    ...(isOn && { off_why: '' }),
  };
  await update(tx, 'webhook_endpoints', { id, ...columns }, find);
  if (isOn && !before.isOn) await sendWaiting(tx, id);
  return requireFound(await find());
}

/** Adds a message that tells nothing. */
export async function addTest(tx: TenantTx, endpointId: string): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      event: 'webhook.test',
      record_id: endpointId,
      data: '{}',
    })
    .execute();
}

/** Has a message sent once more; false when there is none. */
export async function repeatDelivery(
  tx: TenantTx,
  endpointId: string,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ delivered_at: null, due_at: sql<Date>`now()`, tries: 0 })
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The messages for an endpoint: first those that wait, then the newest. */
export async function listDeliveries(tx: TenantTx, id: string): Promise<WebhookDelivery[]> {
  const { rows } = await sql<
    Omit<WebhookDelivery, 'at' | 'deliveredAt' | 'dueAt'> & {
      at: Date;
      deliveredAt: Date | null;
      dueAt: Date;
    }
  >`
    select id, event, record_id as "recordId", at, tries, status, answer, delivered_at as "deliveredAt", due_at as "dueAt"
      from webhook_deliveries where endpoint_id = ${id}
     order by delivered_at is not null, place desc limit ${limits.webhookDeliveries}`.execute(tx);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    deliveredAt: toInstant(row.deliveredAt),
    dueAt: row.deliveredAt ? null : toInstant(row.dueAt),
  }));
}
