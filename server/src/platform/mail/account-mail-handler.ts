import { getToday } from '@ploegplan/contract/dates/dates';
import type { Language } from '@ploegplan/contract/languages/languages';
import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import type { Pool } from 'pg';
import { createClaimedActor, record } from '../audit/log.ts';
import { untilAvailable } from '../database/until-available.ts';
import { listExpiring } from '../documents/expiring.ts';
import { findExport } from '../exports/repository.ts';
import { UnrecoverableJobError } from '../jobs/jobs.ts';
import { findLanguage, readLanguages, writeIn } from '../languages.ts';
import { findRequest } from '../leave/requests.ts';
import { tellWarning } from '../leave/warnings.ts';
import { listDueScaffolds } from '../scaffolds/due.ts';
import { issueHireEndToken } from '../scaffolds/hire.ts';
import { issueLinkToken } from '../sessions/login-tokens.ts';
import { findMailedLink, issueSlipToken } from '../slip-links.ts';
import { getTenantAddress, type Installation } from '../tenants/address.ts';
import { type Tenant, TenantDirectory } from '../tenants/directory.ts';
import { findLogoImage } from '../tenants/logo.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { findStopped } from '../webhooks/outbox.ts';
import {
  createActivationMail,
  createEmailChangedMail,
  createFactorsResetMail,
  createMagicLinkMail,
  createPasswordChangedMail,
  resetMail,
} from './account-mail-texts.ts';
import { AccountMailJob, type AccountMails, type EmployeeMail } from './account-mails.ts';
import { createExpiryMail, MOST_EXPIRING } from './expiry-mail-texts.ts';
import { exportReadyMail } from './export-mail-texts.ts';
import { createHireEndMail } from './hire-mail-texts.ts';
import { createMissingHoursMail } from './hours-mail-texts.ts';
import { createDecidedMail, createRequestedMail, createWarningMail } from './leave-mail-texts.ts';
import { readBuiltInLogo } from './logo.ts';
import { createNoticeMail, type NoticeMail } from './notice-mail-texts.ts';
import {
  findEmployeeAddresses,
  findRecipient,
  findReminder,
  findUsersByEmail,
  findWarningText,
  type Recipient,
} from './repository.ts';
import { createScaffoldsDueMail } from './scaffold-mail-texts.ts';
import { createSlipMail } from './slip-mail-texts.ts';
import { keepSent } from './state.ts';
import { type Mail, renderHtml, renderText } from './template.ts';
import type { Deliver } from './transport.ts';
import { createWebhookOffMail } from './webhook-mail-texts.ts';

interface Parts {
  pool: Pool;
  mails: AccountMails;
  installation: Installation;
  deliver: Deliver;
}

type Job<K extends AccountMailJob['kind']> = Extract<AccountMailJob, { kind: K }>;

type EmployeeJob = Job<'leave' | 'hours'>;
type UserJob = Exclude<AccountMailJob, EmployeeJob | Job<'request' | 'slip' | 'hire-end'>>;

type AddressedMail = Omit<ComposedMail, 'ownLogo'> | undefined;

