import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import { factors } from '@ploegplan/contract/factors/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useStranger } from '../../../test/calls/visitor.ts';
import { makeUser, type TestUser } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

// The provider warns of versions of Node that it does not know, and of being on loopback.
vi.hoisted(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
});

const SECRET = 'een geheim met ~ en / erin';
const server = useServer();
const { tenant, browser } = useStranger(server);
const http = createServer();
let issuer: string;
let user: TestUser;

/** The provider signs in everybody as Ada, without asking. */
function openProvider(): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: 'ploegplan', client_secret: SECRET, grant_types: ['authorization_code'] },
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost/bedrijfslogin'],
      },
    ],
    cookies: { keys: ['key of a test'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: { email: ['email', 'email_verified'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        ...{ sub: id, email: 'ada@jansenbouw.nl', email_verified: true, groups: ['kantoor'] },
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  // The host of the tenant is another in each test.
  provider.Client.prototype.redirectUriAllowed = (uri) => uri.endsWith('/bedrijfslogin');
  return provider;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = openProvider();
  const answer = provider.callback();
  http.on('request', (request, response) => {
    if (request.url !== '/interaction') return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: 'ada' } });
  });
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

beforeEach(async () => {
  user = await makeUser(tenant, { email: 'ada@jansenbouw.nl' });
  const admin = await browseAs(server, tenant, await makeUser(tenant));
  const { version } = await admin.get(companyLoginSettings.get);
  const body = {
    ...{ name: 'Voorbeeld', issuer, clientId: 'ploegplan', clientSecret: SECRET, version },
    ...{ domains: ['jansenbouw.nl'], groupClaim: 'groups', requiredGroup: 'kantoor' },
    ...{ adminGroup: '', trustsEmail: false, countsAsFactor: false },
  };
  await admin.get(companyLoginSettings.change, { body });
  expect(await admin.get(companyLoginSettings.test)).toEqual({ fault: null });
});

/** Follows the provider's pages as a browser does, until it leads back; returns its answer. */
async function visit(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  while (!next.includes('/bedrijfslogin')) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return new URL(next).search.slice(1);
}

async function begin() {
  await browser.call(session.check);
  const { url, proof } = await browser.get(companyLogin.start);
  return { answer: await visit(url), proof };
}

it('signs in at a certified provider, which tells mail and groups at its page for that only', async () => {
  await browser.get(companyLogin.finish, { body: await begin() });
  expect(await browser.get(session.check)).toMatchObject({ username: user.username });
  // The provider was asked when that was.
  expect((await browser.call(factors.startApp)).statusCode).toBe(200);
  const { url } = await browser.get(companyLogin.end);
  expect(url).toContain(`${issuer}/session/end`);
});

it('is refused when the code was used before', async () => {
  const used = await begin();
  await browser.get(companyLogin.finish, { body: used });
  const fresh = await begin();
  const answer = new URLSearchParams(fresh.answer);
  answer.set('code', new URLSearchParams(used.answer).get('code') ?? '');
  const body = { answer: String(answer), proof: fresh.proof };
  const refused = await browser.call(companyLogin.finish, { body });
  expect(refused.json()).toMatchObject({ fields: [{ code: 'code-used' }] });
});
