import { account } from '@ploegplan/contract/account/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { factors } from '@ploegplan/contract/factors/endpoints';
import type { Confirmation } from '@ploegplan/contract/factors/schemas';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs, type TestBrowser } from '../../../../test/calls/browser.ts';
import { useTenant } from '../../../../test/calls/visitor.ts';
import { makeUser, PASSWORD, type TestUser } from '../../../../test/data/factories.ts';
import { makeApp, makeAppCode, RECOVERY_CODE } from '../../../../test/data/factors.ts';
import { changeRows } from '../../../../test/data/rows.ts';
import { useServer } from '../../../../test/servers/server.ts';
import { issueLinkToken } from '../../../platform/sessions/login-tokens.ts';

const server = useServer();
const tenant = useTenant(server);

const confirm = (browser: TestBrowser, body: Confirmation) =>
  browser.call(factors.confirm, { body });
const byCode = (code = makeAppCode()): Confirmation => ({ way: 'app', code });
const byRecovery = (code = RECOVERY_CODE): Confirmation => ({ way: 'recovery', code });

async function startLogin(values: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(tenant, values);
  await makeApp(tenant, user);
  const browser = browse(server, tenant);
  const answer = await browser.login(user.username);
  return { user, browser, answer };
}

const loginAgain = async ({ username }: TestUser) => {
  const browser = browse(server, tenant);
  await browser.login(username);
  return browser;
};

describe('the login of an account with a second factor', () => {
  it.each(['admin', 'god'] as const)(
    'gives %s nothing before the second step',
    async (userType) => {
      const { browser, answer } = await startLogin({ userType });
      expect(answer.json()).toMatchObject({ factorStep: 'verify' });
      expect(await browser.get(session.check)).toMatchObject({ factorStep: 'verify' });
      const half = browser.sessionCookie;
      for (const endpoint of [clients.list, account.get, factors.list, factors.startApp]) {
        expect((await browser.call(endpoint)).json()).toMatchObject({ code: 'factor-needed' });
      }
      expect(await browser.get(factors.ways)).toEqual({
        ...{ password: false, app: true, recovery: true, passkey: null },
      });
      expect((await confirm(browser, byCode())).statusCode).toBe(204);
      expect(await browser.get(session.check)).not.toHaveProperty('factorStep');
      expect((await browser.call(clients.list)).statusCode).toBe(200);
      const former = browse(server, tenant);
      former.cookies.set('ploegplan-session', half);
      expect(await former.statusOfCheck()).toBe(401);
    },
  );

  it('takes no password for it, and no new password before it', async () => {
    const { user, browser } = await startLogin({ needsPasswordChange: true });
    const again = await confirm(browser, { way: 'password', password: PASSWORD });
    expect(again.json()).toMatchObject({ code: 'confirmation-failed' });
    const change = {
      params: { username: user.username },
      body: { currentPassword: PASSWORD, newPassword: 'zeven groene ladders' },
    };
    const refused = await browser.call(session.changePassword, change);
    expect(refused.json()).toMatchObject({ code: 'factor-needed' });
    await confirm(browser, byCode());
    expect((await browser.call(clients.list)).json()).toMatchObject({
      code: 'password-change-needed',
    });
    expect((await browser.call(session.changePassword, change)).statusCode).toBe(204);
  });

  it('follows a mailed link too', async () => {
    const user = await makeUser(tenant, { userType: 'employee' });
    await makeApp(tenant, user);
    const token = await tenant.transact((tx) =>
      issueLinkToken(tx, { userId: user.id, purpose: 'magic-link' }),
    );
    const browser = browse(server, tenant);
    await browser.call(session.check);
    const answer = await browser.get(session.redeemMagicLink, { body: { token } });
    expect(answer).toMatchObject({ factorStep: 'verify' });
  });

  it('is in the log when it is whole, and each failure before', async () => {
    const { user, browser } = await startLogin();
    await confirm(browser, byCode('000000'));
    await confirm(browser, byRecovery());
    const { entries } = await browser.get(audit.list, { query: { actor: user.username } });
    expect(entries.map(({ event }) => event)).toEqual([
      ...['login', 'recovery-code-used', 'confirmation-failed'],
    ]);
  });
});

