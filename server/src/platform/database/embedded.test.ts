import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import {
  appendFile,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HolderMessage } from '../../../test/servers/database-holder.ts';
import { databaseUrl } from '../../../test/servers/database-url.ts';
import { lockKey } from './advisory-locks.ts';
import { type EmbeddedDatabase, findEmbedded, startEmbedded } from './embedded.ts';

// Each test starts and stops a real database.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** For polls while a server starts. */
const PATIENCE = { timeout: 30_000 };

let dataDir: string;
const folders: string[] = [];
const started: EmbeddedDatabase[] = [];
const holders: ChildProcess[] = [];

async function makeFolder(name = 'ploegplan-database-'): Promise<void> {
  dataDir = await mkdtemp(path.join(tmpdir(), name));
  folders.push(dataDir);
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Stops the databases that a test started, and takes over and stops those that it left running. */
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  if (existsSync(pidFile()) && started.length === 0) await start();
  for (const database of started.splice(0)) await database.stop();
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: () => undefined });
  started.push(database);
  return database;
}

/** Starts a database from a separate process, which a test may kill. */
async function hold(): Promise<{ process: ChildProcess; message: HolderMessage }> {
  const script = path.resolve(import.meta.dirname, '../../../test/servers/database-holder.ts');
  const child = fork(script, [dataDir], { execArgv: [] });
  holders.push(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The holder ended without a message: ${code ?? signal}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [HolderMessage];
  return { process: child, message };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connected(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The session that holds the lock of the owner; undefined when none does. */
async function owningSession(url: string): Promise<number | undefined> {
  const [lock] = await query(
    url,
    "select pid from pg_locks where locktype = 'advisory' and granted",
  );
  return lock && Number(lock.pid);
}

/** Kills a session of the database, upon which PostgreSQL ends all others and recovers. */
async function crash(url: string): Promise<void> {
  const client = await connected(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? NaN, 'SIGKILL');
  await once(client, 'error');
}

const pidFile = () => path.join(dataDir, 'database/cluster/postmaster.pid');
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function untilGone(pid: number): Promise<void> {
  const command = () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  while (process.platform === 'linux' && (await command()) !== '') await sleep(10);
}

/** Has the next server wait for a file of its configuration, which is a pipe, before it writes its lock file. */
async function delayNextLaunch() {
  const folder = path.dirname(pidFile());
  const [included, empty] = [path.join(folder, 'delay.conf'), path.join(folder, 'empty.conf')];
  execFileSync('mkfifo', ['-m', '644', included]);
  await writeFile(empty, '', { mode: 0o644 });
  await appendFile(path.join(folder, 'postgresql.conf'), "\ninclude_if_exists = 'delay.conf'\n");
  let pipe: FileHandle | undefined;
  const openPipe = () => open(included, constants.O_WRONLY | constants.O_NONBLOCK);
  return {
    /** Resolves when the server waits: before that the pipe has no reader and cannot be opened. */
    async launched() {
      while (!pipe) pipe = await openPipe().catch(() => sleep(10, undefined));
    },
    async proceed() {
      // PostgreSQL reads its configuration twice.
      await rename(empty, included);
      await pipe?.close();
    },
  };
}

describe('a first start', () => {
  beforeEach(() => makeFolder());

  test('creates a durable database in UTC, without network access, that can sort with a Dutch collation', async () => {
    const { url, takenOver } = await start();
    expect(takenOver).toBe(false);
    const [settings] = await query(
      url,
      `select current_database() as database, current_user as role, pg_encoding_to_char(encoding) as encoding,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('listen_addresses') as listens, current_setting('timezone') as zone,
         current_setting('data_checksums') as checksums,
         (select string_agg(name, ' ' order by name collate "nl-x-icu")
            from unnest('{Zwart,élan,de Wit,Eik,Bruin,appel}'::text[]) name) as sorted
       from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({
      database: 'ploegplan',
      role: 'ploegplan',
      encoding: 'UTF8',
      fsync: 'on',
      commit: 'on',
      listens: '',
      zone: 'UTC',
      checksums: 'on',
      sorted: 'appel Bruin de Wit Eik élan Zwart',
    });
  });

  test('requires a password that only the file owner can read', async () => {
    const { url } = await start();
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    const { mode } = await stat(path.join(dataDir, 'database/password'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('removes the unfinished folder of a killed process, and keeps that of a running one', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['--version']);
    const killed = `database.unfinished-${dead}-0a1b2c3d`;
    const underWay = `database.unfinished-${process.pid}-0a1b2c3d`;
    await mkdir(path.join(dataDir, killed, 'cluster'), { recursive: true });
    await mkdir(path.join(dataDir, underWay));
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const names = await readdir(dataDir);
    expect(names).not.toContain(killed);
    expect(names).toContain(underWay);
  });

  test('succeeds for exactly one of two processes at once', async () => {
    const both = await Promise.all([hold(), hold()]);
    const rejected = both.filter(({ message }) => 'error' in message);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.message).toEqual({ error: expect.stringContaining('is in use') });
  });

  test('works in a folder whose path is too long for a socket', async () => {
    await makeFolder('ploegplan-a-folder-with-a-long-name'.repeat(3));
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a later start', () => {
  beforeAll(() => makeFolder());

  test('finds the data written before the stop', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(existsSync(pidFile())).toBe(false);
    const { url, takenOver } = await start();
    expect(takenOver).toBe(false);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is rejected while the database is in use, without affecting it', async () => {
    const { url } = await start();
    const { message } = await hold();
    expect(message).toEqual({
      error: `The data folder ${dataDir} is in use by another Ploegplan (process ${process.pid}); stop that one first, or set DATA_DIR to another folder.`,
    });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('takes over the running server of a killed app, and stops it on stop', async () => {
    const killed = await hold();
    const pid = await serverPid();
    await kill(killed.process);
    const { url, takenOver, stop } = await start();
    expect(takenOver).toBe(true);
    expect(await serverPid()).toBe(pid);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    await untilGone(pid);
    expect(existsSync(pidFile())).toBe(false);
  });

  test('recovers after app and server were both killed', async () => {
    const killed = await hold();
    if ('error' in killed.message) throw new Error(killed.message.error);
    await query(killed.message.url, 'create table acknowledged as select 42 as answer');
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    await kill(killed.process);
    const { url, takenOver } = await start();
    expect(takenOver).toBe(false);
    expect(await query(url, 'select answer from acknowledged')).toEqual([{ answer: 42 }]);
  });

  test('ignores a stale lock file whose process id belongs to another process now', async () => {
    const { stop } = await start();
    const left = (await readFile(pidFile(), 'utf8')).replace(/^\d+/, `${process.pid}`);
    await stop();
    await writeFile(pidFile(), left);
    await writeFile(path.join(dataDir, 'database/.s.PGSQL.5432.lock'), left);
    expect((await start()).takenOver).toBe(false);
  });

  test('fails with the reason that PostgreSQL gives, in one sentence', async () => {
    await (await start()).stop();
    const versionFile = path.join(dataDir, 'database/cluster/PG_VERSION');
    const version = await readFile(versionFile);
    await writeFile(versionFile, '12\n');
    await expect(start()).rejects.toThrow(
      /^The embedded PostgreSQL did not start: database files are incompatible with server$/,
    );
    await writeFile(versionFile, version);
  });
});

describe('a running server', () => {
  beforeAll(() => makeFolder());

  test('is started again when it is killed, with its data, and stays owned by this process', async () => {
    const { url } = await start();
    await query(url, 'create table acknowledged as select 42 as answer');
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(url, 'select answer from acknowledged').catch(() => 'away'), PATIENCE)
      .toEqual([{ answer: 42 }]);
    expect(await serverPid()).not.toBe(pid);
    const { message } = await hold();
    expect(message).toEqual({ error: expect.stringContaining('is in use') });
  });

  test('is started again as soon as it can be, when it could not at first', async () => {
    const { url } = await start();
    const settings = path.join(dataDir, 'database/cluster/postgresql.conf');
    const before = await readFile(settings);
    await writeFile(settings, 'no_such_setting = on');
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    const log = () => readFile(path.join(dataDir, 'database.log'), 'utf8');
    await expect.poll(log, PATIENCE).toContain('no_such_setting');
    await expect(query(url, 'select')).rejects.toThrow();
    await writeFile(settings, before);
    await expect
      .poll(() => query(url, 'select 1 as one').catch(() => 'away'), PATIENCE)
      .toEqual([{ one: 1 }]);
  });

  test('is not started again when it is stopped meanwhile', async () => {
    const { stop } = await start();
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    await untilGone(pid);
    await stop();
    await expect(findEmbedded({ dataDir, log: () => undefined })).resolves.toBeUndefined();
  });

  test('is stopped too when it is stopped while it is started again', async () => {
    const { stop } = await start();
    const { launched, proceed } = await delayNextLaunch();
    process.kill(await serverPid(), 'SIGKILL');
    await launched();
    const stopped = stop();
    const first = await Promise.race([stopped.then(() => 'stopped'), sleep(500, 'waits')]);
    await proceed();
    expect(first).toBe('waits');
    await stopped;
    expect(existsSync(pidFile())).toBe(false);
    await expect(findEmbedded({ dataDir, log: () => undefined })).resolves.toBeUndefined();
  });

  test('stays owned by this process when it recovers from a crash of one of its own processes', async () => {
    const { url } = await start();
    const before = await owningSession(url);
    await crash(url);
    await expect
      .poll(() => owningSession(url).catch(() => before), PATIENCE)
      .not.toSatisfy((session) => session === undefined || session === before);
    const { message } = await hold();
    expect(message).toEqual({ error: expect.stringContaining('is in use') });
  });

  test('is not given to another process that starts before its owner has reconnected', async () => {
    const owner = await hold();
    if ('error' in owner.message) throw new Error(owner.message.error);
    const { url } = owner.message;
    owner.process.kill('SIGSTOP');
    await crash(url);
    await expect.poll(() => owningSession(url).catch(() => 'recovering'), PATIENCE).toBe(undefined);
    await expect(start()).rejects.toThrow('is in use');
    owner.process.kill('SIGCONT');
    await expect.poll(() => owningSession(url), PATIENCE).toBeGreaterThan(0);
  });

  test('is left to another process that owns it by now, when the app is stopped', async () => {
    const { url, exited, stop } = await start();
    const other = await connected(databaseUrl(url, 'postgres'));
    const taken = other.query('select pg_advisory_lock($1)', [lockKey('embedded-database')]);
    await query(url, `select pg_terminate_backend(${await owningSession(url)})`);
    await taken;
    await expect(exited).resolves.toContain('is in use');
    await stop();
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.end();
    // Takes it over, so that it is stopped after the test.
    expect((await start()).takenOver).toBe(true);
  });

  test('can be stopped twice', async () => {
    const { stop } = await start();
    await Promise.all([stop(), stop()]);
    expect(existsSync(pidFile())).toBe(false);
  });
});
