import { clients } from '@ploegplan/contract/clients/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD, type TestTenant } from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

const logOf = (at: TestTenant) =>
  readRows(at, 'audit_log', ['event', 'actor_kind', 'actor_name', 'subject']);

describe('a god', () => {
  it('signs in at any tenant with the one account', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    for (const at of [tenant, await makeTenant(server)]) {
      const browser = browse(server, at);
      expect((await browser.login(god.username)).json()).toMatchObject({
        userType: 'god',
        tenant: at.name,
      });
      expect(await browser.get(session.check)).toMatchObject({ userType: 'god', employeeId: null });
    }
  });

  it('has a session at one tenant only', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const { cookies } = await browseAs(server, tenant, god);
    const elsewhere = browse(server, await makeTenant(server));
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
    expect(await elsewhere.statusOfCheck()).toBe(401);
  });

  it('has each visit, what was looked at and each change recorded in the audit log of the tenant', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const browser = browse(server, tenant);
    await browser.login(god.username);
    const { id } = await browser.get(clients.create, { body: { name: 'Klant' } });
    await browser.get(clients.get, { params: { id } });
    await browser.get(projects.list);
    await browser.get(projects.list);
    await browser.call(session.logout);
    const by = { actor_kind: 'god', actor_name: god.username };
    expect(await logOf(tenant)).toEqual([
      { event: 'login', ...by, subject: '' },
      { event: 'god-visit', ...by, subject: 'clients' },
      { event: 'god-call', ...by, subject: 'Klant' },
      { event: 'god-view', ...by, subject: 'projects' },
      { event: 'logout', ...by, subject: '' },
    ]);
  });

  it('loses the session at once when deactivated', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const browser = await browseAs(server, tenant, god);
    await asOwner(server.ownerUrl, `update gods set active = false where id = '${god.id}'`);
    expect(await browser.statusOfCheck()).toBe(401);
    expect((await browse(server, tenant).login(god.username)).statusCode).toBe(401);
  });

  it('is protected against guesses spread over many tenants', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    for (let time = 0; time < 10; time += 1) {
      const guesser = browse(server, await makeTenant(server));
      expect((await guesser.login(god.username, 'een-fout-wachtwoord')).statusCode).toBe(401);
    }
    const elsewhere = await makeTenant(server);
    expect((await browse(server, elsewhere).login(god.username)).statusCode).toBe(429);
    const colleague = await makeUser(elsewhere);
    expect((await browse(server, elsewhere).login(colleague.username)).statusCode).toBe(200);
  });
});

it('logins, failed logins and logouts of users are recorded in the audit log', async () => {
  const { username } = await makeUser(tenant);
  const browser = browse(server, tenant);
  await browser.login('Niemand');
  await browser.login(username);
  await browser.call(session.logout);
  expect(await logOf(tenant)).toEqual([
    { event: 'login-failed', actor_kind: 'nobody', actor_name: 'Niemand', subject: '' },
    { event: 'login', actor_kind: 'user', actor_name: username, subject: '' },
    { event: 'logout', actor_kind: 'user', actor_name: username, subject: '' },
  ]);
});

it('a blocked tenant rejects every call with tenant-blocked', async () => {
  const browser = await browseAs(server, tenant, await makeUser(tenant));
  await asOwner(server.ownerUrl, `update tenants set blocked_at = now() where id = '${tenant.id}'`);
  const app = await server.startAgain();
  const visitor = browse({ ...server, app }, tenant);
  for (const [name, value] of browser.cookies) visitor.cookies.set(name, value);
  const credentials = { username: 'x', password: PASSWORD };
  for (const response of [
    await visitor.call(tenants.current),
    await visitor.call(session.check),
    await visitor.call(session.login, { body: credentials }),
  ]) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'tenant-blocked' });
  }
  await app.close();
});