describe('a code', () => {
  it('of the app is taken once', async () => {
    const { user, browser } = await startLogin();
    const code = makeAppCode();
    expect((await confirm(browser, byCode(code))).statusCode).toBe(204);
    const second = await loginAgain(user);
    expect((await confirm(second, byCode(code))).statusCode).toBe(400);
    expect((await confirm(second, byCode(makeAppCode(1)))).statusCode).toBe(204);
  });

  it('of the app is not taken two steps later', async () => {
    const { browser } = await startLogin();
    expect((await confirm(browser, byCode(makeAppCode(-3)))).statusCode).toBe(400);
  });

  it('for recovery works once, however it is typed and whoever else uses it at the moment', async () => {
    const { user } = await startLogin();
    const browsers = await Promise.all([1, 2, 3, 4, 5].map(() => loginAgain(user)));
    const typed = byRecovery(RECOVERY_CODE.toUpperCase().replaceAll('-', ' '));
    const answers = await Promise.all(browsers.map((browser) => confirm(browser, typed)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
  });
});

it('guesses are limited for the account, also for who signs in anew each time', async () => {
  const { user, browser } = await startLogin();
  expect(browser.cookies.has('ploegplan-device')).toBe(false);
  for (let guess = 0; guess < 5; guess += 1) {
    const other = await loginAgain(user);
    for (const code of ['000000', '000001']) await confirm(other, byCode(code));
  }
  const refused = await confirm(await loginAgain(user), byCode());
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
});

describe('a company that requires a second factor', () => {
  const requireFrom = (day: string) =>
    changeRows(tenant, 'tenants', { factor_from: day }, { id: tenant.id });

  it('has the office set one up from that day, before anything else', async () => {
    await requireFrom(getToday());
    const user = await makeUser(tenant);
    const browser = browse(server, tenant);
    expect((await browser.login(user.username)).json()).toMatchObject({ factorStep: 'set-up' });
    expect((await browser.call(clients.list)).json()).toMatchObject({ code: 'factor-needed' });
    const { secret, proof } = await browser.get(factors.startApp);
    const body = { secret, proof, code: makeAppCode(0, secret) };
    const { recoveryCodes } = await browser.get(factors.addApp, { body });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await browser.get(factors.list)).toMatchObject({
      ...{ recoveryCodesLeft: 10, isRequired: true },
    });
    expect((await browser.call(clients.list)).statusCode).toBe(200);
  });

  it('asks who has been signed in for long to confirm first, and then lets the second factor be set up', async () => {
    const browser = await browseAs(server, tenant, await makeUser(tenant));
    await changeRows(tenant, 'sessions', { confirmed_at: null });
    await requireFrom(getToday());
    expect((await browser.call(factors.startApp)).json()).toMatchObject({
      code: 'confirmation-needed',
    });
    expect((await confirm(browser, { way: 'password', password: PASSWORD })).statusCode).toBe(204);
    expect((await browser.call(factors.startApp)).statusCode).toBe(200);
  });

  it('asks nothing before that day, and nothing of employees', async () => {
    await requireFrom('2999-01-01');
    const office = await browseAs(server, tenant, await makeUser(tenant));
    expect(await office.get(session.check)).not.toHaveProperty('factorStep');
    await requireFrom(getToday());
    const worker = await browseAs(server, tenant, await makeUser(tenant, { userType: 'employee' }));
    expect(await worker.get(session.check)).not.toHaveProperty('factorStep');
  });
});

it('a god must set one up, unless it is that of the demo', async () => {
  const god = await makeUser(tenant, { userType: 'god', needsFactor: true });
  const browser = await browseAs(server, tenant, god);
  expect(await browser.get(session.check)).toMatchObject({ factorStep: 'set-up' });
});
