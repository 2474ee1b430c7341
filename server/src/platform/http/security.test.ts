import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { browse } from '../../../test/browser.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/server.ts';

const https = { 'x-forwarded-proto': 'https' };

/** The cookies of a first visit and of signing in: each name, and whether it travels over https only. */
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
  ['ploegplan-session', true],
  ['XSRF-TOKEN', true],
];

describe('every answer', () => {
  const server = useServer();
  let answers: LightMyRequestResponse[];
  beforeAll(async () => {
    const { host } = await makeTenant(server);
    const urls = ['/', '/api/tenant', '/api/clients', '/api/nergens'];
    answers = await Promise.all(
      urls.map((url) => server.app.inject({ url, headers: { host, ...https } })),
    );
  });

  const headerOf = (name: string) => [...new Set(answers.map(({ headers }) => headers[name]))];

  it('lets a page run our own scripts only: none inline, none made from text', () => {
    const [policy, ...others] = headerOf('content-security-policy');
    expect(others).toEqual([]);
    const directives = Object.fromEntries(
      String(policy)
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/, 2)),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'worker-src': "'self' blob:",
      'frame-ancestors': "'none'",
    });
    expect(policy).not.toMatch(/unsafe-eval|\*|http:/);
  });

  it('tells other sites nothing and asks the device for little', () => {
    expect(headerOf('referrer-policy')).toEqual(['same-origin']);
    expect(headerOf('permissions-policy')).toEqual([
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    ]);
    expect(headerOf('x-content-type-options')).toEqual(['nosniff']);
    expect(headerOf('x-powered-by')).toEqual([undefined]);
    expect(headerOf('server')).toEqual([undefined]);
    expect(headerOf('access-control-allow-origin')).toEqual([undefined]);
  });

  it('has a request id of its own', () => {
    const ids = headerOf('x-request-id');
    expect(ids).toHaveLength(answers.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('does not demand https, whatever a stranger says of the connection', () => {
    expect(headerOf('strict-transport-security')).toEqual([undefined]);
  });

  it('of the API is kept by nobody', () => {
    for (const { headers } of answers.slice(1, 3))
      expect(headers['cache-control']).toBe('no-store');
  });
});

describe('behind a trusted proxy', () => {
  const server = useServer({ trustProxy: true });

  it('https is demanded for a year', async () => {
    const { headers } = await server.app.inject({ url: '/', headers: https });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await server.app.inject({ url: '/' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  it('cookies are sent over https only', async () => {
    expect(await cookiesOf(server, https)).toEqual(secureCookies);
    expect(await cookiesOf(server)).not.toContainEqual(['XSRF-TOKEN', true]);
  });

  it('the tenant is that of the host which the proxy was asked for', async () => {
    const { name, host } = await makeTenant(server);
    const headers = { host: 'internal:8080', 'x-forwarded-host': host };
    const { statusCode, json } = await server.app.inject({ url: '/api/tenant', headers });
    expect([statusCode, json().name]).toEqual([200, name]);
  });
});

describe('where users come by https, though the proxy does not say so', () => {
  const server = useServer({ publicUrl: 'https://planning.example.nl' });

  it('cookies are sent over https only', async () => {
    expect(await cookiesOf(server)).toEqual(secureCookies);
  });
});
