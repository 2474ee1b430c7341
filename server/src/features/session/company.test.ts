import { account } from '@ploegplan/contract/account/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import type { CompanyLoginFault } from '@ploegplan/contract/company-login/faults';
import { factors } from '@ploegplan/contract/factors/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useStranger } from '../../../test/calls/visitor.ts';
import { beginCompanyLogin, setCompanyLogin } from '../../../test/data/company-login.ts';
import {
  makeEmployee,
  makeTenant,
  makeUser,
  PASSWORD,
  type TestUser,
} from '../../../test/data/factories.ts';
import { makeApp, makeAppCode } from '../../../test/data/factors.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { type LoginProvider, startLoginProvider } from '../../../test/servers/login-provider.ts';
import { useServer } from '../../../test/servers/server.ts';
import { issueLinkToken } from '../../platform/sessions/login-tokens.ts';

const EMAIL = 'ada@jansenbouw.nl';
const server = useServer();
const { tenant, browser } = useStranger(server);
let provider: LoginProvider;
let user: TestUser;

beforeAll(async () => {
  provider = await startLoginProvider();
});
afterAll(() => provider[Symbol.asyncDispose]());

beforeEach(async () => {
  Object.assign(provider, { metadata: {}, claims: {}, requests: [] });
  user = await makeUser(tenant, { email: 'Ada@jansenbouw.nl', hasPassword: false });
  await setCompanyLogin(tenant, { issuer: provider.issuer });
});

const begin = (claims: Record<string, unknown> = {}, by: TestBrowser = browser) =>
  beginCompanyLogin(by, provider, { email: EMAIL, ...claims });

const finish = async (claims: Record<string, unknown> = {}) =>
  browser.call(companyLogin.finish, { body: await begin(claims) });

type Answer = Awaited<ReturnType<TestBrowser['call']>>;
const expectRefused = (answer: Answer, fault: CompanyLoginFault) =>
  expect(answer.json()).toMatchObject({
    code: 'company-login-refused',
    fields: [{ field: 'answer', code: fault }],
  });

/** What an admin with a password reads in the log. */
async function readLog(about: 'company-login' | 'company-login-failed' | 'user-changed') {
  const admin = await browseAs(server, tenant, await makeUser(tenant));
  return (await admin.get(audit.list, { query: { about } })).entries;
}

