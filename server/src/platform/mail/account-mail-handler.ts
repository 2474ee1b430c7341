import type { LinkPurpose } from '@ploegplan/contract/session';
import type { Pool } from 'pg';
import { claimedActor, record } from '../audit/log.ts';
import { HopelessJob } from '../jobs/jobs.ts';
import { issueLinkToken } from '../sessions/login-tokens.ts';
import { type Installation, tenantAddress } from '../tenants/address.ts';
import { type Tenant, TenantDirectory } from '../tenants/directory.ts';
import { findLogoImage } from '../tenants/logo.ts';
import { inTenant, type TenantTx } from '../tenants/transaction.ts';
import {
  activationMail,
  emailChangedMail,
  magicLinkMail,
  passwordChangedMail,
  resetMail,
} from './account-mail-texts.ts';
import { AccountMailJob, type AccountMails } from './account-mails.ts';
import { builtInLogo } from './logo.ts';
import { findRecipient, findUsersByEmail, type Recipient } from './repository.ts';
import { type Mail, renderHtml, renderText } from './template.ts';
import type { Deliver } from './transport.ts';

interface Parts {
  pool: Pool;
  mails: AccountMails;
  installation: Installation;
  deliver: Deliver;
}

type Job<K extends AccountMailJob['kind']> = Extract<AccountMailJob, { kind: K }>;

/** A mail that is written, with all that sending it takes. */
interface Letter {
  to: string;
  mail: Mail;
  ownLogo: Buffer | null;
}

const linkMails: Record<
  LinkPurpose,
  { write: typeof resetMail; fits: (user: Recipient) => boolean }
> = {
  'account-activation': { write: activationMail, fits: ({ hasPassword }) => !hasPassword },
  'password-reset': { write: resetMail, fits: ({ hasPassword }) => hasPassword },
  'magic-link': { write: magicLinkMail, fits: ({ userType }) => userType === 'employee' },
};

const sentEvents = {
  'account-activation': 'invitation-sent',
  'password-reset': 'password-reset-sent',
  'magic-link': 'magic-link-sent',
} as const;

/** Does what `AccountMails` put down. Whoever may not sign in any more by now gets nothing. */
export class AccountMailWork {
  readonly #parts: Parts;
  readonly #directory: TenantDirectory;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#directory = new TenantDirectory(parts.pool);
  }

  async handle(data: unknown): Promise<void> {
    const { success, data: job, error } = AccountMailJob.safeParse(data);
    if (!success) throw new HopelessJob('This version does not know the job', { cause: error });
    const tenant = await this.#directory.byId(job.tenantId);
    if (!tenant || tenant.blocked) return;
    if (job.kind === 'request') return this.#answerRequest(job);
    const letter = await this.#transact(job, (tx) => this.#write(tx, tenant, job));
    if (letter) await this.#send(tenant, letter);
  }

  #transact<T>({ tenantId }: AccountMailJob, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return inTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  /** A mail, and so a job, for each user with the address: the failure of one is not repeated for the others. */
  #answerRequest(job: Job<'request'>): Promise<void> {
    return this.#transact(job, async (tx) => {
      for (const user of await findUsersByEmail(tx, job.email)) {
        const invited = job.mail === 'password-reset' && !user.hasPassword;
        const mail = invited ? 'account-activation' : job.mail;
        if (!linkMails[mail].fits(user)) continue;
        const { tenantId } = job;
        await this.#parts.mails.sendRequested(tx, { tenantId, userId: user.id, mail });
        const actor = claimedActor(job.email);
        await record(tx, { event: sentEvents[mail], actor, subject: user.username });
      }
    });
  }

  async #write(
    tx: TenantTx,
    tenant: Tenant,
    job: Job<'to-user'> | Job<'email-changed'>,
  ): Promise<Letter | undefined> {
    const user = await findRecipient(tx, job.userId);
    const to = job.kind === 'email-changed' ? job.to : (user?.email ?? '');
    if (!user || to === '') return undefined;
    const mail = await this.#writeMail(tx, tenant, job, user);
    return mail && { to, mail, ownLogo: await findLogoImage(tx, tenant.id) };
  }

  async #writeMail(
    tx: TenantTx,
    tenant: Tenant,
    job: Job<'to-user'> | Job<'email-changed'>,
    user: Recipient,
  ): Promise<Mail | undefined> {
    const addressee = { username: user.username, tenant: tenant.displayName, requested: false };
    if (job.kind === 'email-changed') return emailChangedMail(addressee);
    if (job.mail === 'password-changed') return passwordChangedMail(addressee);
    const { write, fits } = linkMails[job.mail];
    if (!fits(user)) return undefined;
    const token = await issueLinkToken(tx, { userId: user.id, purpose: job.mail });
    // After the #, which a browser keeps to itself: no log of a server or a proxy ever holds the token.
    const page = job.mail === 'magic-link' ? 'magic' : job.mail;
    const url = `${tenantAddress(tenant, this.#parts.installation)}/${page}#token=${token}`;
    return write({ ...addressee, requested: job.requested }, url);
  }

  async #send({ displayName, accentColor, logo }: Tenant, { to, mail, ownLogo }: Letter) {
    const picture = ownLogo ?? (await builtInLogo(logo));
    const looks = { name: displayName, accentColor, hasLogo: picture !== undefined };
    await this.#parts.deliver({
      to,
      fromName: displayName,
      subject: mail.subject,
      text: renderText(mail),
      html: renderHtml(mail, looks),
      logo: picture,
    });
  }
}
