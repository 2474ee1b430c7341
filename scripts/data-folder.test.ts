import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../server/src/config.ts';
import { dataFolder, whyFolderInUse } from './data-folder.mjs';

test.each([{}, { DATA_DIR: '' }, { DATA_DIR: ' elders ' }, { DATA_DIR: '/srv/ploegplan' }])(
  'the data folder of %j is the one that the server takes',
  (env) => {
    expect(dataFolder(env)).toBe(readConfig(env).dataDir);
  },
);

// With a server that really runs on the folder: server/src/main.test.ts.
describe('a data folder', () => {
  let folder: string;
  let owner: Server;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-in-use-'));
    const cluster = path.join(folder, 'database/cluster');
    await mkdir(cluster, { recursive: true });
    const lines = ['1', cluster, '1790000000', '5432', folder, '', 'ready'];
    await writeFile(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
    owner = createServer((socket) => socket.end('42'));
    await new Promise((listening) =>
      owner.listen(path.join(folder, '.s.ploegplan'), () => listening(undefined)),
    );
  });
  afterAll(async () => {
    owner.close();
    await rm(folder, { recursive: true });
  });

  test('is in use while its owner answers', async () => {
    expect(await whyFolderInUse({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} is in use by another Ploegplan (process 42); stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  test('may be in use by others that have a database of their own', async () => {
    const DATABASE_URL = 'postgres://owner@localhost/ploegplan';
    expect(await whyFolderInUse({ DATA_DIR: folder, DATABASE_URL })).toBeUndefined();
  });

  test('is free where there is none yet', async () => {
    expect(await whyFolderInUse({ DATA_DIR: path.join(folder, 'nieuw') })).toBeUndefined();
  });

  test('is free after its owner was killed', async () => {
    await new Promise((closed) => owner.close(closed));
    await writeFile(path.join(folder, '.s.ploegplan'), '');
    expect(await whyFolderInUse({ DATA_DIR: folder })).toBeUndefined();
  });
});
