import { randomUUIDv7 } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { scopes } from '@ploegplan/contract/api-keys/scopes';
import { type Access, type Endpoint, getScope } from '@ploegplan/contract/endpoint';
import { Problem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { listProblemCodes } from '../../src/platform/http/answers/openapi.ts';
import { getProblemStatus } from '../../src/platform/http/problem.ts';
import { makeApiKey, makeTenant, makeUser } from '../data/factories.ts';
import { makeWorld, type World } from '../data/world.ts';
import { startServer } from '../servers/server.ts';
import { browse, browseWith, type TestBrowser, urlOf } from './browser.ts';
import { crossSiteTypes, garbageFor, wrongTokens, wrongTypes } from './garbage.ts';
import { type Sample, sampleOf } from './route-samples.ts';
import { drawJpeg, encodeForm } from './uploads.ts';
import { type Role, roleNames, Visits } from './visits.ts';

const mounted: string[] = [];
const watchRoutes = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    mounted.push(...[method].flat().map((it) => `${it} ${url}`));
  });
channel('fastify.initialization').subscribe(watchRoutes);
const { server, stop } = await startServer();
channel('fastify.initialization').unsubscribe(watchRoutes);
afterAll(stop);

/** Specification, section 6. */
const rolesThatPass: Record<Access, Role[]> = {
  public: roleNames,
  session: roleNames,
  member: ['employee', 'foreman', 'admin', 'workingAdmin', 'god'],
  employee: ['employee', 'foreman', 'workingAdmin'],
  foreman: ['foreman'],
  'foreman-or-admin': ['foreman', 'admin', 'workingAdmin', 'god'],
  admin: ['admin', 'workingAdmin', 'god'],
  god: ['god'],
};

