import { openJobs } from '../platform/jobs/jobs.ts';
import { AccountMails } from '../platform/mail/account-mails.ts';
import type { Installation } from './operator.ts';

const nothing = () => undefined;

/** Runs work with mails, or without when no mail server is configured. The server sends them, now or at its next start. */
export async function withMails<T>(
  { config, pool, listener }: Installation,
  work: (mails: AccountMails | undefined) => Promise<T>,
): Promise<T> {
  if (config.smtpUrl === null) return work(undefined);
  const jobs = await openJobs({ pool, listener, log: { warn: nothing, error: nothing } });
  try {
    return await work(new AccountMails(jobs));
  } finally {
    await jobs.stop();
  }
}
