import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useOwnServer } from '../../../../test/servers/server.ts';
import { openGlobalTables } from '../../tenants/directory.ts';
import { findPageFile, keepPageFiles } from './page-files.ts';
import { servePages } from './pages.ts';

describe('the files of the pages of several versions', () => {
  const server = useOwnServer();
  let parent: string;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'ploegplan-versions-'));
  });
  afterAll(() => rm(parent, { recursive: true }));

  async function build(version: number): Promise<string> {
    const folder = join(parent, `${version}`);
    await mkdir(join(folder, 'assets/pdf'), { recursive: true });
    await writeFile(join(folder, 'index.html'), `version ${version}`);
    for (const name of [
      `app-${version}.js`,
      `app-${version}.css`,
      `pdf/${version}.wasm`,
      `app-${version}.js.br`,
    ])
      await writeFile(join(folder, 'assets', name), `${name} ✓`);
    return folder;
  }

  const database = () => openGlobalTables(server.database.pool);

  it('are served by a node of any of them, with their type, and to be cached permanently', async () => {
    await keepPageFiles(database(), await build(2));
    const app = Fastify();
    await servePages(app, (name) => findPageFile(database(), name), await build(1));
    const get = async (url: string) => {
      const { statusCode, headers, body } = await app.inject(url);
      return [statusCode, headers['content-type'], headers['cache-control'], body];
    };
    const forEver = 'public, max-age=31536000, immutable';
    const script = 'application/javascript; charset=utf-8';
    expect(await get('/assets/app-1.js')).toEqual([200, script, forEver, 'app-1.js ✓']);
    expect(await get('/assets/app-2.js?v=1')).toEqual([200, script, forEver, 'app-2.js ✓']);
    expect(await get('/assets/app-2.css')).toEqual([
      200,
      'text/css; charset=utf-8',
      forEver,
      'app-2.css ✓',
    ]);
    expect((await get('/assets/pdf/2.wasm'))[1]).toBe('application/wasm');
    expect((await get('/assets/app-2.js.br'))[0]).toBe(404);
    expect((await get('/assets/app-3.js'))[0]).toBe(404);
    await app.close();
  });

  it('are kept of the last three, by when a node of each last started', async () => {
    for (const version of [3, 4, 2, 5]) await keepPageFiles(database(), await build(version));
    const find = (version: number) => findPageFile(database(), `app-${version}.js`);
    const kept = await Promise.all([2, 3, 4, 5].map(find));
    expect(kept.map((contents) => contents?.toString())).toEqual([
      'app-2.js ✓',
      undefined,
      'app-4.js ✓',
      'app-5.js ✓',
    ]);
  });

  it('are none before the application is built', async () => {
    await expect(keepPageFiles(database(), join(parent, 'nowhere'))).resolves.toBeUndefined();
  });
});
