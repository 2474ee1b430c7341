import { sql } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { forEachDueTenant } from '../tenants/each.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import type { OutboxMessage } from './message.ts';
import type { Answer } from './sender.ts';

/** The messages that a node sends to an endpoint at the same time. */
const BATCH = 10;
/** More than sending a batch takes; after this, another node takes the endpoint over. */
const CLAIM_SECONDS = 15;

/** How long a message waits until it is looked for, if nobody heard of it. */
const LOOK_MS = 5 * 60_000;

export const WebhookJob = z.object({ tenantId: z.uuid(), endpointId: z.uuid() });
export type WebhookJob = z.infer<typeof WebhookJob>;

interface DueMessage extends OutboxMessage {
  tries: number;
}

/** Messages that a node has for itself, with where they go. */
export interface Batch {
  url: string;
  secret: Buffer;
  messages: DueMessage[];
}

export interface Outcome extends Answer {
  id: string;
  delivered: boolean;
  /** The seconds until it is sent again; null when it was the last try. */
  pause: number | null;
}

/** The messages that wait for no earlier one about the same record. */
const heads = sql`
  select d.* from webhook_deliveries d
   where d.delivered_at is null and not exists (
     select from webhook_deliveries earlier
      where earlier.record_id = d.record_id and earlier.endpoint_id = d.endpoint_id
        and earlier.delivered_at is null and earlier.place < d.place)`;

/**
 * Adds a job for each endpoint that has messages to send, for the time when that can be done: the first one is due, and nobody works on it.
 * A job that did not run when it should have is followed by another one; with `anew` each is.
 */
export async function wakeEndpoints(
  tx: TenantTx,
  jobs: Pick<Jobs, 'send'>,
  { anew = false } = {},
): Promise<void> {
  const { rows } = await sql<WebhookJob & { seconds: number }>`
    with due as (
      select e.id, greatest(first.due_at, now(), e.worked_until) as at
        from webhook_endpoints e
        cross join lateral (select min(due_at) as due_at from (${heads}) heads where endpoint_id = e.id) first
       where e.is_on and first.due_at is not null and (
         ${anew} or e.wake_at is null or e.wake_at > coalesce(e.worked_until, now())
         or e.wake_at < now() - make_interval(secs => ${CLAIM_SECONDS})))
    update webhook_endpoints e set wake_at = due.at
      from due
     where e.id = due.id and e.is_on and (
       ${anew} or e.wake_at is null or e.wake_at > due.at or e.wake_at < now() - make_interval(secs => ${CLAIM_SECONDS}))
    returning e.tenant_id as "tenantId", e.id as "endpointId", extract(epoch from wake_at - now())::float8 as seconds`.execute(
    tx,
  );
  for (const { seconds, ...job } of rows) {
    await jobs.send(tx, 'webhooks', job, Math.ceil(seconds));
  }
}

/** Looks into the outbox of each company in which a message waits: for what nobody heard of. */
export function wakeEverywhere(
  { pool, jobs }: { pool: Pool; jobs: Pick<Jobs, 'send'> },
  now = new Date(),
): Promise<void> {
  return forEachDueTenant(pool, 'webhooks', { now }, async (tx) => {
    await wakeEndpoints(tx, jobs, { anew: true });
    const { rows } =
      await sql`select from webhook_deliveries where delivered_at is null limit 1`.execute(tx);
    return rows.length > 0 ? new Date(now.getTime() + LOOK_MS) : null;
  });
}

/** Locks an endpoint that is on; undefined when there is none. */
const lockEndpoint = async (tx: TenantTx, id: string) => {
  const { rows } = await sql<{ url: string; secret: Buffer; isWorked: boolean }>`
    select url, secret, coalesce(worked_until > now(), false) as "isWorked"
      from webhook_endpoints where id = ${id} and is_on for update`.execute(tx);
  return rows[0];
};

/**
 * Takes what is due now for an endpoint, which is then this node's alone for a while. Without anything due, or while another node has
 * the endpoint, it gives nothing: then `wakeEndpoints` has to follow, once this is committed.
 */
export async function takeBatch(
  tx: TenantTx,
  { endpointId: id }: WebhookJob,
  { isMine, isOver }: { isMine: boolean; isOver: boolean },
): Promise<Batch | undefined> {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) return undefined;
  const { isWorked, ...target } = endpoint;
  const mayTake = isMine || !isWorked;
  const { rows: messages } = await sql<DueMessage>`
    select id, event, record_id as "recordId", at, data, changed, tries from (${heads}) heads
     where endpoint_id = ${id} and due_at <= now() order by place limit ${mayTake && !isOver ? BATCH : 0}`.execute(
    tx,
  );
  const isTaken = messages.length > 0;
  await sql`
    update webhook_endpoints
       set wake_at = case when wake_at > now() then wake_at end,
           worked_until = case
             when ${isTaken} then now() + make_interval(secs => ${CLAIM_SECONDS})
             when not ${mayTake} then worked_until end
     where id = ${id}`.execute(tx);
  return isTaken ? { ...target, messages } : undefined;
}

export async function recordOutcomes(tx: TenantTx, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update webhook_deliveries d
       set tries = d.tries + 1, tried_at = now(), status = o.status, answer = o.text,
           delivered_at = case when o.delivered then now() end,
           due_at = now() + make_interval(secs => coalesce(o.pause, 0))
      from jsonb_to_recordset(${JSON.stringify(outcomes)}) o (id uuid, status integer, text text, delivered boolean, pause float8)
     where d.id = o.id`.execute(tx);
}

/** Switches an endpoint off; gives its name, or undefined when it was off already. */
export async function switchOff(
  tx: TenantTx,
  id: string,
  why: 'failing' | 'gone',
): Promise<string | undefined> {
  const endpoint = await tx
    .updateTable('webhook_endpoints')
    .set({ is_on: false, off_why: why, worked_until: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .returning('name')
    .executeTakeFirst();
  return endpoint?.name;
}

/** An endpoint that the server switched off; undefined when it is on again, or gone. */
export async function findStopped(tx: TenantTx, id: string) {
  const { rows } = await sql<{ name: string; why: 'failing' | 'gone' }>`
    select name, off_why as why from webhook_endpoints where id = ${id} and off_why <> ''`.execute(
    tx,
  );
  return rows[0];
}
