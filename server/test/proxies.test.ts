import { channel } from 'node:diagnostics_channel';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeForm } from './calls/uploads.ts';
import { makeClient, makeTenant, makeUser, PASSWORD, type TestTenant } from './data/factories.ts';
import { HttpsClient } from './proxies/https-client.ts';
import { proxies } from './proxies/programs.ts';
import { freePort } from './servers/free-port.ts';
import { isInstalled, stopProgram } from './servers/program.ts';
import { startServer } from './servers/server.ts';

/** What the app takes for the address, host and protocol of a request, by its path. */
const seen = new Map<string, Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>>();
const watchRequests = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRequest', async (request) => {
    const { ip, host, protocol } = request;
    seen.set(request.url, { ip, host, protocol });
  });

const readDeployed = (name: string) =>
  readFile(path.resolve(import.meta.dirname, '../../deploy', name), 'utf8');

it.each([
  ['Caddyfile', [/max_size 600MB/, /health_uri \/ready/, /flush_interval -1/]],
  ['nginx.conf', [/client_max_body_size 600m;/, /proxy_buffering off;/]],
])('deploy/%s passes uploads and events', async (name, parts) => {
  const text = await readDeployed(name);
  for (const part of parts) expect(text).toMatch(part);
  const count = (sign: string) => text.split(sign).length;
  expect(count('{')).toBe(count('}'));
});

it('deploy/nginx.conf replaces what a client says of its address and protocol', async () => {
  const text = await readDeployed('nginx.conf');
  const given = [...text.matchAll(/proxy_set_header (X-Forwarded-\w+) (\S+);/g)];
  expect(given.map(([, header, value]) => [header, value])).toEqual([
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Forwarded-Host', '$host'],
    ['X-Forwarded-Proto', '$scheme'],
  ]);
});

it('deploy/Caddyfile trusts nobody before it, so that Caddy replaces what a client says', async () => {
  expect(await readDeployed('Caddyfile')).not.toMatch(/trusted_proxies|header_up/);
});

it('deploy/nginx.conf logs no error about a request with a token, and nothing before https', async () => {
  const blocks = (await readDeployed('nginx.conf')).split(/\n {0,4}\}/);
  for (const part of [
    /listen 80;/,
    /location ~ .*public-planning\|api\/calendar.*\|steiger/,
    /public-planning\/events/,
  ]) {
    const found = blocks.filter((block) => part.test(block));
    expect(found).toEqual([expect.stringContaining('error_log /dev/null crit;')]);
  }
  expect(blocks.find((block) => block.includes('listen 80;'))).toContain('access_log off;');
});

/** The app, with the proxy of this name in front of it. */
async function startBehind(name: keyof typeof proxies) {
  channel('fastify.initialization').subscribe(watchRequests);
  const { server, stop } = await startServer({ trustProxy: ['127.0.0.1'] });
  channel('fastify.initialization').unsubscribe(watchRequests);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port: appPort } = server.app.server.address() as AddressInfo;
  const tenant = await makeTenant(server);
  const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-proxy-'));
  const host = `${tenant.name}.localhost`;
  const [port, plainPort] = [await freePort(), await freePort()];
  const proxy = await proxies[name]({ folder, host, port, plainPort, appPort });
  let said = '';
  proxy.stderr?.on('data', (text: Buffer) => {
    said += text;
  });
  const client = new HttpsClient(port, host);
  const isReady = async () => (await client.ask('/ready').catch(() => undefined))?.status;
  await vi.waitFor(async () => expect([await isReady(), said]).toEqual([200, said]), 30_000);
  return {
    server,
    tenant,
    client,
    plainPort,
    /** The lines of all its logs. */
    log: async () =>
      said + (await readFile(path.join(folder, 'access.log'), 'utf8').catch(() => '')),
    close: async () => {
      await stopProgram(proxy);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof startBehind>>;

// Tried where they are installed: `apt-get install nginx caddy` brings both.
const installed = (['nginx', 'caddy'] as const).filter(isInstalled);

describe.each(installed)('behind %s with the configuration of deploy/', (name) => {
  let site: Site;
  let tenant: TestTenant;
  let client: HttpsClient;
  let username: string;

  beforeAll(async () => {
    site = await startBehind(name);
    ({ tenant, client } = site);
    ({ username } = await makeUser(tenant));
  }, 90_000);

  afterAll(() => site.close(), 60_000);

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

  it('a document of 6 MB passes', async () => {
    const contents = Buffer.alloc(6 * 1024 ** 2, '%PDF-1.7\n');
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

  if (name === 'nginx') {
    it('http is sent to https, and not logged', async () => {
      const url = `http://127.0.0.1:${site.plainPort}/api/calendar.ics?token=geheim`;
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, expect.stringMatching(/^https:/)]);
      await client.ask('/api/tenant?after');
      await expect.poll(site.log, { timeout: 10_000 }).toContain('/api/tenant');
      expect(await site.log()).not.toContain('calendar.ics');
    });
  }

  // The last one, because it closes the app.
  it('the token of a planning link is not in its logs, also when the app does not answer', async () => {
    await client.ask('/api/public-planning?token=geheim');
    await site.server.app.close();
    const calendar = '/api/calendar.ics';
    const answer = await client.ask(`${calendar}?token=geheim`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).toContain('Probeer het zo opnieuw.');
    const lines = async () => (await site.log()).split('\n');
    const isOfCalendar = (line: string) => line.includes(calendar) && /\b50[23]\b/.test(line);
    await expect
      .poll(async () => (await lines()).some(isOfCalendar), { timeout: 10_000 })
      .toBe(true);
    expect(await site.log()).not.toContain('geheim');
  }, 30_000);
});
