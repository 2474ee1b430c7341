import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeAll(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends these lines over a raw socket, as no client library would; returns the whole response. */
async function sendRaw(...lines: string[]): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1');
  return text(socket);
}

it('headers have thirty seconds to arrive', () => {
  expect(server.app.server.headersTimeout).toBe(30_000);
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const shorten = (given: string) => ({ given, name: given.slice(0, 40) || 'empty' });

const answers: [path: string, status: number][] = [
  ['/api/clients/%zz/details', 400],
  ['/api/clients/%/details', 400],
  ['/api/clients/%ED%A0%80/details', 400],
  ['/api/clients/%ff/details', 400],
  ['/api/clients/%00/details', 400],
  ['/api/clients/1/details', 400],
  [`/api/clients/${'a'.repeat(999)}/details`, 400],
  [`/api/clients/${'a'.repeat(8_000)}/details`, 400],
  ['/api/clients?includingdeleted=%zz', 400],
  ['/api/clients?includingdeleted=%ED%A0%80', 400],
  ['/api/clients?includingdeleted=%00', 400],
  ['/api/clients?includingdeleted=true&includingdeleted=true', 400],
  ['/api/clients?includingdeleted[]=true', 400],
  ['/api/clients?__proto__=1', 400],
  ['/api/clients?__proto__[deleted]=1', 400],
  ['/api/clients?constructor=1', 400],
  [`/api/clients?${'a=1&'.repeat(2_000)}`, 400],
  [`/api/clients?includingdeleted=${'a'.repeat(8_000)}`, 400],
  ['/api/planning?from=2030-01-01&to=2030-01-02&to=2030-01-03', 400],
  ['/api', 404],
  ['/api/', 404],
  ['/api/clients/', 404],
  ['/api/clients;a=1', 404],
  ['/api/nergens', 404],
  ['http://[/api/clients', 400],
];

describe('a path or query', () => {
  it.each(answers.map(([path, status]) => ({ ...shorten(path), status })))(
    '$name is answered with $status',
    async ({ given: path, status }) => {
      const answer = await sendRaw(
        `GET ${path} HTTP/1.1`,
        `host: ${tenant.host}`,
        `cookie: ${office.cookieHeader}`,
      );
      expect(statusOf(answer), answer).toBe(status);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
      expect(answer).toMatch(/"requestId":"[\w-]{36}"/);
    },
  );

  it('of 17,000 characters is answered with 431', async () => {
    const answer = await sendRaw(`GET /${'a'.repeat(17_000)} HTTP/1.1`, `host: ${tenant.host}`);
    expect(statusOf(answer)).toBe(431);
  });

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PUT'])(
    'with method %s is answered with 404',
    async (method) => {
      const answer = await sendRaw(`${method} /api/clients HTTP/1.1`, `host: ${tenant.host}`);
      expect(statusOf(answer)).toBe(404);
    },
  );
});

describe('a header', () => {
  const get = (...headers: string[]) => sendRaw('GET /api/clients HTTP/1.1', ...headers);

  it.each(
    ['', 'nergens.example.nl', 'a b', '[::1', '%00', ':3000', '..', 'x'.repeat(8_000)].map(shorten),
  )('host $name belongs to no tenant', async ({ given: host }) => {
    const answer = await get(`host: ${host}`, `cookie: ${office.cookieHeader}`);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('"code":"internal"');
  });

  it('host is required', async () => {
    expect(statusOf(await get())).toBe(400);
    expect(statusOf(await sendRaw('GET /api/clients HTTP/1.0'))).toBe(404);
  });

  it('x-forwarded-host is ignored from an untrusted proxy', async () => {
    const answer = await get('host: nergens.example.nl', `x-forwarded-host: ${tenant.host}`);
    expect(answer).toContain('"code":"unknown-host"');
  });

  it('x-current-host sent twice is answered with 401', async () => {
    const twice = `x-current-host: ${tenant.host}`;
    const answer = await get(
      `host: ${tenant.host}`,
      `cookie: ${office.cookieHeader}`,
      twice,
      twice,
    );
    expect(statusOf(answer)).toBe(401);
  });

  it('x-xsrf-token sent twice is rejected', async () => {
    const token = `x-xsrf-token: ${office.cookies.get('XSRF-TOKEN')}`;
    const head = [
      'POST /api/clients HTTP/1.1',
      `host: ${tenant.host}`,
      `cookie: ${office.cookieHeader}`,
    ];
    const answer = await sendRaw(...head, token, token, 'content-length: 0');
    expect(answer).toContain('"code":"csrf"');
  });

  it.each(
    ['ploegplan-session=%zz', 'ploegplan-session=a.b.c', '=;=;', 'a'.repeat(8_000), '\x80\xff'].map(
      shorten,
    ),
  )('cookie $name is not a session', async ({ given: cookie }) => {
    expect(statusOf(await get(`host: ${tenant.host}`, `cookie: ${cookie}`))).toBe(401);
  });

  it('content-length with an invalid value is rejected', async () => {
    const head = [
      'POST /api/login HTTP/1.1',
      `host: ${tenant.host}`,
      'content-type: application/json',
    ];
    expect(statusOf(await sendRaw(...head, 'content-length: 5', 'content-length: 6'))).toBe(400);
    expect(statusOf(await sendRaw(...head, 'content-length: -1'))).toBe(400);
  });
});
