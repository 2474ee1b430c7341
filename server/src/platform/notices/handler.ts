import type { NoticeWay } from '@ploegplan/contract/notices/schemas';
import type { Pool } from 'pg';
import { untilAvailable } from '../database/until-available.ts';
import { type Jobs, UnrecoverableJobError } from '../jobs/jobs.ts';
import type { AccountMailHandler } from '../mail/account-mail-handler.ts';
import { keepSent } from '../mail/state.ts';
import { type Tenant, TenantDirectory } from '../tenants/directory.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { NoticeJob } from './notices.ts';
import type { PushSender } from './push-sender.ts';
import { findQuietEnd } from './quiet-hours.ts';
import {
  type ClaimedNotice,
  claimNotice,
  findWays,
  type Outcome,
  readNoticeSettings,
  recordOutcome,
  removeSubscriptions,
  type Ways,
} from './repository.ts';

interface Parts {
  pool: Pool;
  jobs: Pick<Jobs, 'work' | 'onGivenUp' | 'send'>;
  mailer: Pick<AccountMailHandler, 'sendNotice'>;
  push: PushSender;
  /** The clock, by which notices wait for the morning. */
  getNow?: () => Date;
}

/** How many notices a node sends at the same time. */
const CONCURRENCY = 20;
/** So often one way is tried that may work later: some five minutes. Then comes the next. */
const PATIENCE = 5;

type Claimed = ClaimedNotice & Ways;

/** Sends notices: each employee is reached once, or the notice says since when and why not. */
export class NoticeHandler {
  readonly #parts: Parts;
  readonly #directory: TenantDirectory;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#directory = new TenantDirectory(parts.pool);
  }

  async work(): Promise<void> {
    const { jobs } = this.#parts;
    jobs.onGivenUp('notices', async (data) => {
      const { tenantId, noticeId } = NoticeJob.parse(data);
      await this.#transact(tenantId, (tx) =>
        recordOutcome(tx, noticeId, { unreachable: 'failed' }),
      );
    });
    await jobs.work('notices', (job) => this.handle(job), CONCURRENCY);
  }

  async handle(data: unknown): Promise<void> {
    const { success, data: job, error } = NoticeJob.safeParse(data);
    if (!success)
      throw new UnrecoverableJobError('This version does not know the job', { cause: error });
    const tenant = await this.#directory.byId(job.tenantId);
    if (!tenant || tenant.blocked) return;
    const notice = await this.#transact(tenant.id, (tx) => this.#claim(tx, job));
    if (!notice) return;
    const outcome = await this.#send(tenant, notice);
    await untilAvailable(() =>
      this.#transact(tenant.id, async (tx) => {
        await recordOutcome(tx, notice.id, outcome);
        if ('reachedBy' in outcome && outcome.reachedBy === 'mail') await keepSent(tx);
      }),
    );
    if ('later' in outcome) throw outcome.later;
  }

  #transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return runInTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  /** Claims a notice to send it now; undefined when it was sent, or has to wait for the morning. */
  async #claim(tx: TenantTx, job: NoticeJob): Promise<Claimed | undefined> {
    const notice = await claimNotice(tx, job.noticeId);
    if (!notice) return undefined;
    const now = this.#parts.getNow?.() ?? new Date();
    const notBefore = findQuietEnd(now, await readNoticeSettings(tx), notice.date);
    if (!notBefore) return { ...notice, ...(await findWays(tx, notice.employeeId)) };
    await recordOutcome(tx, notice.id, { notBefore });
    const seconds = Math.ceil((notBefore.getTime() - now.getTime()) / 1000);
    await this.#parts.jobs.send(tx, 'notices', job, seconds);
    return undefined;
  }

  /** Tries one way after the other: the next where one does not work, or did not for some time. */
  async #send(tenant: Tenant, notice: Claimed): Promise<Outcome> {
    const ways = listWays(notice);
    if (ways.length === 0) return { unreachable: 'no-way' };
    for (const [at, way] of ways.entries()) {
      const result = await this.#sendBy(way, tenant, notice);
      if (result === true) return { reachedBy: way };
      const isLast = at === ways.length - 1;
      if (result && (isLast || notice.tries < PATIENCE)) return { later: result };
    }
    return { unreachable: 'failed' };
  }

  /** True: sent; false: this way does not work; an error: it may later. */
  async #sendBy(way: NoticeWay, tenant: Tenant, notice: Claimed): Promise<boolean | Error> {
    if (way === 'push') return this.#push(tenant, notice);
    try {
      return await this.#parts.mailer.sendNotice(tenant, notice.employeeId, notice);
    } catch (error) {
      if (error instanceof UnrecoverableJobError) return false;
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Sends to every device of the employee; one that takes it is enough. */
  async #push(tenant: Tenant, notice: Claimed): Promise<boolean | Error> {
    const { id, title, body, path, subscriptions } = notice;
    const results = await Promise.all(
      subscriptions.map((subscription) =>
        this.#parts.push.send(subscription, { id, title, body, path }),
      ),
    );
    const ended = subscriptions.filter((_, at) => results[at] === 'ended');
    if (ended.length > 0)
      await this.#transact(tenant.id, (tx) =>
        removeSubscriptions(
          tx,
          ended.map(({ endpoint }) => endpoint),
        ),
      );
    if (results.includes('sent')) return true;
    return results.find((result) => result instanceof Error) ?? false;
  }
}

function listWays({ byMail, firstWay, subscriptions, email }: Claimed): NoticeWay[] {
  const order: NoticeWay[] = firstWay === 'push' ? ['push', 'mail'] : ['mail', 'push'];
  const isThere = { push: subscriptions.length > 0 && !byMail, mail: email !== '' };
  return order.filter((way) => isThere[way]);
}
