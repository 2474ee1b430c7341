import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { approveUnansweredEverywhere } from './features/leave-requests/standing.ts';
import { backUpWhenDue } from './platform/backup/nightly.ts';
import { keepDocuments } from './platform/documents/weekly.ts';
import { remindAllTenants } from './platform/hours/reminders.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { AccountMails } from './platform/mail/account-mails.ts';
import type { Notices } from './platform/notices/notices.ts';
import { repeat } from './platform/repeat.ts';
import { mailDueScaffolds } from './platform/scaffolds/daily.ts';
import type { OpenStorage } from './platform/storage/open.ts';
import { mailUnseenEverywhere } from './platform/telling.ts';
import { removeOldWhenDue } from './platform/upkeep/nightly.ts';
import { fetchWeather } from './platform/weather/fetching.ts';
import { wakeEverywhere } from './platform/webhooks/outbox.ts';

const INTERVAL_MS = 5 * 60 * 1000;

interface Options {
  config: Pick<Config, 'backups' | 'dataDir'>;
  ownerUrl: string;
  pool: Pool;
  storage: Pick<OpenStorage, 'storage' | 'staging' | 'files'>;
  mails: AccountMails;
  notices: Notices;
  jobs: Pick<Jobs, 'send'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The works of each look by their names for the log. Each looks only at the tenants for which it is due. */
export const listWorks = ({
  pool,
  mails,
  notices,
  jobs,
}: Pick<Options, 'pool' | 'mails' | 'notices' | 'jobs'>) => ({
  'The reminders of missing hours': () => remindAllTenants({ pool, notices }),
  'The mails about planning that nobody saw': () => mailUnseenEverywhere({ pool, notices }),
  'Requests for leave without an answer': () =>
    approveUnansweredEverywhere({ pool, mails, notices }),
  'The mails about inspections of scaffolds': () => mailDueScaffolds({ pool, mails }),
  'The webhooks that nobody woke': () => wakeEverywhere({ pool, jobs }),
  'The upkeep of documents': () => keepDocuments({ pool, mails }),
});

/** Looks every five minutes what is due. Each work itself makes sure that it is done once, whatever the number of nodes. */
export function startPeriodicWork({
  config,
  ownerUrl,
  pool,
  storage,
  mails,
  notices,
  jobs,
  log,
}: Options) {
  const { backups: settings, dataDir } = config;
  const daily = repeat({
    everyMs: INTERVAL_MS,
    log,
    works: listWorks({ pool, mails, notices, jobs }),
  });
  // Apart, because removals and a backup may take longer than the interval.
  const upkeep = repeat({
    everyMs: INTERVAL_MS,
    log,
    works: {
      'The removal of what is no longer kept': (closing) =>
        removeOldWhenDue({ pool, ownerUrl, dataDir, files: storage.files }, closing),
    },
  });
  // Apart, because a source may be slow.
  const weather = repeat({
    everyMs: INTERVAL_MS,
    log,
    works: { 'The readings of the weather': () => fetchWeather({ pool }) },
  });
  const backups = repeat({
    everyMs: INTERVAL_MS,
    log,
    works: settings
      ? {
          'The nightly backup': (closing) =>
            backUpWhenDue({ ...storage, settings, ownerUrl, pool, log, closing }),
        }
      : {},
  });
  return {
    close: async () => {
      await Promise.all([daily, upkeep, weather, backups].map((works) => works.close()));
    },
  };
}
