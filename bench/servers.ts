import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BaselineSettings } from './baseline.ts';

const main = fileURLToPath(import.meta.resolve('@ploegplan/server/main'));
const START_LIMIT_MS = 60_000;

export interface Server extends AsyncDisposable {
  address: string;
  /** CPU time of the server so far, without PostgreSQL. Known on Linux only. */
  cpuMs(): Promise<number>;
  /** Resident memory of the server alone. Known on Linux only. */
  memoryBytes(): Promise<number>;
  /** Its process id. */
  pid: number;
}

export interface AppSettings {
  ownerUrl: string;
  dataDir: string;
  /** With the demo data, when the database is empty. */
  demo?: boolean;
  /** Writes a CPU profile into this folder when it stops. */
  profileFolder?: string;
  /** Further settings. */
  env?: NodeJS.ProcessEnv;
}

/** Starts the app as in production, with its log discarded. */
export async function startApp({
  ownerUrl,
  dataDir,
  demo,
  profileFolder,
  env,
}: AppSettings): Promise<Server> {
  const port = await freePort();
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const child = spawn(process.execPath, [...profiling, main], {
    env: {
      DATABASE_URL: ownerUrl,
      DATA_DIR: dataDir,
      PORT: `${port}`,
      DEMO: demo ? 'auto' : 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, child);
  return serverOf(child, address);
}

export async function startBaseline(settings: BaselineSettings): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'baseline.ts'), { serialization: 'advanced' });
  child.send(settings);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return serverOf(child, `http://127.0.0.1:${port}`);
}

const serverOf = (child: ChildProcess, address: string): Server => ({
  address,
  pid: child.pid ?? 0,
  cpuMs: () => cpuMsOf(child),
  memoryBytes: () => memoryBytesOf(child),
  [Symbol.asyncDispose]: () => stop(child),
});

/** CPU time in hundredths of a second is in fields 14 and 15; the name in field 2 may contain spaces. */
async function cpuMsOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function memoryBytesOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1_024;
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${address}/api/check-jwt`).catch(() => undefined);
    if (answer) return;
    await sleep(50);
  }
  throw new Error('The app did not start');
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
