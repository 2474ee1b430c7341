import type { ChildProcess } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClient, makeTenant, makeUser, PASSWORD, type TestTenant } from './factories.ts';
import { HttpsClient } from './proxies/https-client.ts';
import { isInstalled, proxies, stopProxy } from './proxies/programs.ts';
import { startServer, type TestServer } from './server.ts';
import { encodeForm } from './uploads.ts';

/** What the app takes for the address, host and protocol of a request, by its path. */
const seen = new Map<string, Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>>();
const watchRequests = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRequest', async (request) => {
    const { ip, host, protocol } = request;
    seen.set(request.url, { ip, host, protocol });
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

it.each([
  ['Caddyfile', [/max_size 600MB/, /health_uri \/ready/, /flush_interval -1/]],
  ['nginx.conf', [/client_max_body_size 600m;/, /proxy_buffering off;/]],
])('deploy/%s passes uploads and events', async (name, parts) => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../deploy', name), 'utf8');
  for (const part of parts) expect(text).toMatch(part);
  const count = (sign: string) => text.split(sign).length;
  expect(count('{')).toBe(count('}'));
});

// Tried where they are installed: `apt-get install nginx caddy` brings both.
const installed = (['nginx', 'caddy'] as const).filter(isInstalled);

describe.each(installed)('behind %s with the configuration of deploy/', (name) => {
  let server: TestServer;
  let stop: () => Promise<void>;
  let folder: string;
  let proxy: ChildProcess;
  let said = '';
  let tenant: TestTenant;
  let client: HttpsClient;
  let username: string;

  beforeAll(async () => {
    channel('fastify.initialization').subscribe(watchRequests);
    ({ server, stop } = await startServer({ trustProxy: ['127.0.0.1'] }));
    channel('fastify.initialization').unsubscribe(watchRequests);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port: appPort } = server.app.server.address() as AddressInfo;
    tenant = await makeTenant(server);
    ({ username } = await makeUser(tenant));
    folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-proxy-'));
    const [host, port] = [`${tenant.name}.localhost`, await freePort()];
    proxy = await proxies[name]({ folder, host, port, appPort });
    proxy.stderr?.on('data', (text: Buffer) => {
      said += text;
    });
    client = new HttpsClient(port, host);
    const isReady = async () => (await client.ask('/ready').catch(() => undefined))?.status;
    await vi.waitFor(async () => expect([await isReady(), said]).toEqual([200, said]), 30_000);
  }, 90_000);

  afterAll(async () => {
    await stopProxy(proxy);
    await stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  /** The headers of somebody who signed in through the proxy, and the cookies of the answer. */
  async function signIn() {
    const cookies = new Map<string, string>();
    const keep = (given: readonly string[] = []) => {
      for (const cookie of given) {
        const [, cookieName = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(cookieName, value);
      }
      return given;
    };
    const headers = () => ({
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    });
    keep((await client.ask('/api/check-jwt')).headers['set-cookie']);
    const answer = await client.ask('/api/login', {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const given = keep(answer.headers['set-cookie']);
    return { headers: headers(), given };
  }

  it('the app sees https, the host and the address of the client, whatever the client claims', async () => {
    const { status, headers } = await client.ask('/api/tenant?claims', {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'elders.example.nl',
        'x-forwarded-proto': 'http',
      },
    });
    expect(status).toBe(200);
    expect(seen.get('/api/tenant?claims')).toEqual({
      ip: '127.0.0.1',
      host: `${tenant.name}.localhost`,
      protocol: 'https',
    });
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  it('the session cookie has the prefix __Host- and is secure', async () => {
    const { given } = await signIn();
    const session = given.find((cookie) => cookie.startsWith('__Host-ploegplan-session='));
    expect(session).toMatch(/; Path=\/;.*; Secure/);
  });

  it('events pass while the stream is open', async () => {
    const { headers } = await signIn();
    const stream = await client.open('/api/events', { headers });
    expect(stream.headers['content-type']).toContain('text/event-stream');
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part;
    });
    await expect.poll(() => text, { timeout: 15_000 }).toMatch(/^id: /m);
    const id = await makeClient(tenant);
    await expect.poll(() => text, { timeout: 15_000 }).toContain(id);
    stream.destroy();
  });

  it('a document of 60 MB passes', async () => {
    const contents = Buffer.alloc(60 * 1024 ** 2, '%PDF-1.7\n');
    const { body, contentType } = await encodeForm({
      files: [['tekening.pdf', contents]],
      fields: [
        ['title', 'Tekening'],
        ['kind', 'drawing'],
      ],
    });
    const { headers } = await signIn();
    const answer = await client.ask('/api/documents', {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': contentType,
        'content-length': String(body.length),
      },
      body,
    });
    expect([answer.status, answer.body.slice(0, 200)]).toEqual([
      200,
      expect.stringContaining('id'),
    ]);
  }, 60_000);

  it('the token of a planning link is not in its logs, also when the app does not answer', async () => {
    await client.ask('/api/public-planning?token=geheim');
    await server.app.close();
    expect((await client.ask('/api/public-planning?token=geheim')).status).toBeGreaterThan(500);
    const log = async () =>
      said + (await readFile(path.join(folder, 'access.log'), 'utf8').catch(() => ''));
    await expect.poll(log, { timeout: 10_000 }).toContain('/api/public-planning');
    expect(await log()).not.toContain('geheim');
  });
});