const endpoints = server.app.routes.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} /api${path}`;
const oneOfEach = (some: Endpoint[], kindOf: (endpoint: Endpoint) => string) =>
  new Set(new Map(some.map((it) => [kindOf(it), it])).values());
// The server checks tokens, and parses bodies, in one place: one endpoint of each kind gets all wrong ones, the others the likeliest.
const getAllTokens = oneOfEach(
  endpoints.filter(({ method }) => method !== 'GET'),
  ({ access }) => access,
);
const getAllTypes = oneOfEach(
  endpoints.filter(({ body }) => body),
  ({ bodyKind = 'json' }) => bodyKind,
);
const photo = await drawJpeg();
const [tenant, otherTenant] = [await makeTenant(server), await makeTenant(server)];
const otherWorld = await makeWorld(server, otherTenant, await makeUser(otherTenant));

const visits = new Visits(server);
const enter = (role: Role, at = tenant) => visits.start(role, at);
const enterShared = (role: Role, at = tenant) => visits.share(role, at);

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>;

/** The first chunk of a streaming response. */
async function beginning(browser: TestBrowser, url: string, headers: Record<string, string>) {
  const { statusCode, headers: given, raw, ...response } = await browser.open(url, headers);
  const [body = ''] = await response.stream().map(String).take(1).toArray();
  raw.res.destroy();
  return { statusCode, headers: given, body, json: () => JSON.parse(body) };
}

async function send(
  browser: TestBrowser,
  endpoint: Endpoint,
  { params, query, body }: Sample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = urlOf(endpoint, { params, query });
  if (endpoint.stream) return beginning(browser, url, headers);
  if (endpoint.bodyKind === 'multipart') {
    const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
      [value].flat().map((entry): [string, string] => [name, String(entry)]),
    );
    const form = await encodeForm({ files: [['foto.jpg', photo]], fields });
    const type = { 'content-type': form.contentType };
    return browser.request(endpoint.method, url, form.body, { ...type, ...headers });
  }
  const type = body !== undefined && { 'content-type': 'application/json' };
  return browser.request(endpoint.method, url, JSON.stringify(body), { ...type, ...headers });
}

/** Expects an error response as in the contract: with a problem code of this endpoint, and the request id. */
function expectProblem(endpoint: Endpoint, response: Answer): ProblemCode {
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  const { code, status, requestId } = Problem.parse(response.json());
  expect(listProblemCodes(endpoint)).toContain(code);
  expect([status, getProblemStatus(code)]).toEqual([response.statusCode, response.statusCode]);
  expect(requestId).toBe(response.headers['x-request-id']);
  return code;
}

it('every mounted API route is in app.routes, and so in this test', () => {
  const inApi = mounted.filter((it) => / \/api(\/|$)/.test(it) && !it.startsWith('HEAD '));
  expect(inApi.sort()).toEqual(endpoints.map(nameOf).sort());
});

it('every route has a sample in route-samples.ts', () => {
  expect(endpoints.filter((endpoint) => !sampleOf(endpoint)).map(nameOf)).toEqual([]);
});

for (const endpoint of endpoints) {
  const makeSample = sampleOf(endpoint);
  if (makeSample) describe(nameOf(endpoint), () => walk(endpoint, makeSample));
}

function walk(endpoint: Endpoint, makeSample: (world: World) => Promise<Sample>) {
  const isPublic = endpoint.access === 'public';
  const enterToSend = endpoint.method === 'GET' ? enterShared : enter;
  const passing = rolesThatPass[endpoint.access];
  const [aPassingRole = 'god'] = passing;

  it('requires a session, unless it is public', async () => {
    const { world } = await (isPublic ? enterToSend : enterShared)('workingAdmin');
    const visitor = browse(server, tenant);
    await visitor.request('GET', '/api/tenant');
    const response = await send(visitor, endpoint, await makeSample(world));
    if (isPublic) expect(response.statusCode).toBeLessThan(300);
    else expect(expectProblem(endpoint, response)).toBe('unauthorized');
  });

  it.each(roleNames)('as %s', async (role) => {
    if (role === 'admin' && endpoint.access === 'admin' && endpoint.method !== 'GET') {
      // An admin who works and a god perform it below, and the tests of its feature an admin; access is checked before the token.
      const { browser, world } = await enterShared(role);
      const request = await makeSample(world);
      const response = await send(browser, endpoint, request, { 'x-xsrf-token': '' });
      expect(expectProblem(endpoint, response)).toBe('csrf');
      return;
    }
    const { browser, world } = await (passing.includes(role) ? enterToSend : enterShared)(role);
    const response = await send(browser, endpoint, await makeSample(world));
    if (!passing.includes(role)) expect(expectProblem(endpoint, response)).toBe('forbidden');
    else expect(response.statusCode, response.body).toBeLessThan(300);
    expectNoOtherName(endpoint, response);
  });

  it('with an API key', async () => {
    const scope = getScope(endpoint);
    const { world } = await (scope ? enterToSend : enterShared)('workingAdmin');
    const sendWith = async ({ key }: { key: string }) =>
      send(browse(server, tenant), endpoint, await makeSample(world), {
        authorization: `Bearer ${key}`,
      });
    const others = scopes.filter((it) => it !== scope);
    const refused = await sendWith(await makeApiKey(tenant, { scopes: others }));
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    const foreign = await sendWith(await makeApiKey(otherTenant));
    expect(foreign.json()).toMatchObject({ code: 'unauthorized' });
    if (!scope) return;
    const response = await sendWith(await makeApiKey(tenant, { scopes: [scope] }));
    expect(response.statusCode, response.body).toBeLessThan(300);
    expect(response.headers['set-cookie']).toBeUndefined();
    expectNoOtherName(endpoint, response);
  });

  it("answers another tenant's ids with not-found", async () => {
    const { browser } = await (endpoint.params ? enterShared : enterToSend)(aPassingRole);
    const request = await makeSample(otherWorld);
    // A god may use the id of any tenant, so only an unknown id is not found.
    if (endpoint.access === 'god' && endpoint.params) {
      const names = Object.keys(request.params ?? {});
      request.params = Object.fromEntries(names.map((name) => [name, randomUUIDv7()]));
    }
    const response = await send(browser, endpoint, request);
    if (endpoint.params) expect(expectProblem(endpoint, response)).toBe('not-found');
    else expectNothingForeign(endpoint, response, request);
  });

  it("rejects another tenant's session", async () => {
    const { browser, world } = await (isPublic ? enterToSend : enterShared)(
      aPassingRole,
      otherTenant,
    );
    const intruder = browseWith(server, tenant, browser.sessionCookie);
    await intruder.request('GET', '/api/tenant');
    const request = await makeSample(world);
    const response = await send(intruder, endpoint, request);
    if (!isPublic) expect(expectProblem(endpoint, response)).toBe('unauthorized');
    else expectNothingForeign(endpoint, response, request);
    const forged = { 'x-current-host': otherTenant.host };
    const again = await send(intruder, endpoint, request, forged);
    expect(expectProblem(endpoint, again)).toBe('unauthorized');
  });

  it('rejects the x-current-host of another tenant, also with a valid session', async () => {
    const { browser, world } = await enterShared(aPassingRole);
    const forged = { 'x-current-host': otherTenant.host };
    const response = await send(browser, endpoint, await makeSample(world), forged);
    expect(expectProblem(endpoint, response)).toBe('unauthorized');
  });

  if (endpoint.method !== 'GET') {
    it('requires the anti-forgery token of this session', async () => {
      const { browser, world } = await enterShared(aPassingRole);
      const request = await makeSample(world);
      const stranger = await enterShared('other');
      const strange = stranger.browser.cookies.get('XSRF-TOKEN') ?? '';
      const own = browser.cookies.get('XSRF-TOKEN') ?? '';
      // With its own token the same request succeeds in the tests by role.
      const pairs = wrongTokens(own, strange, getAllTokens.has(endpoint));
      for (const { token, cookie } of pairs) {
        browser.cookies.set('XSRF-TOKEN', cookie);
        const response = await send(browser, endpoint, request, { 'x-xsrf-token': token });
        expect(expectProblem(endpoint, response)).toBe('csrf');
      }
    });
  }

  it('rejects invalid requests without a server error', async () => {
    const { browser, world } = await enterToSend(aPassingRole);
    for (const { what, request, refused } of garbageFor(endpoint, await makeSample(world))) {
      const response = await send(browser, endpoint, request);
      expect(response.statusCode, what).toBeLessThan(500);
      if (refused) expect([400, 413], what).toContain(response.statusCode);
      if (response.statusCode >= 400) expectProblem(endpoint, response);
    }
  });

  if (endpoint.body) {
    it('requires a body', async () => {
      const { browser, world } = await enterShared(aPassingRole);
      const response = await browser.request(
        endpoint.method,
        urlOf(endpoint, await makeSample(world)),
      );
      expect(expectProblem(endpoint, response)).toBe('malformed');
    });

    it('rejects a body of another content type', async () => {
      const { browser, world } = await enterShared(aPassingRole);
      const url = urlOf(endpoint, await makeSample(world));
      for (const [type, body] of getAllTypes.has(endpoint) ? wrongTypes : crossSiteTypes) {
        const headers = { 'content-type': type };
        const response = await browser.request(endpoint.method, url, body, headers);
        expect([400, 415], `${type} ${response.body}`).toContain(response.statusCode);
        expectProblem(endpoint, response);
      }
    });
  }
}

/** The name is in the display name and the host too; a god may read those of every tenant. */
function expectNoOtherName({ access }: Endpoint, { body }: Answer): void {
  if (access !== 'god') expect(body).not.toContain(otherTenant.name);
}

/** For ids in the query or body: nothing of the other tenant is shown or linked. A rejection may name the id that was sent. */
function expectNothingForeign(endpoint: Endpoint, response: Answer, request: Sample): void {
  expectNoOtherName(endpoint, response);
  const sent = response.statusCode < 300 ? '' : JSON.stringify(request);
  for (const id of [otherWorld.client, otherWorld.project, otherWorld.item, otherWorld.employee]) {
    if (!sent.includes(id)) expect(response.body).not.toContain(id);
  }
  if (response.statusCode < 300) return;
  expect([
    'not-found',
    'validation',
    'login-failed',
    'link-spent',
    'stale-version',
    'payroll-not-ready',
    'confirmation-failed',
    'company-login-refused',
  ]).toContain(expectProblem(endpoint, response));
}
