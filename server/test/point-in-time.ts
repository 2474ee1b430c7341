/**
 * Rehearses bringing a PostgreSQL that archives its log back to a moment: a base copy, two writes with seconds between, the loss of
 * the server, and a restore to the second between them. docs/operations.md has the same steps for a server of one's own.
 */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/pool.ts';
import { connected } from './data/database-rows.ts';

const execute = promisify(execFile);
const log = () => undefined;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-point-in-time-'));
// PostgreSQL may run as another account.
await chmod(folder, 0o755);
const at = (...names: string[]) => path.join(folder, ...names);
const archive = at('archive');

const configure = (cluster: string, settings: Record<string, string>) =>
  appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );

const write = (owner: Client, name: string) =>
  owner.query('insert into rate_limits (key) values ($1)', [name]);

const readNow = async (owner: Client) => {
  const { rows } = await owner.query<{ now: string }>(`select clock_timestamp()::text as now`);
  return rows[0]?.now ?? '';
};

/** Copies the running cluster as `pg_basebackup` does; returns what makes the copy one. */
async function copyBase(owner: Client, from: string, to: string): Promise<string> {
  await owner.query(`select pg_backup_start('base', true)`);
  await execute('cp', ['-a', from, to]);
  const { rows } = await owner.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  );
  return rows[0]?.labelfile ?? '';
}

/** Waits until everything that is written has left the server. */
async function archiveAll(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  const segment = rows[0]?.segment ?? '';
  while (!(await readdir(archive)).includes(segment)) await sleep(50);
}

async function runPrimary(): Promise<{ label: string; moment: string }> {
  const dataDir = at('primary');
  const cluster = at('primary', 'database', 'cluster');
  await (await startEmbedded({ dataDir, log })).stop();
  const { uid, gid } = await stat(cluster);
  await mkdir(archive);
  await chown(archive, uid, gid);
  await configure(cluster, {
    archive_mode: 'on',
    archive_command: `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
  });
  const server = await startEmbedded({ dataDir, log });
  await (await openDatabase(server.url)).close();
  const began = await connected(server.url, async (owner) => {
    await write(owner, 'before the base copy');
    const since = performance.now();
    const label = await copyBase(owner, at('primary', 'database'), at('base'));
    const { stdout } = await execute('du', ['-sm', at('base')]);
    console.log(`base copy: ${stdout.split('\t')[0]} MB in ${seconds(since)}`);
    await write(owner, 'first');
    await sleep(1_500);
    const moment = (await readNow(owner)).replace(/\.\d+/, '');
    await sleep(1_500);
    await write(owner, 'second');
    await archiveAll(owner);
    return { label, moment };
  });
  await server.stop();
  await rm(dataDir, { recursive: true });
  return began;
}

async function restoreTo(label: string, moment: string): Promise<void> {
  const dataDir = at('restored');
  const cluster = at('restored', 'database', 'cluster');
  await mkdir(dataDir);
  await execute('cp', ['-a', at('base'), at('restored', 'database')]);
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  const { uid, gid } = await stat(cluster);
  for (const [name, contents] of [
    ['backup_label', label] as const,
    ['recovery.signal', ''] as const,
  ]) {
    await writeFile(path.join(cluster, name), contents);
    await chown(path.join(cluster, name), uid, gid);
  }
  await configure(cluster, {
    archive_mode: 'off',
    restore_command: `cp "${archive}/%f" "%p"`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  const since = performance.now();
  const server = await startEmbedded({ dataDir, log });
  try {
    const keys = await connected(server.url, async (owner) => {
      const isRecovering = async () =>
        (await owner.query('select 1 where pg_is_in_recovery()')).rowCount === 1;
      while (await isRecovering()) await sleep(50);
      const { rows } = await owner.query<{ key: string }>('select key from rate_limits');
      return rows.map(({ key }) => key);
    });
    console.log(
      `restored to ${moment} in ${seconds(since)}, from ${(await readdir(archive)).length} files of the log`,
    );
    assert.deepEqual(keys.toSorted(), ['before the base copy', 'first']);
    // The app starts on it, and writes.
    await (await openDatabase(server.url)).close();
    await connected(server.url, (owner) => write(owner, 'after the restore'));
    console.log(
      'the write before it is there, the write after it is not, and the application starts',
    );
  } finally {
    await server.stop();
  }
}

try {
  const { label, moment } = await runPrimary();
  await restoreTo(label, moment);
} finally {
  await rm(folder, { recursive: true, force: true });
}
