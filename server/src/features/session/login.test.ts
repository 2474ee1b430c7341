import { createHook } from 'node:async_hooks';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseWith } from '../../../test/calls/browser.ts';
import { useStranger } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const COOKIE = 'ploegplan-session';
const server = useServer();
const { tenant, browser } = useStranger(server);

const visit = (cookie: string, at = tenant) => browseWith(server, at, cookie);

describe('POST /login', () => {
  it('returns the signed-in user', async () => {
    const { username } = await makeUser(tenant);
    const response = await browser.login(username);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      userType: 'admin',
      tenant: tenant.name,
      alsoEmployee: false,
      needsPasswordChange: false,
      emailEmpty: false,
    });
  });

  it('returns whether the password must be changed and the e-mail address is missing', async () => {
    const needs = { alsoEmployee: true, needsPasswordChange: true, email: '' };
    const { username } = await makeUser(tenant, needs);
    expect((await browser.login(username)).json()).toEqual({
      userType: 'admin',
      tenant: tenant.name,
      alsoEmployee: true,
      needsPasswordChange: true,
      emailEmpty: true,
    });
  });

  it('ignores the case of the username', async () => {
    await makeUser(tenant, { username: 'jansen' });
    expect((await browser.login('Jansen')).statusCode).toBe(200);
  });

  it('sets httpOnly, sameSite cookies of the session and the device, and one that tells the page of it', async () => {
    const { username } = await makeUser(tenant);
    const { cookies, headers } = await browser.login(username);
    expect(headers['clear-site-data']).toBeUndefined();
    const common = { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 3600 };
    expect(cookies).toEqual([
      { name: COOKIE, value: expect.any(String), httpOnly: true, ...common },
      { name: 'ploegplan-signed-in', value: 'yes', ...common },
      { name: 'XSRF-TOKEN', value: expect.any(String), path: '/', sameSite: 'Lax' },
      {
        name: 'ploegplan-device',
        value: expect.any(String),
        httpOnly: true,
        ...common,
        maxAge: 365 * 24 * 3600,
      },
    ]);
  });

  it('starts a new session and ends the previous one of the browser', async () => {
    const { username } = await makeUser(tenant);
    await browser.login(username);
    const before = browser.sessionCookie;
    const { headers } = await browser.login(username);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(browser.sessionCookie).not.toBe(before);
    expect(await visit(before).statusOfCheck()).toBe(401);
    expect(await browser.statusOfCheck()).toBe(200);
  });

  it('keeps the sessions of other devices', async () => {
    const { username } = await makeUser(tenant);
    const phone = browse(server, tenant);
    await phone.login(username);
    await browser.login(username);
    expect(await phone.statusOfCheck()).toBe(200);
  });

  it('accepts users of its own tenant only', async () => {
    const { username } = await makeUser(await makeTenant(server));
    expect((await browser.login(username)).json()).toMatchObject({ code: 'login-failed' });
  });
});

describe('a failed login', () => {
  it('gives the same response after the same work for every reason', async () => {
    const { username } = await makeUser(tenant);
    const gone = await makeUser(tenant, { active: false });
    const withoutPassword = await makeUser(tenant);
    await changeRows(tenant, 'users', { password_hash: null }, { id: withoutPassword.id });
    for (const [name, password] of [
      [username, 'een-fout-wachtwoord'],
      ['niemand', PASSWORD],
      [gone.username, PASSWORD],
      [withoutPassword.username, PASSWORD],
    ] as const) {
      await browser.call(session.check);
      const { result: response, hashes } = await countHashes(() => browser.login(name, password));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        type: 'urn:ploegplan:problem:login-failed',
        title: 'Unknown username or wrong password',
        status: 401,
        code: 'login-failed',
        requestId: response.headers['x-request-id'],
      });
      expect(response.cookies).toEqual([]);
      expect(hashes).toBe(1);
    }
  });

  /** How many times argon2 ran: its duration could distinguish an unknown user from a wrong password. */
  async function countHashes<T>(work: () => Promise<T>): Promise<{ result: T; hashes: number }> {
    let hashes = 0;
    const hook = createHook({
      init: (_id, type) => {
        if (type === 'ARGON2REQUEST') hashes += 1;
      },
    }).enable();
    const result = await work().finally(() => hook.disable());
    return { result, hashes };
  }

  it('keeps the existing session', async () => {
    const { username } = await makeUser(tenant);
    await browser.login(username);
    await browser.login(username, 'een-fout-wachtwoord');
    expect(await browser.statusOfCheck()).toBe(200);
  });

  it.each([
    ['username', 'too_small', { username: '', password: 'x' }],
    ['password', 'too_small', { username: 'x', password: '' }],
    ['username', 'too_big', { username: 'x'.repeat(101), password: 'x' }],
    ['password', 'too_big', { username: 'x', password: 'x'.repeat(201) }],
    ['username', 'nul', { username: 'a\0b', password: 'x' }],
  ])('reports an invalid field: %s %s', async (field, code, body) => {
    await browser.call(session.check);
    const response = await browser.call(session.login, { body });
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field, code }] });
  });
});
