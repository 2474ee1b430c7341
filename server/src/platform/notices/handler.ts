import type { Pool } from 'pg';
import { type Jobs, UnrecoverableJobError } from '../jobs/jobs.ts';
import type { AccountMailHandler } from '../mail/account-mail-handler.ts';
import { keepSent } from '../mail/state.ts';
import { type Tenant, TenantDirectory } from '../tenants/directory.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { NoticeJob } from './notices.ts';
import { type ClaimedNotice, claimNotice, type Outcome, recordOutcome } from './repository.ts';

interface Parts {
  pool: Pool;
  jobs: Pick<Jobs, 'work' | 'onGivenUp'>;
  mailer: Pick<AccountMailHandler, 'sendNotice'>;
}

/** How many notices a node sends at the same time. */
const CONCURRENCY = 20;

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
    const notice = await this.#transact(tenant.id, (tx) => claimNotice(tx, job.noticeId));
    if (!notice) return;
    const outcome = await this.#send(tenant, notice);
    await this.#transact(tenant.id, async (tx) => {
      await recordOutcome(tx, notice.id, outcome);
      if ('reachedBy' in outcome) await keepSent(tx);
    });
    if ('later' in outcome) throw outcome.later;
  }

  #transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return runInTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  async #send(tenant: Tenant, notice: ClaimedNotice): Promise<Outcome> {
    try {
      const isSent = await this.#parts.mailer.sendNotice(tenant, notice.employeeId, notice);
      return isSent ? { reachedBy: 'mail' } : { unreachable: 'no-way' };
    } catch (error) {
      if (error instanceof UnrecoverableJobError) return { unreachable: 'failed' };
      return { later: error instanceof Error ? error : new Error(String(error)) };
    }
  }
}
