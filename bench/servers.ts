import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@ploegplan/server/platform/database/embedded';
import { freePort } from '@ploegplan/server/test/servers/free-port';

const main = fileURLToPath(import.meta.resolve('@ploegplan/server/main'));
const START_LIMIT_MS = 60_000;

export interface Server extends AsyncDisposable {
  address: string;
  /** Its process id. */
  pid: number;
}

export interface AppSettings {
  ownerUrl: string;
  dataDir: string;
  /** With the demo data, when the database is empty. */
  demo?: boolean;
  /** Further settings. */
  env?: NodeJS.ProcessEnv;
}

/** Starts a PostgreSQL on a new data folder; both are gone at the end of `running`. */
export async function startPostgres(
  running: AsyncDisposableStack,
): Promise<{ dataDir: string; ownerUrl: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-bench-'));
  running.defer(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbedded({ dataDir, log: () => undefined });
  running.defer(() => postgres.stop());
  return { dataDir, ownerUrl: postgres.url };
}

/** Starts the app as in production, with its log discarded. */
export async function startApp({ ownerUrl, dataDir, demo, env }: AppSettings): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
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
  return { address, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) };
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
