import { getToday } from '@ploegplan/contract/dates/dates';
import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import type { Pool } from 'pg';
import { createClaimedActor, record } from '../audit/log.ts';
import { listExpiring } from '../documents/expiring.ts';
import { findExport } from '../exports/repository.ts';
import { UnrecoverableJobError } from '../jobs/jobs.ts';
import { findRequest } from '../leave/requests.ts';
import { tellWarning } from '../leave/warnings.ts';
import { issueLinkToken } from '../sessions/login-tokens.ts';
import { getTenantAddress, type Installation } from '../tenants/address.ts';
import { type Tenant, TenantDirectory } from '../tenants/directory.ts';
import { findLogoImage } from '../tenants/logo.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import {
  createActivationMail,
  createEmailChangedMail,
  createMagicLinkMail,
  createPasswordChangedMail,
  resetMail,
} from './account-mail-texts.ts';
import { AccountMailJob, type AccountMails } from './account-mails.ts';
import { createExpiryMail, MOST_EXPIRING } from './expiry-mail-texts.ts';
import { exportReadyMail } from './export-mail-texts.ts';
import { createMissingHoursMail } from './hours-mail-texts.ts';
import { createDecidedMail, createRequestedMail, createWarningMail } from './leave-mail-texts.ts';
import { readBuiltInLogo } from './logo.ts';
import {
  findEmployeeAddresses,
  findRecipient,
  findReminder,
  findUsersByEmail,
  findWarningText,
  type Recipient,
} from './repository.ts';
import { keepSent } from './state.ts';
import { type Mail, renderHtml, renderText } from './template.ts';
import type { Deliver } from './transport.ts';

interface Parts {
  pool: Pool;
  mails: AccountMails;
  installation: Installation;
  deliver: Deliver;
}

type Job<K extends AccountMailJob['kind']> = Extract<AccountMailJob, { kind: K }>;

type EmployeeJob = Job<'leave' | 'hours'>;
type UserJob = Exclude<AccountMailJob, EmployeeJob | Job<'request'>>;

type AddressedMail = { to: string; mail: Mail } | undefined;

interface ComposedMail {
  to: string;
  mail: Mail;
  ownLogo: Buffer | null;
}

const linkMails: Record<
  LinkPurpose,
  { write: typeof resetMail; fits: (user: Recipient) => boolean }
> = {
  'account-activation': { write: createActivationMail, fits: ({ hasPassword }) => !hasPassword },
  'password-reset': { write: resetMail, fits: ({ hasPassword }) => hasPassword },
  'magic-link': { write: createMagicLinkMail, fits: ({ userType }) => userType === 'employee' },
};

const sentEvents = {
  'account-activation': 'invitation-sent',
  'password-reset': 'password-reset-sent',
  'magic-link': 'magic-link-sent',
} as const;