describe('a sign-in with an account of the company', () => {
  it('signs in the user with the mail address, also one without a password, and is in the log', async () => {
    const answer = await finish();
    expect(answer.json()).toMatchObject({ userType: 'admin', needsPasswordChange: false });
    expect(await browser.get(session.check)).toMatchObject({
      username: user.username,
      byCompany: true,
    });
    expect(await readLog('company-login')).toMatchObject([{ actorName: user.username }]);
  });

  it('asks with state, nonce and PKCE, and shows the provider the verifier only', async () => {
    await browser.call(session.check);
    const { url, proof } = await browser.get(companyLogin.start);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'ploegplan',
      redirect_uri: `http://${tenant.host}/bedrijfslogin`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(asked[secret]?.length).toBeGreaterThan(40);
    await finish();
    expect(provider.requests[0]?.code_verifier).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(asked)).not.toContain(proof);
  });

  it.each<[CompanyLoginFault, string, Record<string, unknown>]>([
    ['untrusted', 'a wrong nonce', { nonce: 'other' }],
    ['untrusted', 'a token of another provider', { iss: 'https://other.example' }],
    ['untrusted', 'a token for another client', { aud: 'other' }],
    ['untrusted', 'a token that ended', { exp: 1_000 }],
    ['no-mail', 'no mail address', { email: undefined }],
    ['unverified-mail', 'an unverified mail address', { email_verified: false }],
    ['unverified-mail', 'an address of which nothing is said', { email_verified: undefined }],
    ['unknown-user', 'an address of nobody', { email: 'bob@jansenbouw.nl' }],
  ])('is refused as %s for %s', async (fault, _, claims) => {
    expectRefused(await finish(claims), fault);
    expect(await browser.statusOfCheck()).toBe(401);
    expect(await readLog('company-login-failed')).toMatchObject([{ details: { fault } }]);
  });

  it('is refused for a user whose account was ended, and for an address of several', async () => {
    await changeRows(tenant, 'users', { active: false });
    expectRefused(await finish(), 'inactive-user');
    await changeRows(tenant, 'users', { active: true, email: EMAIL });
    await makeUser(tenant, { email: EMAIL });
    expectRefused(await finish(), 'several-users');
  });

  it('is not one as somebody who typed the address, until its mail was read or an admin typed another', async () => {
    const thief = await makeUser(tenant, { userType: 'employee', email: 'dief@elders.nl' });
    const change = { email: 'bob@jansenbouw.nl', currentPassword: PASSWORD, version: 1 };
    const own = await browseAs(server, tenant, thief);
    await own.get(account.update, { body: change });
    const signIn = () => finish({ email: 'bob@jansenbouw.nl', groups: ['kantoor'] });
    await setCompanyLogin(tenant, { adminGroup: 'kantoor' });
    expectRefused(await signIn(), 'unknown-user');
    await own.get(account.update, { body: { ...change, email: EMAIL, version: 2 } });
    expect((await finish({ groups: ['kantoor'] })).statusCode).toBe(200);
    expect(await browser.get(session.check)).toMatchObject({ username: user.username });

    await own.get(account.update, { body: { ...change, version: 3 } });
    const link = { userId: thief.id, purpose: 'magic-link' } as const;
    const token = await tenant.transact((tx) => issueLinkToken(tx, link));
    const visitor = browse(server, tenant);
    await visitor.call(session.check);
    await visitor.get(session.redeemMagicLink, { body: { token } });
    await setCompanyLogin(tenant, { adminGroup: '' });
    expect((await signIn()).statusCode).toBe(200);

    await own.get(account.update, { body: { ...change, email: 'b@jansenbouw.nl', version: 4 } });
    expectRefused(await finish({ email: 'b@jansenbouw.nl' }), 'unknown-user');
    const admin = await browseAs(server, tenant, await makeUser(tenant));
    const { id, username } = thief;
    const body = { username, userType: 'other', email: 'b@jansenbouw.nl', active: true } as const;
    await admin.get(users.update, { params: { id }, body: { ...body, version: 5 } });
    const fresh = browse(server, tenant);
    const signInFresh = async (email: string) => {
      const answer = await begin({ email }, fresh);
      return fresh.call(companyLogin.finish, { body: answer });
    };
    expectRefused(await signInFresh('b@jansenbouw.nl'), 'unknown-user');
    const typed = { ...body, email: 'bb@jansenbouw.nl', version: 6 };
    await admin.get(users.update, { params: { id }, body: typed });
    expect((await signInFresh('bb@jansenbouw.nl')).statusCode).toBe(200);
  });

  it('counts as a confirmation only when the provider says that it was lately', async () => {
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
    const statusAfter = async (claims: Record<string, unknown>) => {
      await finish(claims);
      return (await browser.call(factors.startApp)).statusCode;
    };
    expect(await statusAfter({})).toBe(403);
    expect(await statusAfter({ auth_time: minutesAgo(11) })).toBe(403);
    expect(await statusAfter({ auth_time: minutesAgo(1) })).toBe(200);
  });

  it('stays one after a new password', async () => {
    const own = await makeUser(tenant, { userType: 'employee', email: 'b@jansenbouw.nl' });
    await finish({ email: 'b@jansenbouw.nl' });
    const body = { currentPassword: PASSWORD, newPassword: 'zeven groene ladders' };
    await browser.get(session.changePassword, { params: { username: own.username }, body });
    expect(await browser.get(session.check)).toMatchObject({ byCompany: true });
  });

  it('is never one as a god', async () => {
    await changeRows(tenant, 'users', { email: '' });
    await makeUser(tenant, { userType: 'god', email: EMAIL });
    expectRefused(await finish(), 'unknown-user');
  });

  it('is refused for the answer of another provider before the code goes anywhere', async () => {
    const { answer, proof } = await begin();
    const mixedUp = new URLSearchParams(answer);
    mixedUp.set('iss', 'https://other.example');
    const body = { answer: String(mixedUp), proof };
    expectRefused(await browser.call(companyLogin.finish, { body }), 'wrong-issuer');
    const again = await begin();
    const missing = new URLSearchParams(again.answer);
    missing.delete('iss');
    const without = { answer: String(missing), proof: again.proof };
    expectRefused(await browser.call(companyLogin.finish, { body: without }), 'wrong-issuer');
    expect(provider.requests).toEqual([]);
  });

  it('takes an answer once', async () => {
    const body = await begin();
    expect((await browser.call(companyLogin.finish, { body })).statusCode).toBe(200);
    expectRefused(await browser.call(companyLogin.finish, { body }), 'expired');
    expect(provider.requests).toHaveLength(1);
  });

  it('takes no state of another browser, of another company, or of nobody', async () => {
    const [own, other] = [await begin(), await begin({}, browse(server, tenant))];
    const elsewhere = await makeTenant(server);
    await setCompanyLogin(elsewhere, { issuer: provider.issuer });
    const foreign = await begin({}, browse(server, elsewhere));
    const bodies = [
      { ...own, proof: other.proof },
      { ...own, answer: own.answer.replace(/state=[^&]*/, 'state=none') },
      foreign,
    ];
    for (const body of bodies)
      expectRefused(await browser.call(companyLogin.finish, { body }), 'expired');
  });

  it('says why the provider refused, and whether it can be reached', async () => {
    const { answer, proof } = await begin();
    const denied = answer.replace(/code=[^&]*/, 'error=access_denied');
    const body = { answer: denied, proof };
    expectRefused(await browser.call(companyLogin.finish, { body }), 'cancelled');
    await setCompanyLogin(tenant, { issuer: provider.issuer, clientId: 'other' });
    expectRefused(await finish(), 'client');
    await setCompanyLogin(tenant, { issuer: 'http://127.0.0.1:9' });
    expectRefused(await browser.call(companyLogin.start), 'unreachable');
    await setCompanyLogin(tenant, { name: '' });
    expectRefused(await browser.call(companyLogin.start), 'off');
  });

  it('never takes a provider of many companies, or leads to something else than a page', async () => {
    await browser.call(session.check);
    provider.metadata = { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' };
    expectRefused(await browser.call(companyLogin.start), 'other-issuer');
    provider.metadata = {};
    // At such an address the library compares nothing.
    const issuer = `${provider.issuer}/.well-known/openid-configuration`;
    await setCompanyLogin(tenant, { issuer });
    expectRefused(await browser.call(companyLogin.start), 'other-issuer');
    await setCompanyLogin(tenant, { issuer: provider.issuer });
    provider.metadata = { authorization_endpoint: 'javascript:alert(1)' };
    expectRefused(await browser.call(companyLogin.start), 'no-provider');
  });
});

