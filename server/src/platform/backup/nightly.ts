import { getToday } from '@ploegplan/contract/dates/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { lockKey } from '../database/advisory-locks.ts';
import { formatLocalTime } from '../local-time.ts';
import type { Staging } from '../storage/staging.ts';
import type { Storage } from '../storage/storage.ts';
import { makeBackup } from './backup.ts';
import { createName, listBackups, openFile } from './file.ts';
import { runAsOwner } from './owner.ts';
import { type BackupPlace, openDestination } from './places.ts';
import { readLastBackups, recordComplete, recordFailed } from './runs.ts';
import type { BackupSettings, Destination } from './settings.ts';

const RETRY_MS = 60 * 60 * 1000;

export interface NightlyOptions {
  settings: BackupSettings;
  ownerUrl: string;
  pool: Pool;
  storage: Storage;
  staging: Staging;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Aborting ends a backup that is being made. */
  closing: AbortSignal;
}

/** Makes the backup of this day of one place, on one of the nodes, when its time has come; after a failure again in an hour. */
export async function backUpWhenDue(options: NightlyOptions, now = new Date()): Promise<void> {
  if (!(await findDue(options, now))) return;
  await runAsOwner(options.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey('nightly-backup')],
    );
    if (!rows[0]?.taken) return;
    // Another node may have just made it.
    const due = await findDue(options, now);
    if (due) await backUp(options, due, now);
  });
}

/** The first place that lacks the backup of this day. The next one follows when this is called again. */
async function findDue({ settings, pool }: NightlyOptions, now: Date) {
  if (formatLocalTime(now) < settings.at) return undefined;
  for (const place of settings.places) {
    const { complete, failed } = await readLastBackups(pool, place.kind, now);
    if (complete && getToday(complete.startedAt) >= getToday(now)) continue;
    if (!failed || now.getTime() - failed.startedAt.getTime() >= RETRY_MS) return place;
  }
  return undefined;
}

async function backUp(
  options: NightlyOptions,
  destination: Destination,
  startedAt: Date,
): Promise<void> {
  const { settings, pool, log } = options;
  const { kind } = destination;
  const recipient = kind === 'bucket' ? destination.recipient : null;
  const file = createName(startedAt, recipient !== null);
  try {
    using place = await openDestination(destination);
    const target = openFile(place, file, { recipient });
    const made = await makeBackup({ ...options, target, report: () => undefined });
    await recordComplete(pool, { startedAt, file, ...made });
    log.info(
      { file, kind, ...made, missing: made.missing.length },
      'The nightly backup is complete',
    );
    await removeOld(place, settings.keep, file);
  } catch (error) {
    // Stopping the app is no failure; the next start makes it.
    if (options.closing.aborted) return;
    log.error({ err: error, file, kind }, 'The nightly backup failed');
    await recordFailed(pool, { startedAt, file, error: (error as Error).message });
  }
}

/** Files with a later name than that of the newest backup were made while the clock was ahead, and count as the oldest. */
async function removeOld(place: BackupPlace, keep: number, newest: string): Promise<void> {
  const names = await listBackups(place);
  const byAge = [
    ...names.filter((name) => name > newest),
    ...names.filter((name) => name <= newest),
  ];
  for (const name of byAge.slice(0, -keep)) await place.remove(name);
}
