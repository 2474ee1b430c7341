import { account } from '@ploegplan/contract/account/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs, browseWith } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const NEW = 'zeven groene ladders';
const server = useServer();
const { tenant, user, browser } = useVisitor(server);

const change = (
  body: { currentPassword?: string; newPassword?: string } = {},
  username = user.username,
) =>
  browser.call(session.changePassword, {
    params: { username },
    body: { currentPassword: PASSWORD, newPassword: NEW, ...body },
  });

const statusOfLogin = async (password: string) =>
  (await browse(server, tenant).login(user.username, password)).statusCode;

describe('PATCH /users/{username}/password', () => {
  it('changes the password', async () => {
    expect((await change()).statusCode).toBe(204);
    expect([await statusOfLogin(NEW), await statusOfLogin(PASSWORD)]).toEqual([200, 401]);
  });

  it('ends all other sessions, and replaces the own one', async () => {
    const phone = await browseAs(server, tenant, user);
    const before = browseWith(server, tenant, browser.sessionCookie);
    await change();
    expect(await phone.statusOfCheck()).toBe(401);
    expect(await before.statusOfCheck()).toBe(401);
    expect(await browser.statusOfCheck()).toBe(200);
    expect((await browser.call(account.endSessions)).statusCode).toBe(204);
  });

  it("ends a god's sessions at all tenants", async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const elsewhere = await browseAs(server, await makeTenant(server), god);
    await browser.startSession(tenant, god);
    expect((await change({}, god.username)).statusCode).toBe(204);
    expect([await elsewhere.statusOfCheck(), await browser.statusOfCheck()]).toEqual([401, 200]);
  });

  it('requires the current password', async () => {
    const response = await change({ currentPassword: 'een-fout-wachtwoord' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'wrong-password',
      fields: [{ field: 'currentPassword', code: 'wrong' }],
    });
    expect(await statusOfLogin(PASSWORD)).toBe(200);
  });

  it('is throttled, apart from the login, so that guesses of others do not prevent it', async () => {
    for (let time = 0; time < 10; time += 1) await change({ currentPassword: 'fout' });
    expect((await change()).statusCode).toBe(429);
    expect(await statusOfLogin(PASSWORD)).toBe(200);
  });

  it.each([
    ['te kort', 'too_small'],
    ['wachtwoordwachtwoord', 'common'],
    ['x'.repeat(201), 'too_big'],
  ])('rejects %s: %s', async (newPassword, code) => {
    const response = await change({ newPassword });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: [{ field: 'newPassword', code }] });
  });

  it('rejects a password derived from the username or tenant', async () => {
    const newPassword = `${tenant.name}${user.username}`;
    expect((await change({ newPassword })).json()).toMatchObject({
      fields: [{ field: 'newPassword', code: 'common' }],
    });
  });

  it('rejects the current password as the new one', async () => {
    expect((await change({ newPassword: PASSWORD })).json()).toMatchObject({
      fields: [{ field: 'newPassword', code: 'same' }],
    });
  });

  it('succeeds for one of two simultaneous changes, and ends all earlier sessions', async () => {
    const thief = await browseAs(server, tenant, user);
    const changes = [browser, thief].map((visitor, index) =>
      visitor.call(session.changePassword, {
        params: { username: user.username },
        body: { currentPassword: PASSWORD, newPassword: `${NEW} ${index}` },
      }),
    );
    const logins = Array.from({ length: 4 }, async () => {
      const visitor = browse(server, tenant);
      await visitor.login(user.username, PASSWORD);
      return visitor;
    });
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const winner = [browser, thief][statuses.indexOf(204)];
    for (const visitor of [browser, thief, ...(await Promise.all(logins))]) {
      expect(await visitor.statusOfCheck()).toBe(visitor === winner ? 200 : 401);
    }
  });

  it('answers 404 for any other username, known or not', async () => {
    const colleague = await makeUser(tenant);
    for (const name of [colleague.username, 'niemand']) {
      expect((await change({}, name)).statusCode).toBe(404);
    }
  });
});

describe('a user who must choose a new password', () => {
  beforeEach(() => changeRows(tenant, 'users', { needs_password_change: true }));

  it('gets 403 for all other calls before that', async () => {
    for (const endpoint of [projects.list, account.get]) {
      const response = await browser.call(endpoint);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'password-change-needed' });
    }
    expect(await browser.get(session.check)).toMatchObject({ needsPasswordChange: true });
  });

  it('can make all calls after that', async () => {
    await change();
    expect((await browser.call(projects.list)).statusCode).toBe(200);
    expect(await browser.get(session.check)).toMatchObject({ needsPasswordChange: false });
  });
});