describe('a company', () => {
  it('says of which domain and group who signs in must be', async () => {
    await setCompanyLogin(tenant, { domains: ['jansenbouw.nl'], requiredGroup: 'kantoor' });
    expectRefused(await finish({ email: 'ada@elders.nl' }), 'wrong-domain');
    expectRefused(await finish({ groups: ['werf'] }), 'wrong-group');
    expect((await finish({ groups: ['werf', 'kantoor'] })).statusCode).toBe(200);
  });

  it('has a group decide who is an admin, and keeps the last one with a password', async () => {
    await setCompanyLogin(tenant, { adminGroup: 'kantoor' });
    await changeRows(tenant, 'users', { employee_id: await makeEmployee(tenant) });
    expect((await finish({ groups: [] })).json()).toMatchObject({ userType: 'admin' });
    const admin = await browseAs(server, tenant, await makeUser(tenant));
    expect((await finish({ groups: [] })).json()).toMatchObject({ userType: 'employee' });
    expect((await finish({ groups: ['kantoor'] })).json()).toMatchObject({
      ...{ userType: 'admin', alsoEmployee: true },
    });
    expect((await finish()).json()).toMatchObject({ userType: 'admin' });
    expect((await readLog('user-changed')).map(({ details }) => details)).toEqual([
      { userType: ['employee', 'admin'] },
      { userType: ['admin', 'employee'] },
    ]);
    expect(await admin.get(users.list)).toHaveLength(3);
  });

  it('has the own second step asked after it, unless the company says that it counts as one', async () => {
    await makeApp(tenant, user);
    expect((await finish()).json()).toMatchObject({ factorStep: 'verify' });
    const body = { way: 'app', code: makeAppCode() } as const;
    expect((await browser.call(factors.confirm, { body })).statusCode).toBe(204);
    expect(await browser.get(session.check)).toMatchObject({ byCompany: true });
    await setCompanyLogin(tenant, { countsAsFactor: true });
    expect((await finish()).json().factorStep).toBeUndefined();
  });

  it('meets its own demand of a second step by its account only where it says so', async () => {
    await tenant.transact((tx) =>
      tx
        .updateTable('tenants')
        .set({ factor_from: '2020-01-01' })
        .where('id', '=', tenant.id)
        .execute(),
    );
    expect((await finish()).json()).toMatchObject({ factorStep: 'set-up' });
    await setCompanyLogin(tenant, { countsAsFactor: true });
    expect((await finish()).json().factorStep).toBeUndefined();
  });
});

describe('signing out', () => {
  it('leads to the page of the provider that signs out there too, where there is one', async () => {
    const { url } = await browser.get(companyLogin.end);
    const { origin, pathname, searchParams } = new URL(url ?? '');
    expect(origin + pathname).toBe(`${provider.issuer}/end`);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`http://${tenant.host}/inloggen`);
    expect(searchParams.get('client_id')).toBe('ploegplan');
    provider.metadata = { end_session_endpoint: undefined };
    await setCompanyLogin(tenant, {});
    expect(await browser.get(companyLogin.end)).toEqual({ url: null });
  });
});
