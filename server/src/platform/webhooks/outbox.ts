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
/** Far more than sending a batch takes; after this, another node takes the endpoint over. */
const CLAIM_SECONDS = 40;
/** A job that did not run so long after its time is followed by another one. */
const LATE_SECONDS = 15;

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
  /** Until when the node has the endpoint, as the database writes it. */
  claim: string;
  messages: DueMessage[];
}

export interface Outcome extends Answer {
  id: string;
  delivered: boolean;
  /** The seconds until it is sent again; null when it was the last try. */
  pause: number | null;
}

/** The messages that wait for no earlier one about the same record. Read by when they are due, it ends at the first ones. */
const heads = sql`
  select d.* from webhook_deliveries d
   where d.delivered_at is null and d.place = (
     select min(first.place) from webhook_deliveries first
      where first.record_id = d.record_id and first.endpoint_id = d.endpoint_id and first.delivered_at is null)`;

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
        cross join lateral (select due_at from (${heads}) heads where endpoint_id = e.id order by due_at limit 1) first
       where e.is_on and (
         ${anew} or e.wake_at is null or e.wake_at > coalesce(e.worked_until, now())
         or e.wake_at < now() - make_interval(secs => ${LATE_SECONDS})))
    update webhook_endpoints e set wake_at = due.at
      from due
     where e.id = due.id and e.is_on and (
       ${anew} or e.wake_at is null or e.wake_at > due.at or e.wake_at < now() - make_interval(secs => ${LATE_SECONDS}))
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

/** Locks an endpoint that is on, for which messages can be written meanwhile; undefined when there is none. */
const lockEndpoint = async (tx: TenantTx, id: string, claim: string | null) => {
  const { rows } = await sql<{ url: string; secret: Buffer; mayTake: boolean }>`
    select url, secret, coalesce(worked_until <= now() or worked_until = ${claim}::timestamptz, worked_until is null) as "mayTake"
      from webhook_endpoints where id = ${id} and is_on for no key update`.execute(tx);
  return rows[0];
};

/**
 * Takes what is due now for an endpoint, which is then this node's alone for a while. Without anything due, or while another node has
 * the endpoint, it gives nothing: then `wakeEndpoints` has to follow, once this is committed.
 * @param claim of the batch before, null without one: it may be over, and another node's
 */
export async function takeBatch(
  tx: TenantTx,
  { endpointId: id }: WebhookJob,
  { claim, isOver }: { claim: string | null; isOver: boolean },
): Promise<Batch | undefined> {
  const endpoint = await lockEndpoint(tx, id, claim);
  if (!endpoint) return undefined;
  const { mayTake, ...target } = endpoint;
  const { rows: messages } = await sql<DueMessage>`
    select id, event, record_id as "recordId", at, data, changed, tries from (${heads}) heads
     where endpoint_id = ${id} and due_at <= now() order by due_at limit ${mayTake && !isOver ? BATCH : 0}`.execute(
    tx,
  );
  const isTaken = messages.length > 0;
  const { rows } = await sql<{ claim: string }>`
    update webhook_endpoints
       set wake_at = case when wake_at > now() then wake_at end,
           worked_until = case
             when ${isTaken} then clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
             when not ${mayTake} then worked_until end
     where id = ${id} returning worked_until::text as claim`.execute(tx);
  return isTaken && rows[0] ? { ...target, ...rows[0], messages } : undefined;
}

/** Records what came of sending. What waits for a message that failed is not due before it. */
export async function recordOutcomes(
  tx: TenantTx,
  endpointId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  // Who switches it on or removes it locks it before its messages too.
  await sql`select from webhook_endpoints where id = ${endpointId} for no key update`.execute(tx);
  await sql`
    with tried as (
      update webhook_deliveries d
         set tries = d.tries + 1, tried_at = now(), status = o.status, answer = o.text,
             delivered_at = case when o.delivered then now() end,
             due_at = now() + make_interval(secs => coalesce(o.pause, 0))
        from jsonb_to_recordset(${JSON.stringify(outcomes)}) o (id uuid, status integer, text text, delivered boolean, pause float8)
       where d.id = o.id and d.delivered_at is null
      returning d.*)
    update webhook_deliveries later set due_at = tried.due_at
      from tried
     where tried.delivered_at is null and later.delivered_at is null and later.record_id = tried.record_id
       and later.endpoint_id = tried.endpoint_id and later.place > tried.place and later.due_at < tried.due_at`.execute(
    tx,
  );
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
