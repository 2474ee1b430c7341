import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ownerRole } from '../../src/platform/database/embedded/cluster.ts';
import {
  createProgramOptions,
  getProgramPath,
  type Programs,
} from '../../src/platform/database/embedded/programs.ts';

const run = promisify(execFile);
const START_MS = 30_000;

interface MemberOptions {
  name: string;
  programs: Programs;
  pgdata: string;
  port: number;
  /** The port of the member that this one follows while it is the standby. */
  otherPort: number;
  password: string;
}

/** One of two PostgreSQL servers that follow each other. */
export class Member {
  readonly name: string;
  readonly port: number;
  readonly #options: MemberOptions;
  #process: ChildProcess | undefined;
  #log: FileHandle | undefined;

  constructor(options: MemberOptions) {
    this.#options = options;
    this.name = options.name;
    this.port = options.port;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  urlOf(database: string): string {
    return `postgres://${ownerRole}:${this.#options.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs one statement as a superuser. */
  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts it, as standby when its folder says so, and waits until it answers. */
  async start(): Promise<void> {
    const { programs, pgdata, port, otherPort, password } = this.#options;
    const leader = `host=127.0.0.1 port=${otherPort} user=${ownerRole} password=${password}`;
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port,
      primary_conninfo: `${leader} application_name=${this.name}`,
      max_connections: 150,
      // What the leader writes while the standby is copied.
      wal_keep_size: '1GB',
      log_min_messages: 'log',
      timezone: 'UTC',
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#log = await open(`${pgdata}.log`, 'a');
    // A process group of its own, which is killed as a whole.
    this.#process = spawn(getProgramPath(programs, 'postgres'), ['-D', pgdata, ...given], {
      ...createProgramOptions(programs),
      detached: true,
      stdio: ['ignore', this.#log.fd, this.#log.fd],
    });
    const deadline = Date.now() + START_MS;
    while (!(await this.query('select').catch(() => undefined))) {
      if (!this.isRunning || Date.now() > deadline) {
        throw new Error(`${this.name} did not start: ${pgdata}.log`);
      }
      await sleep(20);
    }
  }

  /** Kills all its processes at once, as a machine that loses its power. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || !this.isRunning) return;
    const exited = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exited;
    await this.#log?.close();
  }

  /** Makes the standby the leader, and returns when it takes writes. */
  async promote(): Promise<void> {
    const [row] = await this.query<{ promoted: boolean }>('select pg_promote() as promoted');
    if (!row?.promoted) throw new Error(`${this.name} was not promoted`);
  }

  /** Fills the folder of a member that is down with a base copy of the leader, and starts it as its standby. */
  async follow(leader: Member): Promise<void> {
    const { pgdata, programs } = this.#options;
    await rm(pgdata, { recursive: true, force: true });
    const client = new pg.Client({ connectionString: leader.urlOf('postgres') });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('copy', true)`);
      await this.#copyFrom(leader.#options.pgdata);
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      const asAccount = { ...programs.account };
      await rm(path.join(pgdata, 'postmaster.pid'), { force: true });
      await writeFile(path.join(pgdata, 'backup_label'), rows[0]?.labelfile ?? '');
      await writeFile(path.join(pgdata, 'standby.signal'), '');
      const owner = `${asAccount.uid ?? ''}:${asAccount.gid ?? ''}`;
      if (programs.account) await run('chown', ['-R', owner, pgdata]);
    } finally {
      await client.end();
    }
    await this.start();
  }

  /** A file that vanishes meanwhile is no failure: the log of the leader tells of it. */
  async #copyFrom(pgdata: string): Promise<void> {
    try {
      await run('cp', ['-a', pgdata, this.#options.pgdata]);
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      const lines = stderr.trim().split('\n');
      if (!lines.every((line) => line.includes('No such file or directory'))) throw error;
    }
  }
}
