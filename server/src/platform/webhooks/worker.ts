import type { FastifyBaseLogger } from 'fastify';
import { createClaimedActor, record } from '../audit/log.ts';
import type { Database } from '../database/pool.ts';
import { CHANGES_CHANNEL, parseChange } from '../events/change.ts';
import { type Jobs, UnrecoverableJobError } from '../jobs/jobs.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { findOffice } from '../mail/repository.ts';
import { getTenantAddress, type Installation } from '../tenants/address.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { openSecret, writeMessage } from './message.ts';
import {
  type Batch,
  type Outcome,
  recordOutcomes,
  switchOff,
  takeBatch,
  WebhookJob,
  wakeEndpoints,
  wakeEverywhere,
} from './outbox.ts';
import type { WebhookSender } from './sender.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The seconds after each failure until a message is sent again: two days in all. */
const PAUSES = [
  ...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[1, 2, 4, 8, 12, 20].map((hours) => hours * HOUR),
];

/** The endpoints that a node works on at the same time, and those of one company. */
const CONCURRENCY = 8;
const OF_A_TENANT = 2;
/** After this, the next endpoint has its turn. */
const TURN_MS = 5_000;
/** What comes within this time is one job. */
const GATHER_MS = 50;

interface Parts extends Pick<Database, 'pool' | 'listener'> {
  jobs: Pick<Jobs, 'send' | 'workInTurns'>;
  mails: Pick<AccountMails, 'sendWebhookOff'>;
  sender: WebhookSender;
  /** By which secrets are stored. */
  key: Buffer;
  installation: Installation;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Instead of the usual pauses. */
  pauses?: readonly number[];
}

/** What came of a batch. */
interface Sent extends Pick<Batch, 'claim'> {
  outcomes: readonly Outcome[];
}

const isDelivered = (status: number | null) => status !== null && status >= 200 && status < 300;

/** Sends what the outbox has, each message until its endpoint took it; those about one record one after the other. */
export class WebhookWorker {
  readonly #parts: Parts;
  readonly #pauses: readonly number[];
  readonly #directory: TenantDirectory;
  /** The tenants whose outbox is looked into soon. */
  readonly #gathering = new Map<string, NodeJS.Timeout>();
  #subscription: { close(): Promise<void> } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pauses = parts.pauses ?? PAUSES;
    this.#directory = new TenantDirectory(parts.pool);
  }

  async start(): Promise<void> {
    await this.#parts.jobs.workInTurns('webhooks', (data) => this.#handle(data), CONCURRENCY, {
      localGroupConcurrency: OF_A_TENANT,
    });
    this.#subscription = await this.#parts.listener.listen(CHANGES_CHANNEL, {
      onNotification: (payload) => this.#hear(payload),
      onGap: () => this.#report(wakeEverywhere(this.#parts)),
    });
  }

  async close(): Promise<void> {
    await this.#subscription?.close();
    for (const timer of this.#gathering.values()) clearTimeout(timer);
  }

  #hear(payload: string): void {
    const { subject, tenant = null } = parseChange(payload) ?? {};
    if (subject !== 'webhooks' || tenant === null || this.#gathering.has(tenant)) return;
    const wake = () => {
      this.#gathering.delete(tenant);
      this.#report(this.#wake(tenant));
    };
    this.#gathering.set(tenant, setTimeout(wake, GATHER_MS).unref());
  }

  #wake(tenantId: string): Promise<void> {
    return this.#transact(tenantId, (tx) => wakeEndpoints(tx, this.#parts.jobs));
  }

  #report(work: Promise<void>): void {
    work.catch((error) => this.#parts.log.warn({ err: error }, 'Webhooks were not woken'));
  }

  #transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return runInTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  async #handle(data: unknown): Promise<void> {
    const { success, data: job, error } = WebhookJob.safeParse(data);
    if (!success)
      throw new UnrecoverableJobError('This version does not know the job', { cause: error });
    const tenant = await this.#directory.byId(job.tenantId);
    if (!tenant || tenant.blocked) return;
    const address = getTenantAddress(tenant, this.#parts.installation);
    const end = Date.now() + TURN_MS;
    let sent: Sent | undefined;
    for (;;) {
      const batch = await this.#transact(tenant.id, (tx) => this.#next(tx, job, sent, end));
      if (!batch) break;
      sent = { claim: batch.claim, outcomes: await this.#send(job, batch, address) };
    }
    await this.#wake(tenant.id);
  }

  /** Records what came of a batch, and takes the next one, unless the turn is over. */
  async #next(
    tx: TenantTx,
    job: WebhookJob,
    sent: Sent | undefined,
    end: number,
  ): Promise<Batch | undefined> {
    if (sent) {
      await recordOutcomes(tx, job.endpointId, sent.outcomes);
      await this.#switchOffIfNeeded(tx, job, sent.outcomes);
    }
    return takeBatch(tx, job, { claim: sent?.claim ?? null, isOver: Date.now() > end });
  }

  async #switchOffIfNeeded(tx: TenantTx, job: WebhookJob, outcomes: readonly Outcome[]) {
    const isGone = outcomes.some(({ status }) => status === 410);
    if (!isGone && outcomes.every(({ pause }) => pause !== null)) return;
    const name = await switchOff(tx, job.endpointId, isGone ? 'gone' : 'failing');
    if (name === undefined) return;
    await record(tx, { event: 'webhook-stopped', actor: createClaimedActor(''), subject: name });
    for (const { id: userId } of await findOffice(tx)) {
      await this.#parts.mails.sendWebhookOff(tx, { ...job, userId });
    }
  }

  async #send(
    job: WebhookJob,
    { url, secret, messages }: Batch,
    address: string,
  ): Promise<Outcome[]> {
    const { sender, key } = this.#parts;
    const opened = openSecret(key, job.endpointId, secret);
    return Promise.all(
      messages.map(async ({ tries, ...message }) => {
        const { id } = message;
        const body = writeMessage(message, address);
        const answer = await sender.send({ url, secret: opened, id, body });
        const delivered = isDelivered(answer.status);
        const pause = delivered ? 0 : (this.#pauses[tries] ?? null);
        return { id, ...answer, delivered, pause };
      }),
    );
  }
}
