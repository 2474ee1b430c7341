import { session } from '@ploegplan/contract/session/endpoints';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { browse, browseAs, urlOf } from '../../../test/calls/browser.ts';
import { sampleOf } from '../../../test/calls/route-samples.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { makeWorld } from '../../../test/data/world.ts';
import { observatoryScore } from '../../../test/servers/observatory.ts';
import { asOwner, type TestServer, useOwnServer } from '../../../test/servers/server.ts';

const https = { 'x-forwarded-proto': 'https' };

/** The cookies of a first visit and of signing in: each name, and whether it is secure. */
async function cookiesOf(server: TestServer, headers = {}) {
  const tenant = await makeTenant(server);
  const { username } = await makeUser(tenant);
  const browser = browse(server, tenant);
  const first = await browser.request('GET', '/api/check-jwt', undefined, headers);
  const login = await browser.request(
    'POST',
    '/api/login',
    { username, password: PASSWORD },
    headers,
  );
  return [...first.cookies, ...login.cookies].map(({ name, secure }) => [name, secure]);
}

const secureCookies = [
  ['XSRF-TOKEN', true],
  ['__Host-ploegplan-session', true],
  ['ploegplan-signed-in', true],
  ['XSRF-TOKEN', true],
  ['__Host-ploegplan-device', true],
];

describe('the headers of every response', () => {
  const server = useOwnServer();
  let answers: LightMyRequestResponse[];
  beforeAll(async () => {
    const { host } = await makeTenant(server);
    const urls = ['/', '/api/tenant', '/api/clients', '/api/nergens'];
    answers = await Promise.all(
      urls.map((url) => server.app.inject({ url, headers: { host, ...https } })),
    );
  });

  const headerOf = (name: string) => [...new Set(answers.map(({ headers }) => headers[name]))];

  it('allow our own scripts and styles only: none in HTML, no eval', () => {
    const [policy, ...others] = headerOf('content-security-policy');
    expect(others).toEqual([]);
    const directives = Object.fromEntries(
      String(policy)
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/, 2)),
    );
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'worker-src': "'self' blob:",
      'frame-ancestors': "'none'",
    });
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('limit the referrer and device permissions, and do not name the server software', () => {
    expect(headerOf('referrer-policy')).toEqual(['same-origin']);
    expect(headerOf('permissions-policy')).toEqual([
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    ]);
    expect(headerOf('x-content-type-options')).toEqual(['nosniff']);
    expect(headerOf('x-powered-by')).toEqual([undefined]);
    expect(headerOf('server')).toEqual([undefined]);
    expect(headerOf('access-control-allow-origin')).toEqual([undefined]);
  });

  it('contain a unique request id', () => {
    const ids = headerOf('x-request-id');
    expect(ids).toHaveLength(answers.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('do not require https for a forwarded header of an untrusted client', () => {
    expect(headerOf('strict-transport-security')).toEqual([undefined]);
  });

  it('forbid caching responses of the API', () => {
    for (const { headers } of answers.slice(1, 3))
      expect(headers['cache-control']).toBe('no-store');
  });
});

describe('behind a trusted proxy', () => {
  const server = useOwnServer({ trustProxy: true });

  it('https is required for a year', async () => {
    const { headers } = await server.app.inject({ url: '/', headers: https });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await server.app.inject({ url: '/' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  it('cookies are sent over https only', async () => {
    expect(await cookiesOf(server, https)).toEqual(secureCookies);
    expect(await cookiesOf(server)).not.toContainEqual(['XSRF-TOKEN', true]);
  });

  it('the tenant is that of the forwarded host', async () => {
    const { name, host } = await makeTenant(server);
    const headers = { host: 'internal:8080', 'x-forwarded-host': host };
    const { statusCode, json } = await server.app.inject({ url: '/api/tenant', headers });
    expect([statusCode, json().name]).toEqual([200, name]);
  });
});

describe('with an https public URL and no forwarded protocol', () => {
  const server = useOwnServer({ publicUrl: 'https://planning.example.nl' });

  it('cookies are sent over https only', async () => {
    expect(await cookiesOf(server)).toEqual(secureCookies);
  });

  it('every kind of answer gets 130 points or more of the HTTP Observatory', async () => {
    const tenant = await makeTenant(server);
    const browser = await browseAs(server, tenant, await makeUser(tenant));
    const scores: Record<string, number> = {};
    for (const url of [
      '/',
      '/planning',
      '/planninglink',
      '/start.js',
      '/manifest.webmanifest',
      '/nergens.txt',
      '/health',
      '/ready',
      '/api/tenant',
      '/api/tenant/icon?kind=apple',
      '/api/clients',
      '/api/nergens',
      '/api/public-planning?token=x',
    ])
      scores[url] = observatoryScore(await browser.request('GET', url));
    scores.failure = observatoryScore(await browser.request('POST', '/api/clients', '{'));
    expect(Object.entries(scores).filter(([, score]) => score < 130)).toEqual([]);
  });

  it('every answer to reading gets 130 points or more, those with images, documents and downloads too', async () => {
    const tenant = await makeTenant(server);
    const user = await makeUser(tenant, { alsoEmployee: true });
    const world = await makeWorld(server, tenant, user);
    const browser = await browseAs(server, tenant, user);
    const answered: string[] = [];
    const tooFew: string[] = [];
    for (const { endpoint } of server.app.routes.filter((it) => it.endpoint.method === 'GET')) {
      const { params, query } = (await sampleOf(endpoint)?.(world)) ?? {};
      const answer = await browser.open(urlOf(endpoint, { params, query }));
      answer.raw.res.destroy();
      const score = observatoryScore(answer);
      if (answer.statusCode === 200) answered.push(endpoint.path);
      if (score < 130) tooFew.push(`${endpoint.path}: ${score}`);
    }
    expect(tooFew).toEqual([]);
    expect(answered).toEqual(
      expect.arrayContaining([
        '/:type/:id/images/:filename',
        '/documents/:id/versions/:versionId/file',
        '/data-exports/:id/file',
        '/calendar.ics',
        '/events',
      ]),
    );
  }, 60_000);

  it('a session of before the prefix of its cookie goes on, under the new name', async () => {
    const tenant = await makeTenant(server);
    const { cookies } = await browseAs(server, tenant, await makeUser(tenant));
    const token = cookies.get('__Host-ploegplan-session') ?? '';
    const check = async (app: FastifyInstance) => {
      const browser = browse({ ...server, app }, tenant);
      browser.cookies.set('ploegplan-session', token);
      return browser.call(session.check);
    };
    expect((await check(server.app)).statusCode).toBe(401);

    await asOwner(server.ownerUrl, `update app_keys set host_cookies_since = now() + '1 hour'`);
    const upgraded = await server.startAgain();
    const response = await check(upgraded);
    await upgraded.close();
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-ploegplan-session',
        secure: true,
        httpOnly: true,
        path: '/',
      }),
    );
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'ploegplan-session', value: '', secure: true }),
    );
  });

  it('signing out takes the cookies of both names away', async () => {
    const tenant = await makeTenant(server);
    const browser = await browseAs(server, tenant, await makeUser(tenant));
    const { cookies } = await browser.call(session.logout);
    for (const name of ['__Host-ploegplan-session', 'ploegplan-session', 'ploegplan-signed-in'])
      expect(cookies).toContainEqual(expect.objectContaining({ name, value: '', secure: true }));
  });
});
