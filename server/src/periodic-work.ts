import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type DueWorkParts, listDueWorks } from './due-works.ts';
import { backUpWhenDue } from './platform/backup/nightly.ts';
import { repeat } from './platform/repeat.ts';
import type { OpenStorage } from './platform/storage/open.ts';
import { removeOldWhenDue } from './platform/upkeep/nightly.ts';
import { fetchWeather } from './platform/weather/fetching.ts';

const INTERVAL_MS = 5 * 60 * 1000;

interface Options extends DueWorkParts {
  config: Pick<Config, 'backups' | 'dataDir'>;
  ownerUrl: string;
  storage: Pick<OpenStorage, 'storage' | 'staging' | 'files'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

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
    works: listDueWorks({ pool, mails, notices, jobs }),
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
