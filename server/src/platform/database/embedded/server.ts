import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readCommand } from '../../processes.ts';
import { StartError } from '../../start-error.ts';
import type { Cluster } from './cluster.ts';
import { getSocketPath, hasListener, type Place } from './place.ts';
import { type Programs, runProgram } from './programs.ts';

export const START_PATIENCE_MS = 120_000;

/** A PostgreSQL server that runs on our cluster, whoever started it. */
export interface Server {
  place: Place;
  isRunning(): Promise<boolean>;
}

/**
 * Finds the server that runs on the cluster: of another app process, or left running by one that was killed. Waits for the address
 * of one that is starting: PostgreSQL adds it to its lock file only once it has opened its socket.
 */
export async function findServer(cluster: Cluster): Promise<Server | undefined> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    const server = await readLockFile(cluster);
    if (!server || server.place.host) return server;
    await sleep(10);
  }
  throw new StartError('The embedded PostgreSQL runs but did not open its socket for two minutes.');
}

async function readLockFile({ pgdata }: Cluster): Promise<Server | undefined> {
  const pidFile = path.join(pgdata, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const [pid = NaN, port = NaN] = [lines[0], lines[3]].map(Number);
  const place = { host: lines[4] || lines[5] || '', port };
  if (!(pid > 0 && port > 0)) return undefined;
  const isRunning = async () =>
    isPostgres(await readCommand(pid), pgdata) || (await isListening(place));
  if (await isRunning()) return { place, isRunning };
  if (isAlive(pid)) {
    await Promise.all(
      [pidFile, `${getSocketPath(place)}.lock`].map((file) => removeStale(file, pid)),
    );
  }
  return undefined;
}

/** Detects a server in another container on the same folder, which process ids cannot show. */
async function isListening(place: Place): Promise<boolean> {
  return path.isAbsolute(place.host) && hasListener(getSocketPath(place));
}

/** On Windows only the program name of a process is known. */
function isPostgres(command: string, pgdata: string): boolean {
  return command.includes(process.platform === 'win32' ? 'postgres.exe' : pgdata);
}

/**
 * Removes a stale lock file. PostgreSQL itself ignores one whose process is gone, but not one whose process id was reused.
 */
async function removeStale(lockFile: string, pid: number): Promise<void> {
  const content = await readFile(lockFile, 'utf8').catch(() => '');
  if (Number(content.split('\n')[0]) === pid) await rm(lockFile, { force: true });
}

/** Stops the server in mode `fast`, which ends sessions and writes all data; after a timeout in mode `immediate`. */
export async function stopServer(cluster: Cluster, programs: Programs): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    runProgram(programs, 'pg_ctl', ['stop', '-D', cluster.pgdata, '-m', mode, '-t', `${seconds}`]);
  await stop('fast', 20).catch(async () => {
    if (await findServer(cluster)) await stop('immediate', 10);
  });
}
