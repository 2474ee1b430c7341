import { randomUUIDv7 } from 'node:crypto';
import { session } from '@ploegplan/contract/session/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import type { NewUser, User } from '@ploegplan/contract/users/schemas';
import { describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeTenant, makeUser, type TestUser } from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user: admin, browser: office } = useVisitor(server, { username: 'beheer' });

const codeOf = async (answer: ReturnType<TestBrowser['call']>) =>
  (await answer).json<{ code: string }>().code;

const create = (values: Partial<NewUser> = {}) =>
  office.call(users.create, {
    body: { id: randomUUIDv7(), username: 'jansen', userType: 'admin', ...values },
  });

const find = async (id: string) => (await office.get(users.list)).find((it) => it.id === id);

/** Updates an account as the form does: with all fields. */
async function update(id: string, values: Partial<User & { active: boolean }>) {
  const user = await find(id);
  if (!user) throw new Error('No such user');
  const { username, userType, alsoEmployee, employeeId, email, version } = user;
  const before = { username, userType, alsoEmployee, employeeId, email, version, active: true };
  return office.call(users.update, { params: { id }, body: { ...before, ...values } as never });
}

const signedIn = async (user: TestUser) => {
  const browser = await browseAs(server, tenant, user);
  return async () => await browser.statusOfCheck();
};

describeRecordRoutes('records of users', {
  server,
  endpoints: users,
  make: async (at) => (await makeUser(at)).id,
  required: ['username', 'userType'],
  values: async () => ({ username: `u-${randomUUIDv7()}`, userType: 'admin', active: true }),
});

