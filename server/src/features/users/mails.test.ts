import { randomUUIDv7 } from 'node:crypto';
import { account } from '@ploegplan/contract/account/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { suggestUsername } from '@ploegplan/contract/users/invitations';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { makeApp } from '../../../test/data/factors.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);

it.each([
  ['an invitation', users.invite, undefined, '/account-activation'],
  ['a link that signs in', users.sendMagicLink, undefined, '/magic'],
  ['a link for a new password', users.resetPassword, { by: 'mail' }, '/password-reset'],
] as const)('an admin has %s mailed to a user', async (_name, endpoint, body, path) => {
  const email = `jan@${tenant.name}.example`;
  const hasPassword = endpoint !== users.invite;
  const { id } = await makeUser(tenant, { userType: 'employee', email, hasPassword });
  await office.call(endpoint, { params: { id }, ...(body && { body }) } as never);
  const { hostname, pathname, hash } = new URL((await server.mailbox.waitFor(email)).link);
  expect([hostname, pathname]).toEqual([`${tenant.name}.localhost`, path]);
  expect(hash).toMatch(/^#token=./);
});

it('a new user who is invited gets an invitation', async () => {
  const email = `nieuw@${tenant.name}.example`;
  const body = { id: randomUUIDv7(), username: 'nieuw', email, invite: true } as const;
  await office.get(users.create, { body: { ...body, userType: 'admin' } });
  const { subject, link } = await server.mailbox.waitFor(email);
  expect(subject).toContain('Uitnodiging');
  expect(link).toContain('/account-activation#token=');
});

describe('POST /users/invitations', () => {
  const invite = (...employeeIds: string[]) =>
    office.get(users.inviteEmployees, { body: { employeeIds } });

  it('gives each chosen employee an account with an invitation; a repeat invites nobody twice', async () => {
    const addresses = ['piet', 'pieter'].map((name) => `${name}@${tenant.name}.example`);
    const god = await makeUser(tenant, {
      userType: 'god',
      username: suggestUsername(`Piet ${tenant.name}`),
    });
    const staff = await Promise.all(
      addresses.map((email) => makeEmployee(tenant, { name: `Piet ${tenant.name}`, email })),
    );
    const nobody = await makeEmployee(tenant, { name: 'Nemo' });
    const { invited, leftOut } = await invite(...staff, nobody);
    expect(invited.map(({ username }) => username)).toEqual(
      ['2', '3'].map((number) => `${god.username}${number}`),
    );
    expect(leftOut).toEqual([{ employeeId: nobody, reason: 'no-email' }]);
    for (const email of addresses) {
      expect((await server.mailbox.waitFor(email)).link).toContain('/account-activation#token=');
    }
    const created = (await office.get(users.list)).filter(({ employeeId }) =>
      staff.some((id) => id === employeeId),
    );
    expect(created.map(({ userType, state }) => [userType, state])).toEqual(
      staff.map(() => ['employee', 'invited']),
    );
    const again = await invite(...staff);
    expect(again.invited).toEqual([]);
    expect(again.leftOut.map(({ reason }) => reason)).toEqual(['has-account', 'has-account']);
  });

  it('rejects an employee who does not exist', async () => {
    const call = office.call(users.inviteEmployees, { body: { employeeIds: [randomUUIDv7()] } });
    expect((await call).statusCode).toBe(404);
  });
});

it.each(['the owner', 'an admin'])('the old address hears that %s changed it', async (who) => {
  const before = `oud@${tenant.name}.example`;
  const user = await makeUser(tenant, { email: before });
  if (who === 'the owner') {
    const own = await browseAs(server, tenant, user);
    const body = { email: 'nieuw@example.nl', currentPassword: PASSWORD, version: 1 };
    await own.get(account.update, { body });
  } else {
    const { id, username } = user;
    const body = { username, userType: 'admin', email: 'nieuw@example.nl', active: true } as const;
    await office.get(users.update, { params: { id }, body: { ...body, version: 1 } });
  }
  expect((await server.mailbox.waitFor(before)).subject).toBe('Je e-mailadres is gewijzigd');
});

it('an admin takes a lost second factor away: sessions end, a mail tells it, and the log', async () => {
  const email = `jan@${tenant.name}.example`;
  const jan = await makeUser(tenant, { email });
  await makeApp(tenant, jan);
  const session = await browseAs(server, tenant, jan);
  const findJan = async () => (await office.get(users.list)).find(({ id }) => id === jan.id);
  expect(await findJan()).toMatchObject({ hasFactor: true });
  await office.get(users.resetFactors, { params: { id: jan.id } });
  expect(await findJan()).toMatchObject({ hasFactor: false });
  expect(await session.statusOfCheck()).toBe(401);
  const { subject } = await server.mailbox.waitFor(email);
  expect(subject).toBe('Je tweede stap bij het inloggen is weggehaald');
  const { entries } = await office.get(audit.list, { query: { about: 'factors-reset' } });
  expect(entries.map((entry) => entry.subject)).toEqual([jan.username]);
  const again = await browseAs(server, tenant, jan);
  expect((await again.login(jan.username)).json()).not.toHaveProperty('factorStep');
});
