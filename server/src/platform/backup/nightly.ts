import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { removeUnfinished } from '../data-folder.ts';
import { lockKey } from '../database/advisory-locks.ts';
import { formatLocalTime } from '../local-time.ts';
import type { Staging } from '../storage/staging.ts';
import type { Storage } from '../storage/storage.ts';
import { makeBackup } from './backup.ts';
import { runAsOwner } from './owner.ts';
import { readLastBackups, recordComplete, recordFailed } from './runs.ts';
import type { BackupSettings } from './settings.ts';

const RETRY_MS = 60 * 60 * 1000;

const ownName = /^ploegplan-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;

export interface NightlyOptions {
  settings: BackupSettings;
  ownerUrl: string;
  pool: Pool;
  storage: Storage;
  staging: Staging;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Ends a backup that is being made. */
  closing: AbortSignal;
}

/** Makes the backup of this day, on one of the nodes, when its time has come; after a failure again in an hour. */
export async function backUpWhenDue(options: NightlyOptions, now = new Date()): Promise<void> {
  if (!(await isDue(options, now))) return;
  await runAsOwner(options.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey('nightly-backup')],
    );
    // Another node makes it, or has just made it.
    if (!rows[0]?.taken || !(await isDue(options, now))) return;
    await backUp(options, now);
  });
}

async function isDue({ settings, pool }: NightlyOptions, now: Date): Promise<boolean> {
  if (formatLocalTime(now) < settings.at) return false;
  const { complete, failed } = await readLastBackups(pool, now);
  if (complete && getToday(complete.startedAt) >= getToday(now)) return false;
  return !failed || now.getTime() - failed.startedAt.getTime() >= RETRY_MS;
}

async function backUp(options: NightlyOptions, startedAt: Date): Promise<void> {
  const { settings, pool, log } = options;
  const file = `ploegplan-${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
  const target = path.join(settings.folder, file);
  try {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(settings.folder);
    const report = () => undefined;
    const made = await makeBackup({ ...options, target, report });
    await recordComplete(pool, { startedAt, file, ...made });
    log.info({ target, ...made, missing: made.missing.length }, 'The nightly backup is complete');
    await removeOld(settings, file);
  } catch (error) {
    // Stopping the app is no failure; the next start makes it.
    if (options.closing.aborted) return;
    log.error({ err: error }, 'The nightly backup failed');
    await recordFailed(pool, { startedAt, error: (error as Error).message });
  }
}

/** Names later than that of the newest were made while the clock was ahead, and count as the oldest. */
async function removeOld({ folder, keep }: BackupSettings, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ownName.test(name)).sort();
  const byAge = [
    ...names.filter((name) => name > newest),
    ...names.filter((name) => name <= newest),
  ];
  for (const name of byAge.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}