describe('GET /users', () => {
  it('lists the accounts of the tenant by username, each with its state', async () => {
    const employeeId = await makeEmployee(tenant, { name: 'Émile Jansen' });
    await makeUser(tenant, { username: 'émile', userType: 'employee', employeeId });
    await makeUser(tenant, { username: 'zeger', active: false });
    await makeUser(tenant, { username: 'anna', hasPassword: false, email: '' });
    await makeUser(tenant, { username: 'de-god', userType: 'god' });
    await makeUser(await makeTenant(server));
    const list = await office.get(users.list);
    expect(list.map(({ username, state }) => [username, state])).toEqual([
      ['anna', 'invited'],
      ['beheer', 'active'],
      ['émile', 'active'],
      ['zeger', 'inactive'],
    ]);
    expect(list[2]).toEqual({
      id: expect.any(String),
      username: 'émile',
      userType: 'employee',
      alsoEmployee: false,
      employeeId,
      leadsCrew: false,
      employeeName: 'Émile Jansen',
      email: 'émile@example.nl',
      expiryMail: true,
      state: 'active',
      needsPasswordChange: false,
      passesRequirements: false,
      hasFactor: false,
      lastUsedAt: null,
      version: 1,
    });
    expect(Date.parse(list[1]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('POST /users', () => {
  it('creates an account that has no password yet', async () => {
    const employeeId = await makeEmployee(tenant);
    const values = { id: randomUUIDv7(), userType: 'employee', employeeId } as const;
    const created = await create({ ...values, username: ' Jansen ' });
    expect(created.json()).toMatchObject({ ...values, username: 'jansen', state: 'invited' });
  });

  it('returns the account for a repeated id, also when a god has got the old username', async () => {
    const { id, username } = await makeUser(tenant);
    await update(id, { username: 'anders' });
    await makeUser(tenant, { userType: 'god', username });
    const again = await create({ id, username });
    expect(again.json()).toMatchObject({ id, username: 'anders', version: 2 });
  });

  it('rejects a taken username, also that of a god', async () => {
    await makeUser(tenant, { username: 'jansen' });
    expect(await codeOf(create())).toBe('username-taken');
    const god = await makeUser(tenant, { userType: 'god' });
    expect(await codeOf(create({ username: god.username }))).toBe('username-taken');
    expect(await codeOf(create({ id: god.id }))).toBe('username-taken');
    await makeUser(await makeTenant(server), { username: 'pietersen' });
    expect((await create({ username: 'pietersen' })).statusCode).toBe(200);
  });

  it('rejects a second account for an employee', async () => {
    const employeeId = await makeEmployee(tenant);
    await makeUser(tenant, { userType: 'employee', employeeId });
    const response = await create({ userType: 'employee', employeeId });
    expect(response.json()).toMatchObject({
      fields: [{ field: 'employeeId', code: 'has-account' }],
    });
  });

  it.each([
    [{ userType: 'employee' }, 'employeeId', 'employee-missing'],
    [{ alsoEmployee: true }, 'employeeId', 'employee-missing'],
    [{ employeeId: randomUUIDv7() }, 'employeeId', 'employee-missing'],
    [{ userType: 'other', alsoEmployee: true }, 'employeeId', 'employee-missing'],
    [{ leadsCrew: true }, 'leadsCrew', 'only-employees'],
    [{ userType: 'god' as never }, 'userType', 'invalid_value'],
    [{ username: 'jan jansen' }, 'username', 'invalid_format'],
    [{ email: 'jansen' }, 'email', 'invalid_format'],
  ] as const)('rejects %j', async (values, field, code) => {
    const response = await create(values);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toContainEqual({ field, code });
  });

  it('rejects an invitation without an e-mail address', async () => {
    expect(await codeOf(create({ invite: true }))).toBe('no-email');
    const response = await create({ invite: true, email: 'jansen@example.nl' });
    expect(response.statusCode).toBe(200);
  });
});

describe('PUT /users/{id}', () => {
  it.each([
    ['another type', { userType: 'other' }],
    ['an employee', { alsoEmployee: true }],
    ['no more access', { active: false }],
  ] as const)('ends the sessions of a user who gets %s', async (what, values) => {
    const user = await makeUser(tenant);
    const status = await signedIn(user);
    const linked = what === 'an employee' && { employeeId: await makeEmployee(tenant) };
    expect((await update(user.id, { ...values, ...linked })).statusCode).toBe(200);
    expect(await status()).toBe(401);
  });

  it('gives the right to lead a crew to an employee, until it or the employee is taken away', async () => {
    const user = await makeUser(tenant, { userType: 'employee' });
    const isLeader = async () => {
      const browser = await browseAs(server, tenant, user);
      return (await browser.get(session.check)).leadsCrew ?? false;
    };
    expect(await isLeader()).toBe(false);
    const status = await signedIn(user);
    await update(user.id, { leadsCrew: true });
    expect(await status()).toBe(401);
    expect(await isLeader()).toBe(true);
    await update(user.id, { email: 'anders@example.nl' });
    expect(await find(user.id)).toMatchObject({ leadsCrew: true });
    await update(user.id, { userType: 'other', employeeId: null });
    expect(await find(user.id)).toMatchObject({ leadsCrew: false });
    expect(await isLeader()).toBe(false);
  });

  it('keeps the sessions when the rights do not change', async () => {
    const user = await makeUser(tenant);
    const status = await signedIn(user);
    await update(user.id, { email: 'anders@example.nl' });
    expect(await status()).toBe(200);
  });

  it.each([{ userType: 'other' }, { active: false }] as const)(
    'rejects taking away the own admin right: %j',
    async (values) => {
      await makeUser(tenant);
      expect(await codeOf(update(admin.id, values))).toBe('own-admin-right');
    },
  );

  it('rejects removing the last admin who can sign in', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    await makeUser(tenant, { hasPassword: false });
    await makeUser(tenant, { active: false });
    await office.startSession(tenant, god);
    expect(await codeOf(update(admin.id, { active: false }))).toBe('last-admin');
    await makeUser(tenant);
    expect((await update(admin.id, { active: false })).statusCode).toBe(200);
  });

  it('keeps an admin when two admins remove each other at once', async () => {
    const colleague = await makeUser(tenant);
    const other = await browseAs(server, tenant, colleague);
    const body = (username: string) => ({
      username,
      userType: 'other' as const,
      active: true,
      version: 1,
    });
    await Promise.all([
      office.call(users.update, { params: { id: colleague.id }, body: body(colleague.username) }),
      other.call(users.update, { params: { id: admin.id }, body: body('beheer') }),
    ]);
    expect(await readRows(tenant, 'users', ['id'], { user_type: 'admin' })).toHaveLength(1);
  });
});

it('changes of accounts are recorded in the audit log', async () => {
  const id = randomUUIDv7();
  await create({ id, username: 'jansen', email: 'jansen@example.nl', invite: true });
  await update(id, { userType: 'other' });
  const columns = ['event', 'actor_kind', 'actor_name', 'subject', 'details', 'address'] as const;
  const by = { actor_kind: 'user', actor_name: 'beheer', subject: 'jansen', address: '127.0.0.1' };
  expect(await readRows(tenant, 'audit_log', columns)).toEqual([
    { event: 'user-created', details: { userType: 'admin', alsoEmployee: false }, ...by },
    { event: 'invitation-sent', details: {}, ...by },
    { event: 'user-changed', details: { userType: ['admin', 'other'] }, ...by },
  ]);
});
