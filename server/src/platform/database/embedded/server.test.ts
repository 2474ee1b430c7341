import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findServer } from './server.ts';

/** A process with a command line like that of a server, and the lock file that PostgreSQL writes before it opens its socket. */
async function beginToStart() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-lock-'));
  const pgdata = path.join(folder, 'cluster');
  await mkdir(pgdata);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', pgdata]);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const first = `${child.pid}\n${pgdata}\n1700000000\n5432\n`;
  const write = async (rest: string) => {
    await writeFile(path.join(pgdata, 'written'), first + rest);
    await rename(path.join(pgdata, 'written'), path.join(pgdata, 'postmaster.pid'));
  };
  await write('\n');
  return { cluster: { folder, pgdata, password: '' }, child, write };
}

test('a server that has not opened its socket yet is found with its address, as soon as it has', async () => {
  const { cluster, write } = await beginToStart();
  const finding = findServer(cluster);
  await Promise.race([finding, sleep(200)]);
  await write(`${cluster.folder}\n\n`);
  expect((await finding)?.place).toEqual({ host: cluster.folder, port: 5432 });
});

test('a server that ends before it has opened its socket is not found', async () => {
  const { cluster, child } = await beginToStart();
  const finding = findServer(cluster);
  await Promise.race([finding, sleep(200)]);
  child.kill('SIGKILL');
  expect(await finding).toBeUndefined();
});
