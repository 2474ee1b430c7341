import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '../servers/environment.ts';

const ownCheckout = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 60_000;
const EXIT_LIMIT_MS = 20_000;

export const victims = ['app', 'database', 'both'] as const;
export type Victim = (typeof victims)[number];

/** The whole product as a process, on its own data folder, to be killed and started again. */
export class AppProcess {
  /** Its address; a different port after each start without a given port. */
  address = '';
  /** The checkout of the version that the next start runs. */
  checkout = ownCheckout;
  readonly #dataDir: string;
  readonly #settings: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(dataDir: string, settings: NodeJS.ProcessEnv = {}) {
    this.#dataDir = dataDir;
    this.#settings = settings;
  }

  /** Starts it and waits until it prints that it is ready. */
  async start(port = '0'): Promise<void> {
    const child = spawn(process.execPath, [path.join(this.checkout, 'server/src/main.ts')], {
      env: processEnvironment({
        DATA_DIR: this.#dataDir,
        PORT: port,
        DEMO: 'off',
        LOG_LEVEL: 'error',
        // The writers set X-Forwarded-Host, as a proxy would.
        TRUST_PROXY: 'loopback',
        ...this.#settings,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Answers without a database are expected; what gave a 500 is not.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Something went wrong')) console.error(line);
    });
    this.#process = child;
    this.address = await readiness(child);
  }

  /** Asks it to stop as a service manager does, and returns its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(EXIT_LIMIT_MS) });
    child.kill('SIGTERM');
    const [code] = await exited;
    this.#process = undefined;
    return code;
  }

  /** Kills by SIGKILL. An app that loses its database starts it again. */
  async kill(victim: Victim): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(EXIT_LIMIT_MS) });
    exited.catch(() => undefined);
    if (victim !== 'app') await this.#killDatabase();
    if (victim === 'database') return;
    child.kill('SIGKILL');
    await exited;
    this.#process = undefined;
  }

  /** Starts it when it was killed; otherwise waits until it has its database again. */
  async recover(): Promise<void> {
    if (!this.#process) return await this.start();
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#hasDatabase())) {
      if (Date.now() > deadline) throw new Error('The app did not get its database again');
      await sleep(50);
    }
  }

  /** Asks for a host that it has not looked up before. */
  async #hasDatabase(): Promise<boolean> {
    const headers = { 'x-forwarded-host': `${randomUUID()}.localhost` };
    return (await fetch(`${this.address}/api/tenant`, { headers })).status !== 503;
  }

  /** Kills the process group of PostgreSQL at once, so that none of its processes can clean up. */
  async #killDatabase(): Promise<void> {
    const pidFile = path.join(this.#dataDir, 'database/cluster/postmaster.pid');
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    process.kill(-pid, 'SIGKILL');
  }
}

function readiness(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (text: Buffer) => {
    said += text;
    const address = /is ready: (http:\S+)/.exec(said)?.[1];
    if (address) resolve(address.replace('localhost', '127.0.0.1'));
  };
  const fail = (why: string) => reject(new Error(`${why}: ${said}`));
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('exit', (code) => fail(`The app ended with code ${code}`));
  const limit = setTimeout(() => fail('The app did not get ready'), START_LIMIT_MS);
  return promise.finally(() => clearTimeout(limit));
}