interface ComposedMail {
  to: string;
  mail: Mail;
  language: Language;
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

async function writeEmployeeMail(
  tx: TenantTx,
  employeeId: string,
  mail: EmployeeMail,
  addressed: { tenant: string; url: string | null },
): Promise<(() => Mail) | undefined> {
  if (mail.kind === 'hours') {
    const reminder = await findReminder(tx, employeeId, mail.day);
    return reminder && (() => createMissingHoursMail(reminder.days, addressed));
  }
  if (mail.mail === 'leave-warning') {
    const warning = await findWarningText(tx, mail.subjectId);
    return warning && (() => createWarningMail(warning.text, addressed));
  }
  const request = await findRequest(tx, mail.subjectId);
  return request && (() => createDecidedMail(request, addressed));
}

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
    // The mail is away: a failure would send it again.
    await untilAvailable(() =>
      this.#transact(job, async (tx) => {
        await keepSent(tx);
        if (job.kind === 'leave' && job.mail === 'leave-warning')
          await tellWarning(tx, job.subjectId);
      }),
    );
  }

  /** Mails an employee now; false when there is no address, or nothing to say any more. Throws what `Deliver` throws. */
  async sendNotice(tenant: Tenant, employeeId: string, notice: NoticeMail): Promise<boolean> {
    const composed = await this.#transact({ tenantId: tenant.id }, async (tx) =>
      this.#addLogo(tx, tenant, await this.#writeToEmployee(tx, tenant, employeeId, notice)),
    );
    if (composed) await this.#send(tenant, composed);
    return composed !== undefined;
  }

  #transact<T>({ tenantId }: { tenantId: string }, work: (tx: TenantTx) => Promise<T>): Promise<T> {
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
    job: Exclude<AccountMailJob, Job<'request'>>,
  ): Promise<ComposedMail | undefined> {
    if (job.kind === 'slip')
      return this.#addLogo(tx, tenant, await this.#writeSlip(tx, tenant, job));
    if (job.kind === 'hire-end')
      return this.#addLogo(tx, tenant, await this.#writeHireEnd(tx, tenant, job));
    if (!('employeeId' in job))
      return this.#addLogo(tx, tenant, await this.#writeToUser(tx, tenant, job));
    const path = job.kind === 'hours' ? '/missinghours' : '/own-leave';
    const notice = { title: '', body: '', path, mail: job };
    return this.#addLogo(
      tx,
      tenant,
      await this.#writeToEmployee(tx, tenant, job.employeeId, notice),
    );
  }

  async #addLogo(
    tx: TenantTx,
    tenant: Tenant,
    addressed: AddressedMail,
  ): Promise<ComposedMail | undefined> {
    return addressed && { ...addressed, ownLogo: await findLogoImage(tx, tenant.id) };
  }

  async #writeToUser(tx: TenantTx, tenant: Tenant, job: UserJob): Promise<AddressedMail> {
    const user = await findRecipient(tx, job.userId);
    const to = job.kind === 'email-changed' ? job.to : (user?.email ?? '');
    if (!user || to === '') return undefined;
    const language = (await findLanguage(tx, user.id)) ?? 'nl';
    const mail = await this.#writeUserMail(tx, tenant, job, { ...user, language });
    return mail && { to, mail, language };
  }

  async #writeUserMail(
    tx: TenantTx,
    tenant: Tenant,
    job: UserJob,
    user: Recipient & { language: Language },
  ): Promise<Mail | undefined> {
    const addressee = { username: user.username, tenant: tenant.displayName, requested: false };
    if (job.kind === 'leave-requested') return this.#writeLeaveRequested(tx, tenant, job);
    if (job.kind === 'export-ready') return this.#writeExportReady(tx, tenant, job);
    if (job.kind === 'expiring') return this.#writeExpiring(tx, tenant, job);
    if (job.kind === 'scaffolds-due') return this.#writeScaffoldsDue(tx, tenant, job);
    if (job.kind === 'webhook-off') return this.#writeWebhookOff(tx, tenant, job);
    const say = (make: () => Mail) => writeIn(user.language, make);
    if (job.kind === 'email-changed') return say(() => createEmailChangedMail(addressee));
    if (job.mail === 'password-changed') return say(() => createPasswordChangedMail(addressee));
    if (job.mail === 'factors-reset') return say(() => createFactorsResetMail(addressee));
    const { write, fits } = linkMails[job.mail];
    if (!fits(user)) return undefined;
    const token = await issueLinkToken(tx, { userId: user.id, purpose: job.mail });
    // Browsers do not send the fragment, so the token never appears in the log of a server or proxy.
    const page = job.mail === 'magic-link' ? 'magic' : job.mail;
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/${page}#token=${token}`;
    return say(() => write({ ...addressee, requested: job.requested }, url));
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

  async #writeToEmployee(
    tx: TenantTx,
    tenant: Tenant,
    employeeId: string,
    { mail, ...notice }: NoticeMail,
  ): Promise<AddressedMail> {
    const person = (await findEmployeeAddresses(tx, [employeeId])).get(employeeId);
    if (!person) return undefined;
    const address = getTenantAddress(tenant, this.#parts.installation);
    const url = person.hasAccount ? `${address}${notice.path}` : null;
    const addressed = { tenant: tenant.displayName, url };
    const write = mail
      ? await writeEmployeeMail(tx, employeeId, mail, addressed)
      : () => createNoticeMail(notice, addressed);
    const language = (await readLanguages(tx, [employeeId])).get(employeeId) ?? 'nl';
    return write && { to: person.email, mail: writeIn(language, write), language };
  }

  async #writeSlip(tx: TenantTx, tenant: Tenant, { linkId }: Job<'slip'>): Promise<AddressedMail> {
    const link = await findMailedLink(tx, linkId);
    if (!link) return undefined;
    const token = await issueSlipToken(tx, linkId);
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/bon#${token}`;
    const isCopy = link.signatureId !== null;
    const mail = createSlipMail({ ...link, isCopy }, { tenant: tenant.displayName, url });
    return { to: link.email, mail, language: 'nl' };
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

  async #writeScaffoldsDue(
    tx: TenantTx,
    tenant: Tenant,
    { day }: Job<'scaffolds-due'>,
  ): Promise<Mail | undefined> {
    const due = await listDueScaffolds(tx, day);
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/scaffolds`;
    return due.length === 0
      ? undefined
      : createScaffoldsDueMail(due, { tenant: tenant.displayName, url, day });
  }

  async #writeWebhookOff(
    tx: TenantTx,
    tenant: Tenant,
    { endpointId }: Job<'webhook-off'>,
  ): Promise<Mail | undefined> {
    const stopped = await findStopped(tx, endpointId);
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/settings/webhooks`;
    return stopped && createWebhookOffMail(stopped, { tenant: tenant.displayName, url });
  }

  async #writeHireEnd(
    tx: TenantTx,
    tenant: Tenant,
    { hireEndId }: Job<'hire-end'>,
  ): Promise<AddressedMail> {
    const end = await issueHireEndToken(tx, hireEndId);
    if (!end) return undefined;
    // A page without scripts cannot read a fragment. No log has the query.
    const url = `${getTenantAddress(tenant, this.#parts.installation)}/steiger/bevestigen?k=${end.token}`;
    const mail = createHireEndMail(end, { tenant: tenant.displayName, url });
    return { to: end.email, mail, language: 'nl' };
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

  async #send({ displayName, accentColor, logo }: Tenant, composed: ComposedMail) {
    const { to, mail, language, ownLogo } = composed;
    const picture = ownLogo ?? (await readBuiltInLogo(logo));
    const branding = { name: displayName, accentColor, hasLogo: picture !== undefined };
    await this.#parts.deliver({
      to,
      fromName: displayName,
      subject: mail.subject,
      text: renderText(mail),
      html: writeIn(language, () => renderHtml(mail, branding)),
      logo: picture,
    });
  }
}
