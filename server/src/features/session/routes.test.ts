import { createHmac, randomUUIDv7 } from 'node:crypto';
import { account } from '@ploegplan/contract/account/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs, browseWith } from '../../../test/calls/browser.ts';
import { useStranger } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser } = useStranger(server);

const visit = (cookie: string, at = tenant) => browseWith(server, at, cookie);

describe('GET /check-jwt', () => {
  it('returns the signed-in user', async () => {
    const employeeId = await makeEmployee(tenant);
    const user = await makeUser(tenant, { userType: 'employee', employeeId });
    const visitor = await browseAs(server, tenant, user);
    expect(await visitor.get(session.check)).toEqual({
      tenant: tenant.name,
      userId: user.id,
      employeeId,
      userType: 'employee',
      alsoEmployee: false,
      username: user.username,
      needsPasswordChange: false,
      language: null,
    });
    await visitor.call(account.chooseLanguage, { body: { language: 'pl' } });
    expect(await visitor.get(session.check)).toMatchObject({ language: 'pl' });
  });

  it('returns no language for the office, which reads Dutch', async () => {
    const visitor = await browseAs(server, tenant, await makeUser(tenant, { userType: 'admin' }));
    expect(await visitor.get(session.check)).not.toHaveProperty('language');
  });

  it('answers 401 without a session, and sets the anti-forgery token that a login needs', async () => {
    const response = await browser.call(session.check);
    expect(response.statusCode).toBe(401);
    expect(response.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
  });

  it('has the browser drop the answers that it keeps when the session ended, and not while it lasts', async () => {
    const { username } = await makeUser(tenant);
    await browser.login(username);
    expect((await browser.call(session.check)).headers['clear-site-data']).toBeUndefined();
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    expect((await browser.call(session.check)).headers['clear-site-data']).toBe('"cache"');
  });

  it('answers 401 when x-current-user is another user', async () => {
    const user = await makeUser(tenant);
    const visitor = await browseAs(server, tenant, user);
    const statusFor = async (userId: string) =>
      (
        await visitor.open('/api/planning?from=2026-01-05&to=2026-01-11', {
          'x-current-user': userId,
        })
      ).statusCode;
    expect(await statusFor(user.id)).toBe(200);
    expect(await statusFor(randomUUIDv7())).toBe(401);
    expect(await statusFor('')).toBe(401);
    expect(await visitor.statusOfCheck()).toBe(200);
  });

  it('returns the current values of the user', async () => {
    const user = await makeUser(tenant);
    await browser.login(user.username);
    const change = (values: { user_type?: string; active?: boolean }) =>
      changeRows(tenant, 'users', values);
    await change({ user_type: 'other' });
    expect(await browser.get(session.check)).toMatchObject({ userType: 'other' });
    await change({ active: false });
    expect(await browser.statusOfCheck()).toBe(401);
  });
});

describe('POST /logout', () => {
  it('ends the session at once, also for a copied cookie', async () => {
    const { username } = await makeUser(tenant);
    await browser.login(username);
    const copied = browser.sessionCookie;
    const response = await browser.call(session.logout);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([...browser.cookies.keys()]).toEqual(['XSRF-TOKEN', 'ploegplan-device']);
    expect(await visit(copied).statusOfCheck()).toBe(401);
    const left = await tenant.transact((tx) => tx.selectFrom('sessions').selectAll().execute());
    expect(left).toEqual([]);
  });

  it('has the browser drop the answers that it keeps', async () => {
    await browser.login((await makeUser(tenant)).username);
    const { headers } = await browser.call(session.logout);
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('sets an anti-forgery token for the next login', async () => {
    const { username } = await makeUser(tenant);
    await browser.login(username);
    await browser.call(session.logout);
    const body = { username, password: PASSWORD };
    expect((await browser.call(session.login, { body })).statusCode).toBe(200);
  });

  it('succeeds without a session', async () => {
    await browser.call(session.check);
    expect((await browser.call(session.logout)).statusCode).toBe(204);
  });
});

describe('a session cookie', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

  function forge(alg: string, payload: object, key?: string): string {
    const content = `${encode({ alg, typ: 'JWT', kid: server.app.sessionKeyId })}.${encode({ exp: inAnHour(), ...payload })}`;
    const hash = `sha${alg.slice(2)}`;
    return `${content}.${key ? createHmac(hash, key).update(content).digest('base64url') : ''}`;
  }

  async function signIn() {
    const visitor = await browseAs(server, tenant, await makeUser(tenant));
    const cookie = visitor.sessionCookie;
    const payload = server.app.jwt.decode<{ sid: string; tid: string }>(cookie);
    if (!payload) throw new Error('No token');
    return { cookie, sid: payload.sid, tid: payload.tid };
  }

  it('is valid as it was set', async () => {
    const { cookie } = await signIn();
    expect(await visit(cookie).statusOfCheck()).toBe(200);
  });

  it('is invalid without a signature, with another key or with another algorithm', async () => {
    const { cookie, ...claims } = await signIn();
    const [header, payload, signature] = cookie.split('.');
    const other = encode({ ...claims, sid: randomUUIDv7(), exp: inAnHour() });
    for (const forged of [
      forge('none', claims),
      `${encode({ alg: 'none' })}.${payload}.`,
      forge('HS256', claims, 'another key'),
      forge('HS256', claims, ' '),
      forge('HS512', claims, 'another key'),
      server.app.jwt.sign(claims, { kid: randomUUIDv7() }),
      `${header}.${other}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'rubbish',
    ]) {
      expect(await visit(forged).statusOfCheck(), forged).toBe(401);
    }
  });

  it('is invalid when expired, in the token or in the database', async () => {
    const { cookie, ...claims } = await signIn();
    const past = Math.floor(Date.now() / 1000) - 10;
    const old = { ...claims, iat: past - 10 };
    const expired = server.app.jwt.sign(old, { expiresIn: 10 });
    expect(server.app.jwt.decode(expired)).toMatchObject({ exp: past });
    expect(await visit(expired).statusOfCheck()).toBe(401);
    await changeRows(tenant, 'sessions', { expires_at: new Date() });
    expect(await visit(cookie).statusOfCheck()).toBe(401);
  });

  it('is invalid at another tenant, whatever its tenant id', async () => {
    const { cookie, sid } = await signIn();
    const elsewhere = await makeTenant(server);
    expect(await visit(cookie, elsewhere).statusOfCheck()).toBe(401);
    const renamed = server.app.jwt.sign({ sid, tid: elsewhere.id });
    expect(await visit(renamed, elsewhere).statusOfCheck()).toBe(401);
  });

  it('is accepted as a cookie only, not as a header', async () => {
    const { cookie } = await signIn();
    const headers = { authorization: `Bearer ${cookie}` };
    expect((await browser.call(session.check, { headers })).statusCode).toBe(401);
  });
});
