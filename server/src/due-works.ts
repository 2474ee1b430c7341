import type { Pool } from 'pg';
import { approveUnansweredEverywhere } from './features/leave-requests/standing.ts';
import { keepDocuments } from './platform/documents/weekly.ts';
import { remindAllTenants } from './platform/hours/reminders.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { AccountMails } from './platform/mail/account-mails.ts';
import type { Notices } from './platform/notices/notices.ts';
import { mailDueScaffolds } from './platform/scaffolds/daily.ts';
import { mailUnseenEverywhere } from './platform/telling.ts';
import { wakeEverywhere } from './platform/webhooks/outbox.ts';

export interface DueWorkParts {
  pool: Pool;
  mails: AccountMails;
  notices: Notices;
  jobs: Pick<Jobs, 'send'>;
}

/** The works of each look by their names for the log. Each looks only at the tenants for which it is due. */
export const listDueWorks = ({ pool, mails, notices, jobs }: DueWorkParts) => ({
  'The reminders of missing hours': () => remindAllTenants({ pool, notices }),
  'The mails about planning that nobody saw': () => mailUnseenEverywhere({ pool, notices }),
  'Requests for leave without an answer': () =>
    approveUnansweredEverywhere({ pool, mails, notices }),
  'The mails about inspections of scaffolds': () => mailDueScaffolds({ pool, mails }),
  'The webhooks that nobody woke': () => wakeEverywhere({ pool, jobs }),
  'The upkeep of documents': () => keepDocuments({ pool, mails }),
});
