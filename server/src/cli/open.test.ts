import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { command } from '../../test/command.ts';
import { processEnvironment } from '../../test/environment.ts';

// Starts and stops a real database.
vi.setConfig({ testTimeout: 60_000 });

it('a command fails with one sentence when the database cannot be reached', async () => {
  const DATABASE_URL = 'postgres://owner:geheim@127.0.0.1:1/ploegplan';
  expect(await command('tenant list', { DATABASE_URL })).toEqual({
    code: 1,
    output: 'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
});

it('commands work on a data folder before the first start of the app, and while it runs', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-cli-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, DEMO: 'off', PORT: '0' };
  const cli = (line: string) => command(line, env);
  const made = await cli(
    'tenant create --name gevel --display-name Gevel --admin-username a --admin-email a@example.nl',
  );
  expect(made.output).toContain('Tenant gevel created: http://gevel.localhost:0\n');
  expect(existsSync(path.join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false);

  const app = fork(path.join(import.meta.dirname, '../main.ts'), {
    env: processEnvironment(env),
    execArgv: [],
    silent: true,
  });
  onTestFinished(() => void app.kill());
  let printed = '';
  app.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('is ready');
  const { output } = await cli('user reset-password --tenant gevel --username a');
  expect(output).toContain('http://gevel.localhost:0/account-activation#token=');
  const address = /is ready: (\S+)/.exec(printed)?.[1] ?? '';
  expect((await fetch(`${address}/no-such-file.txt`)).status).toBe(404);
  app.disconnect();
  expect(await once(app, 'exit')).toEqual([0, null]);
});
