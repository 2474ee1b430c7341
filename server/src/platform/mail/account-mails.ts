import * as z from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import type { TenantTx } from '../tenants/transaction.ts';

const tenantId = z.uuid();
const userId = z.uuid();
const employeeId = z.uuid();

const leaveMail = z.object({
  kind: z.literal('leave'),
  mail: z.enum(['leave-decided', 'leave-warning']),
  /** The id of the request, or of the warning. */
  subjectId: z.uuid(),
});
/** The mail names the hours that miss on a day. */
const hoursMail = z.object({ kind: z.literal('hours'), day: z.string() });

/** A mail to an employee whose text is looked up when it is sent. */
export const EmployeeMail = z.discriminatedUnion('kind', [leaveMail, hoursMail]);
export type EmployeeMail = z.infer<typeof EmployeeMail>;

/** The data of a job: never a link, because the token is created when the mail is sent. */
export const AccountMailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('to-user'),
    tenantId,
    userId,
    mail: z.enum([
      'account-activation',
      'password-reset',
      'magic-link',
      'password-changed',
      'factors-reset',
    ]),
    /** True when it was requested at the login page; otherwise the office sent it. */
    requested: z.boolean(),
  }),
  z.object({ kind: z.literal('leave-requested'), tenantId, userId, requestId: z.uuid() }),
  leaveMail.extend({ tenantId, employeeId }),
  /** An earlier version of the app made these; they are notices now. */
  hoursMail.extend({ tenantId, employeeId }),
  /** The office receives this mail; the documents that end are looked up when it is sent. */
  z.object({ kind: z.literal('expiring'), tenantId, userId, day: z.string() }),
  /** The office receives this mail; the inspections that are due are looked up when it is sent. */
  z.object({ kind: z.literal('scaffolds-due'), tenantId, userId, day: z.string() }),
  /** Who gave notice of the end of hire of a scaffold receives this mail, by which it is confirmed. */
  z.object({ kind: z.literal('hire-end'), tenantId, hireEndId: z.uuid() }),
  /** The office receives this mail when an endpoint was switched off. */
  z.object({ kind: z.literal('webhook-off'), tenantId, userId, endpointId: z.uuid() }),
  /** The admin who asked for the export receives this mail when it is ready. */
  z.object({ kind: z.literal('export-ready'), tenantId, userId, exportId: z.uuid() }),
  /** Somebody of the client receives this mail, to sign a slip or with a copy of one. */
  z.object({ kind: z.literal('slip'), tenantId, linkId: z.uuid() }),
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

const REQUEST_DELAY_SECONDS = 1;

/** Sends mails to users and employees. Each method only adds a job: the mail is sent after the transaction has committed. */
export class AccountMails {
  readonly #jobs: Pick<Jobs, 'send'>;

  constructor(jobs: Pick<Jobs, 'send'>) {
    this.#jobs = jobs;
  }

  /** Mails a user of the tenant, at the e-mail address at the time of sending. */
  send(tx: TenantTx, mail: JobOf<'to-user'>): Promise<void> {
    return this.#addJob(tx, { kind: 'to-user', requested: false, ...mail });
  }

  sendLeaveRequested(tx: TenantTx, mail: JobOf<'leave-requested'>): Promise<void> {
    return this.#addJob(tx, { kind: 'leave-requested', ...mail });
  }

  sendLeave(tx: TenantTx, mail: JobOf<'leave'>): Promise<void> {
    return this.#addJob(tx, { kind: 'leave', ...mail });
  }

  /** Mails a user of the office about documents and certificates that end. */
  sendExpiring(tx: TenantTx, mail: JobOf<'expiring'>): Promise<void> {
    return this.#addJob(tx, { kind: 'expiring', ...mail });
  }

  /** Mails a user of the office about inspections of scaffolds that are due. */
  sendScaffoldsDue(tx: TenantTx, mail: JobOf<'scaffolds-due'>): Promise<void> {
    return this.#addJob(tx, { kind: 'scaffolds-due', ...mail });
  }

  /** Mails a user of the office that an endpoint of webhooks was switched off. */
  sendWebhookOff(tx: TenantTx, mail: JobOf<'webhook-off'>): Promise<void> {
    return this.#addJob(tx, { kind: 'webhook-off', ...mail });
  }

  /** Mails who gave notice of the end of hire of a scaffold. */
  sendHireEnd(tx: TenantTx, mail: JobOf<'hire-end'>): Promise<void> {
    return this.#addJob(tx, { kind: 'hire-end', ...mail });
  }

  /** Mails the admin who asked for an export. A god, who is no user, gets none. */
  sendExportReady(tx: TenantTx, mail: JobOf<'export-ready'>): Promise<void> {
    return this.#addJob(tx, { kind: 'export-ready', ...mail });
  }

  /** Mails a link to a slip to somebody of the client. */
  sendSlip(tx: TenantTx, mail: JobOf<'slip'>): Promise<void> {
    return this.#addJob(tx, { kind: 'slip', ...mail });
  }

  /** Mails the previous address of a user. */
  sendEmailChanged(tx: TenantTx, notice: JobOf<'email-changed'>): Promise<void> {
    return this.#addJob(tx, { kind: 'email-changed', ...notice });
  }

  /** Mails a visitor. The address is looked up later, after a delay, so that no response time reveals whether it is known. */
  request(tx: TenantTx, request: JobOf<'request'>): Promise<void> {
    return this.#addJob(tx, { kind: 'request', ...request }, REQUEST_DELAY_SECONDS);
  }

  /** The mail for a request, after the user was found. */
  sendRequested(tx: TenantTx, mail: JobOf<'to-user'>): Promise<void> {
    return this.#addJob(tx, { kind: 'to-user', requested: true, ...mail });
  }

  #addJob(tx: TenantTx, job: AccountMailJob, afterSeconds = 0): Promise<void> {
    return this.#jobs.send(tx, 'account-mail', job, afterSeconds);
  }
}
