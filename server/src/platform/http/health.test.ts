import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useOwnServer } from '../../../test/servers/server.ts';
import { Draining } from './draining.ts';

describe('a server that can work', () => {
  const server = useOwnServer();

  it.each([
    ['/health', 'ok'],
    ['/ready', 'ready'],
  ])('answers 200 at %s, at any host and for no cache', async (url, status) => {
    const response = await server.app.inject({ url, headers: { host: '10.0.0.7:3000' } });
    expect([response.statusCode, response.json()]).toEqual([200, { status }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /ready', () => {
  const broken = useOwnServer();

  it('answers 503 with the part that is missing, while /health stays 200', async () => {
    const files = join(broken.dataDir, 'files');
    await rename(files, `${files}-away`);
    const response = await broken.app.inject({ url: '/ready' });
    await rename(`${files}-away`, files);
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { status: 'not-ready', missing: ['storage'] },
    ]);
    expect(response.headers['retry-after']).toBe('2');
    expect((await broken.app.inject({ url: '/health' })).statusCode).toBe(200);
  });
});

describe('GET /ready without a database', () => {
  const broken = useOwnServer();

  it('answers 503', async () => {
    // As by queries that hang: every connection is taken, or will be by one that came before.
    const { pool } = broken.database;
    const taken = Array.from({ length: pool.options.max ?? 0 }, () => pool.connect());
    const response = await broken.app.inject({ url: '/ready' });
    await Promise.all(taken.map(async (client) => (await client).release()));
    expect(response.json()).toEqual({ status: 'not-ready', missing: ['database'] });
  });
});

describe('a server that stops', () => {
  const draining = new Draining();
  const server = useOwnServer({ draining });

  it('is not ready, answers what still comes, and ends each connection', async () => {
    const before = await server.app.inject({ url: '/health' });
    expect(before.headers.connection).not.toBe('close');
    await server.app.ready();
    const closed = draining.close(server.app, 300);
    const ready = await server.app.inject({ url: '/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'not-ready', missing: ['stopping'] },
    ]);
    const other = await server.app.inject({ url: '/api/tenant', headers: { host: 'x.localhost' } });
    expect([other.json().code, other.headers.connection]).toEqual(['unknown-host', 'close']);
    await closed;
  });
});