/** Handles the jobs that `AccountMails` sends. A user who may no longer sign in gets no mail. */
export class AccountMailHandler {
  readonly #parts: Parts;
  readonly #directory: TenantDirectory;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#directory = new TenantDirectory(parts.pool);
  }

  async handle(data: unknown): Promise<void> {
    const { success, data: job, error } = AccountMailJob.safeParse(data);
    if (!success)
      throw new UnrecoverableJobError('This version does not know the job', { cause: error });
    const tenant = await this.#directory.byId(job.tenantId);
    if (!tenant || tenant.blocked) return;
    if (job.kind === 'request') return this.#answerRequest(job);
    const composed = await this.#transact(job, (tx) => this.#write(tx, tenant, job));
    if (!composed) return;
    await this.#send(tenant, composed);
    await this.#transact(job, async (tx) => {
      await keepSent(tx);
      if (job.kind === 'leave' && job.mail === 'leave-warning')
        await tellWarning(tx, job.subjectId);
    });
  }

  #transact<T>({ tenantId }: AccountMailJob, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return runInTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  /** A separate job for each user with the address, so that the failure of one mail does not repeat the others. */
  #answerRequest(job: Job<'request'>): Promise<void> {
    return this.#transact(job, async (tx) => {
      for (const user of await findUsersByEmail(tx, job.email)) {
        const invited = job.mail === 'password-reset' && !user.hasPassword;
        const mail = invited ? 'account-activation' : job.mail;
        if (!linkMails[mail].fits(user)) continue;
        const { tenantId } = job;
        await this.#parts.mails.sendRequested(tx, { tenantId, userId: user.id, mail });
        const actor = createClaimedActor(job.email);
        await record(tx, { event: sentEvents[mail], actor, subject: user.username });
      }
    });
  }

  async #write(
    tx: TenantTx,
    tenant: Tenant,
    job: UserJob | EmployeeJob,
  ): Promise<ComposedMail | undefined> {
    const addressed = await ('employeeId' in job
      ? this.#writeToEmployee(tx, tenant, job)
      : this.#writeToUser(tx, tenant, job));
    return addressed && { ...addressed, ownLogo: await findLogoImage(tx, tenant.id) };
  }

  async #writeToUser(tx: TenantTx, tenant: Tenant, job: UserJob): Promise<AddressedMail> {
    const user = await findRecipient(tx, job.userId);
    const to = job.kind === 'email-changed' ? job.to : (user?.email ?? '');
    if (!user || to === '') return undefined;
    const mail = await this.#writeUserMail(tx, tenant, job, user);
    return mail && { to, mail };
  }

  async #writeUserMail(
    tx: TenantTx,
    tenant: Tenant,
    job: UserJob,
    user: Recipient,
  ): Promise<Mail | undefined> {
    const addressee = { username: user.username, tenant: tenant.displayName, requested: false };
    if (job.kind === 'leave-requested') return this.#writeLeaveRequested(tx, tenant, job);
    if (job.kind === 'export-ready') return this.#writeExportReady(tx, tenant, job);
    if (job.kind === 'expiring') return this.#writeExpiring(tx, tenant, job);
    if (job.kind === 'email-changed') return createEmailChangedMail(addressee);
    if (job.mail === 'password-changed') return createPasswordChangedMail(addressee);
    const { write, fits } = linkMails[job.mail];
    if (!fits(user)) return undefined;
    const token = await issueLinkToken(tx, { userId: user.id, purpose: job.mail });
    // Browsers do not send the fragment, so the token never appears in the log of a server or proxy.
    const page = job.mail === 'magic-link' ? 'magic' : job.mail;
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/${page}#token=${token}`;
    return write({ ...addressee, requested: job.requested }, url);
  }

  async #writeLeaveRequested(
    tx: TenantTx,
    tenant: Tenant,
    { requestId }: Job<'leave-requested'>,
  ): Promise<Mail | undefined> {
    const request = await findRequest(tx, requestId);
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/employeeabsences?aanvragen=true`;
    return (
      request && createRequestedMail(request, { tenant: tenant.displayName, url, day: getToday() })
    );
  }

  async #writeToEmployee(tx: TenantTx, tenant: Tenant, job: EmployeeJob): Promise<AddressedMail> {
    const person = (await findEmployeeAddresses(tx, [job.employeeId])).get(job.employeeId);
    if (!person) return undefined;
    const page = job.kind === 'hours' ? 'missinghours' : 'own-leave';
    const address = getTenantAddress(tenant, this.#parts.installation);
    const url = person.hasAccount ? `${address}/${page}` : null;
    const mail = await this.#writeEmployeeMail(tx, job, { tenant: tenant.displayName, url });
    return mail && { to: person.email, mail };
  }

  async #writeEmployeeMail(
    tx: TenantTx,
    job: EmployeeJob,
    addressed: { tenant: string; url: string | null },
  ): Promise<Mail | undefined> {
    if (job.kind === 'hours') {
      const reminder = await findReminder(tx, job.employeeId, job.day);
      return reminder && createMissingHoursMail(reminder.days, addressed);
    }
    if (job.mail === 'leave-warning') {
      const warning = await findWarningText(tx, job.subjectId);
      return warning && createWarningMail(warning.text, addressed);
    }
    const request = await findRequest(tx, job.subjectId);
    return request && createDecidedMail(request, addressed);
  }

  async #writeExpiring(
    tx: TenantTx,
    tenant: Tenant,
    { day }: Job<'expiring'>,
  ): Promise<Mail | undefined> {
    const listed = await listExpiring(tx, day, MOST_EXPIRING);
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/home`;
    if (listed.expiringCount === 0) return undefined;
    return createExpiryMail(listed, { tenant: tenant.displayName, url, day });
  }

  async #writeExportReady(
    tx: TenantTx,
    tenant: Tenant,
    { exportId }: Job<'export-ready'>,
  ): Promise<Mail | undefined> {
    const ready = await findExport(tx, exportId);
    if (!ready?.expiresAt) return undefined;
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/settings/export`;
    return exportReadyMail(
      { employeeName: ready.employee?.name ?? null, lastDay: getToday(new Date(ready.expiresAt)) },
      { tenant: tenant.displayName, url },
    );
  }

  async #send({ displayName, accentColor, logo }: Tenant, { to, mail, ownLogo }: ComposedMail) {
    const picture = ownLogo ?? (await readBuiltInLogo(logo));
    const branding = { name: displayName, accentColor, hasLogo: picture !== undefined };
    await this.#parts.deliver({
      to,
      fromName: displayName,
      subject: mail.subject,
      text: renderText(mail),
      html: renderHtml(mail, branding),
      logo: picture,
    });
  }
}
