import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Cluster } from './cluster.ts';
import { choosePlace, type Place } from './place.ts';
import {
  createProgramOptions,
  getProgramPath,
  type Programs,
  runProgram,
  toStartError,
} from './programs.ts';
import { findServer, type Server, START_PATIENCE_MS } from './server.ts';

export interface LaunchOptions {
  programs: Programs;
  cluster: Cluster;
  logFile: string;
  /** Off only for disposable databases, such as those of tests. */
  fsync: boolean;
  /** That of the server before, when it is started again; it adds to that one's log. */
  place?: Place;
}

/** In its own process group, so that Ctrl-C does not end it before the app disconnects. Logs to a file: a pipe would break. */
export async function launchServer(options: LaunchOptions): Promise<Server> {
  const { programs, cluster, logFile, fsync } = options;
  const isFirst = options.place === undefined;
  const place = options.place ?? (await choosePlace(cluster.folder, programs.account?.uid));
  const settings = createSettings(place, fsync).flatMap((setting) => ['-c', setting]);
  if (isFirst) await rename(logFile, `${logFile}.previous`).catch(() => undefined);
  if (process.platform === 'win32') return launchOnWindows(options, settings);
  const log = await open(logFile, 'a', 0o600);
  try {
    return { place, isRunning: await launchOnUnix(programs, cluster, settings, log) };
  } finally {
    await log.close();
  }
}

async function launchOnUnix(
  programs: Programs,
  cluster: Cluster,
  settings: string[],
  log: FileHandle,
): Promise<() => Promise<boolean>> {
  const child = spawn(getProgramPath(programs, 'postgres'), ['-D', cluster.pgdata, ...settings], {
    ...createProgramOptions(programs),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(child, 'spawn').catch((error: Error) => {
    throw toStartError(programs, 'postgres', error);
  });
  child.unref();
  const isRunning = async () => child.exitCode === null && child.signalCode === null;
  // Before that `stopServer` does not find it, and a stop would leave it running.
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline && (await isRunning()) && !(await findServer(cluster))) {
    await sleep(10);
  }
  return isRunning;
}

/** Uses pg_ctl, because only that drops administrator rights, with which PostgreSQL does not run on Windows. */
async function launchOnWindows(
  { programs, cluster, logFile }: LaunchOptions,
  settings: string[],
): Promise<Server> {
  const options = ['-D', cluster.pgdata, '-l', logFile, '-o', settings.join(' ')];
  await runProgram(programs, 'pg_ctl', ['start', ...options]);
  const server = await findServer(cluster);
  if (!server) throw await launchFailed(logFile);
  return server;
}

function createSettings({ host, port }: Place, fsync: boolean): string[] {
  const listens =
    process.platform === 'win32'
      ? [`listen_addresses=${host}`, 'unix_socket_directories=']
      : ['listen_addresses=', `unix_socket_directories=${quoteFolder(host)}`];
  const durable = fsync ? 'on' : 'off';
  return [
    ...listens,
    `port=${port}`,
    'max_connections=100',
    'shared_buffers=256MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // The app logs its own failed queries; here they would only spread personal data.
    'log_min_messages=log',
    'log_checkpoints=off',
    `fsync=${durable}`,
    `synchronous_commit=${durable}`,
    `full_page_writes=${durable}`,
  ];
}

/** Quoted, because the setting is a comma-separated list. */
const quoteFolder = (folder: string) => `"${folder.replaceAll('"', '""')}"`;

/** The error for a launch that failed, with PostgreSQL's last fatal log message. */
export async function launchFailed(logFile: string): Promise<StartError> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const last = log.match(/(?<=(FATAL|PANIC): {2}).*/g)?.at(-1) ?? `see ${logFile}`;
  return new StartError(`The embedded PostgreSQL did not start: ${last}`);
}
