import { account } from '@ploegplan/contract/account/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser } = useVisitor(server, { userType: 'employee' });

describe('GET and PATCH /account', () => {
  it('returns the account with its linked employee', async () => {
    await changeRows(tenant, 'employees', { name: 'Jan Jansen' });
    expect(await browser.get(account.get)).toEqual({
      username: user.username,
      userType: 'employee',
      alsoEmployee: false,
      email: `${user.username}@example.nl`,
      hasPassword: true,
      employee: { name: 'Jan Jansen', jobTitle: '', phonenumber: '' },
      version: 1,
    });
  });

  it('returns a god without an employee', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const visitor = await browseAs(server, tenant, god);
    expect(await visitor.get(account.get)).toMatchObject({
      username: god.username,
      userType: 'god',
      employee: null,
    });
  });

  const change = (values: { email?: string; currentPassword?: string; version?: number }) =>
    browser.call(account.update, {
      body: { email: 'nieuw@example.nl', currentPassword: PASSWORD, version: 1, ...values },
    });

  it('changes the e-mail address with the current password', async () => {
    expect((await change({ currentPassword: 'fout' })).json()).toMatchObject({
      code: 'wrong-password',
      fields: [{ field: 'currentPassword', code: 'wrong' }],
    });
    expect((await change({})).json()).toMatchObject({ email: 'nieuw@example.nl', version: 2 });
    expect((await change({})).json()).toMatchObject({ code: 'stale-version' });
  });

  it('limits changes of the address, because each sends a mail', async () => {
    const statuses: number[] = [];
    for (let version = 1; version <= 6; version += 1) {
      const email = `nieuw${version}@example.nl`;
      statuses.push((await change({ email, version })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('changes the e-mail address without a password for an account without one', async () => {
    const invited = await makeUser(tenant, { userType: 'employee', hasPassword: false });
    await browser.startSession(tenant, invited);
    expect((await change({ currentPassword: '' })).statusCode).toBe(200);
  });

  it('returns, changes and signs out the account of a user of type other', async () => {
    await browser.startSession(tenant, await makeUser(tenant, { userType: 'other', email: '' }));
    expect(await browser.get(account.get)).toMatchObject({ userType: 'other', email: '' });
    expect((await change({})).json()).toMatchObject({ email: 'nieuw@example.nl', version: 2 });
    expect(await browser.get(account.sessions)).toHaveLength(1);
    expect((await browser.call(account.endSessions)).statusCode).toBe(204);
    expect(await browser.statusOfCheck()).toBe(401);
  });

  it('changes the e-mail address of a god', async () => {
    await browser.startSession(tenant, await makeUser(tenant, { userType: 'god' }));
    expect((await change({})).json()).toMatchObject({ email: 'nieuw@example.nl', version: 2 });
  });
});

describe('/account/sessions', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

  it('lists the own sessions with device and last use, the last used first', async () => {
    const phone = browse(server, tenant);
    await phone.call(session.check);
    await phone.call(session.login, {
      body: { username: user.username, password: PASSWORD },
      headers: { 'user-agent': agent },
    });
    const list = await phone.get(account.sessions);
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome op Android', true],
      ['Onbekend apparaat', false],
    ]);
    expect(Date.parse(list[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('updates the time of last use', async () => {
    const past = new Date(Date.now() - 3_600_000);
    await changeRows(tenant, 'sessions', { last_used_at: past });
    const [own] = await browser.get(account.sessions);
    expect(Date.parse(own?.lastUsedAt ?? '')).toBeGreaterThan(past.getTime());
  });

  it('ends one session, of the own account only', async () => {
    const phone = await browseAs(server, tenant, user);
    const stranger = await browseAs(server, tenant, await makeUser(tenant));
    const [theirs] = await stranger.get(account.sessions);
    const end = (id = '') => browser.call(account.endSession, { params: { id } });
    expect((await end(theirs?.id)).statusCode).toBe(404);
    expect(await stranger.statusOfCheck()).toBe(200);
    const other = (await browser.get(account.sessions)).find(({ current }) => !current);
    expect((await end(other?.id)).statusCode).toBe(204);
    expect([await phone.statusOfCheck(), await browser.statusOfCheck()]).toEqual([401, 200]);
  });

  it('ends all own sessions, this one included', async () => {
    const phone = await browseAs(server, tenant, user);
    const copied = new Map(browser.cookies);
    expect((await browser.call(account.endSessions)).statusCode).toBe(204);
    for (const [name, value] of copied) browser.cookies.set(name, value);
    expect([await phone.statusOfCheck(), await browser.statusOfCheck()]).toEqual([401, 401]);
  });

  it("ends a god's sessions at all tenants, and nobody else's", async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const here = await browseAs(server, tenant, god);
    const there = await browseAs(server, await makeTenant(server), god);
    await here.call(account.endSessions);
    expect([await there.statusOfCheck(), await browser.statusOfCheck()]).toEqual([401, 200]);
  });
});
