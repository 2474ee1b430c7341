import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { command } from '../test/servers/command.ts';
import { processEnvironment } from '../test/servers/environment.ts';
import { boot } from './boot.ts';
import { readConfig } from './config.ts';

interface ProductProcess {
  child: ChildProcess;
  printed: () => string;
  exitCode: Promise<number | null>;
}

// Most tests start the product as a real process.
vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-main-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

const settings = () => ({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' });

/** Starts the product as its launcher does, on a free port and without demo data; or another script. */
function launch(
  env: NodeJS.ProcessEnv,
  script = path.join(import.meta.dirname, 'main.ts'),
): ProductProcess {
  const child = fork(script, {
    env: processEnvironment({ ...settings(), ...env }),
    execArgv: [],
    silent: true,
  });
  let printed = '';
  const keep = (chunk: string) => {
    printed += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed: () => printed, exitCode };
}

/** The script of `npm start` in a checkout where nothing is installed or built. */
async function newCheckout(): Promise<string> {
  const checkout = path.join(dataDir, 'checkout');
  await cp(path.join(import.meta.dirname, '../../scripts'), path.join(checkout, 'scripts'), {
    recursive: true,
  });
  await writeFile(path.join(checkout, 'package.json'), '{ "type": "module", "workspaces": [] }');
  return path.join(checkout, 'scripts/start.mjs');
}

async function untilReady({ printed }: ProductProcess): Promise<string> {
  await expect.poll(printed, { timeout: 60_000 }).toContain('is ready');
  return /is ready: (\S+)/.exec(printed())?.[1] ?? '';
}

/** Starts the product in this process, which must fail. */
async function failedStart(env: NodeJS.ProcessEnv): Promise<string> {
  await using running = new AsyncDisposableStack();
  const options = { log: pino({ level: 'silent' }), running, stop: () => undefined };
  const config = readConfig({ ...settings(), ...env });
  const starting = boot({ ...options, config, stopping: new AbortController().signal });
  return await starting.then(
    () => 'started',
    (error) => `${error.name}: ${error.message}`,
  );
}

describe('the product', () => {
  let first: ProductProcess | undefined;
  const cli = (line: string) => command(line, settings());
  const clusterFile = () => path.join(dataDir, 'database/cluster/postmaster.pid');

  test('commands work on a data folder before the first start of the app, and while it runs', async () => {
    const made = await cli(
      'tenant create --name gevel --display-name Gevel --admin-username a --admin-email a@example.nl',
    );
    expect(made.output).toContain('Tenant gevel created: http://gevel.localhost:0\n');
    expect(existsSync(clusterFile())).toBe(false);
    first ??= launch({});
    await untilReady(first);
    const { output } = await cli('user reset-password --tenant gevel --username a');
    expect(output).toContain('http://gevel.localhost:0/account-activation#token=');
  });

  test('runs until its launcher exits, rejects a second start on the same data before it installs anything, and leaves no process running', async () => {
    first ??= launch({});
    const address = await untilReady(first);
    const second = launch({});
    expect(await second.exitCode).toBe(1);
    const inUse = `The data folder ${dataDir} is in use by another Ploegplan (process ${first.child.pid}); stop that one first, or set DATA_DIR to another folder.\n`;
    expect(second.printed()).toBe(inUse);
    const third = launch({}, await newCheckout());
    expect(await third.exitCode).toBe(1);
    expect(third.printed()).toBe(inUse);
    expect((await fetch(`${address}/no-such-file.txt`)).status).toBe(404);
    const exit = once(first.child, 'exit');
    first.child.disconnect();
    expect(await exit).toEqual([0, null]);
    expect(existsSync(clusterFile())).toBe(false);
  });

  test('stops gracefully on a signal, and ignores a second one', async () => {
    const run = launch({ DATABASE_URL: inject('ownerUrl') });
    await untilReady(run);
    run.child.kill('SIGTERM');
    run.child.kill('SIGINT');
    expect(await run.exitCode).toBe(0);
  });
});

describe('a start fails with one sentence', () => {
  test('for a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await failedStart({ PORT: `${port}`, DATABASE_URL: inject('ownerUrl') })).toBe(
      `StartError: Port ${port} is in use; stop the program that uses it, or set PORT to another.`,
    );
    taken.close();
  });

  test.each([
    ['postgres://owner:geheim@127.0.0.1:1/ploegplan', 'connect ECONNREFUSED 127.0.0.1:1'],
    [
      'postgres://owner:geheim@database.invalid/ploegplan',
      'getaddrinfo ENOTFOUND database.invalid',
    ],
  ])('for the database %s', async (DATABASE_URL, reason) => {
    expect(await failedStart({ DATABASE_URL })).toBe(
      `StartError: The database of DATABASE_URL cannot be used: ${reason}.`,
    );
  });

  test('for a data folder that cannot be written', async () => {
    expect(await failedStart({ DATA_DIR: path.join(import.meta.filename, 'data') })).toBe(
      `StartError: The data folder ${import.meta.filename}/data cannot be written (ENOTDIR); set DATA_DIR to a folder that can.`,
    );
  });

  test('for a public key of backups that was mistyped', async () => {
    const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`;
    expect(await failedStart({ BACKUP_RECIPIENT })).toMatch(
      /^StartError: BACKUP_RECIPIENT is no public key of age \(.*checksum/,
    );
  });

  test('and exit code 1 for invalid settings', async () => {
    const run = launch({ PORT: 'drieduizend' });
    expect(await run.exitCode).toBe(1);
    expect(run.printed()).toBe(
      'Invalid settings:\n  PORT must be a port number from 0 to 65535.\n',
    );
  });
});
