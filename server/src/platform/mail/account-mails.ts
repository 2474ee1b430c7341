import * as z from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import type { TenantTx } from '../tenants/transaction.ts';

const tenantId = z.uuid();
const userId = z.uuid();

/** What a job of this queue holds: never a link, since its token is made when the mail is sent. */
export const AccountMailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('to-user'),
    tenantId,
    userId,
    mail: z.enum(['account-activation', 'password-reset', 'magic-link', 'password-changed']),
    /** At the login page, by somebody who knew the address; else it was the office. */
    requested: z.boolean(),
  }),
  z.object({ kind: z.literal('email-changed'), tenantId, userId, to: z.string() }),
  z.object({
    kind: z.literal('request'),
    tenantId,
    email: z.string(),
    mail: z.enum(['password-reset', 'magic-link']),
  }),
]);
export type AccountMailJob = z.infer<typeof AccountMailJob>;

type JobOf<K extends AccountMailJob['kind']> = Omit<
  Extract<AccountMailJob, { kind: K }>,
  'kind' | 'requested'
>;

const REQUEST_WAITS_SECONDS = 1;

/** Asks for mails about accounts. Each only puts a job down: the mail is sent once the transaction has committed. */
export class AccountMails {
  readonly #jobs: Pick<Jobs, 'send'>;

  constructor(jobs: Pick<Jobs, 'send'>) {
    this.#jobs = jobs;
  }

  /** To a user of the tenant, at the address they have when it is sent. */
  send(tx: TenantTx, mail: JobOf<'to-user'>): Promise<void> {
    return this.#put(tx, { kind: 'to-user', requested: false, ...mail });
  }

  /** To the address that a user had until now. */
  sendEmailChanged(tx: TenantTx, notice: JobOf<'email-changed'>): Promise<void> {
    return this.#put(tx, { kind: 'email-changed', ...notice });
  }

  /**
   * For who is not signed in. Whether the address is known is looked up later, so that neither the time of this answer tells
   * it nor, since the work waits, that of the next.
   */
  request(tx: TenantTx, wish: JobOf<'request'>): Promise<void> {
    return this.#put(tx, { kind: 'request', ...wish }, REQUEST_WAITS_SECONDS);
  }

  /** What a request turned out to be for. */
  sendRequested(tx: TenantTx, mail: JobOf<'to-user'>): Promise<void> {
    return this.#put(tx, { kind: 'to-user', requested: true, ...mail });
  }

  #put(tx: TenantTx, job: AccountMailJob, afterSeconds = 0): Promise<void> {
    return this.#jobs.send(tx, 'account-mail', job, afterSeconds);
  }
}
