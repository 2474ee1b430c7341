import { addDays } from '@ploegplan/contract/dates/dates';
import { users } from '@ploegplan/contract/users/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../../test/calls/browser.ts';
import { browseDemo, inEachDemo, useSeed } from '../../test/data/demo.ts';
import { type TestServer, useOwnServer } from '../../test/servers/server.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { announcedAccounts, GOD } from './accounts.ts';
import { facades } from './facades.ts';
import { createGod, createTenant } from './repository.ts';
import { demoCompanies, demoPassword } from './seed.ts';

const today = '2030-03-13';
const hosts = demoCompanies.map(({ name }) => `${name}.localhost`);

const gods = ({ database }: TestServer) =>
  database.pool.query('select username, password_hash, email from gods');

const usersOf = (server: TestServer) =>
  inEachDemo(server, (tx) => tx.selectFrom('users').selectAll().orderBy('username').execute());

const historiesOf = (server: TestServer) =>
  inEachDemo(server, (tx) => tx.selectFrom('audit_log').selectAll().orderBy('id').execute());

describe('the accounts of the demo', () => {
  const server = useOwnServer();
  const seed = useSeed(server);
  let histories: Awaited<ReturnType<typeof historiesOf>>;
  beforeAll(async () => {
    await seed(today);
    histories = await historiesOf(server);
  });

  const rights: Record<string, object> = {
    god: { userType: 'god', alsoEmployee: false },
    admin: { userType: 'admin', alsoEmployee: false },
    voorman: { userType: 'admin', alsoEmployee: true },
    werknemer: { userType: 'employee', alsoEmployee: false },
  };

  test.each(announcedAccounts)('%s can sign in at all three tenants', async (username) => {
    for (const host of hosts) {
      const response = await new TestBrowser(server, host).login(username, demoPassword);
      expect(response.json()).toMatchObject({ ...rights[username], emailEmpty: false });
    }
  });

  test('the god is one account, without a tenant', async () => {
    expect((await gods(server)).rows).toMatchObject([{ username: GOD, email: 'god@example.nl' }]);
    for (const rows of await usersOf(server)) {
      expect(rows.map(({ username }) => username)).not.toContain(GOD);
    }
  });

  test.each(hosts)('the users of %s are in each state and of each type', async (host) => {
    const list = await (await browseDemo(server, host, 'admin')).get(users.list);
    expect(new Set(list.map(({ state }) => state))).toEqual(
      new Set(['active', 'invited', 'inactive']),
    );
    expect(new Set(list.map(({ userType }) => userType))).toEqual(
      new Set(['admin', 'employee', 'other']),
    );
    expect(list.filter(({ needsPasswordChange }) => needsPasswordChange)).toMatchObject([
      { state: 'active', email: '' },
    ]);
  });

  test('each employee account has its own employee, other accounts have none', async () => {
    for (const rows of await usersOf(server)) {
      const linked = rows.filter(({ user_type, also_employee }) => {
        return user_type === 'employee' || also_employee;
      });
      expect(new Set(linked.map(({ employee_id }) => employee_id)).size).toBe(5);
      expect(linked.map(({ employee_id }) => employee_id)).not.toContain(null);
      for (const { employee_id } of rows.filter((row) => !linked.includes(row))) {
        expect(employee_id).toBeNull();
      }
    }
  });

  test('invited and inactive users cannot sign in; a temporary password must be changed', async () => {
    const [rows = []] = await usersOf(server);
    const login = async (username = '') =>
      (await new TestBrowser(server, 'localhost').login(username, demoPassword)).json();
    const invited = rows.find(({ password_hash }) => password_hash === null);
    const inactive = rows.find(({ active }) => !active);
    const temporary = rows.find(({ needs_password_change }) => needs_password_change);
    expect(await login(invited?.username)).toMatchObject({ code: 'login-failed' });
    expect(await login(inactive?.username)).toMatchObject({ code: 'login-failed' });
    expect(await login(temporary?.username)).toMatchObject({
      needsPasswordChange: true,
      emailEmpty: true,
    });
  });

  test('the audit log covers the days before today, in order', () => {
    for (const rows of histories) {
      const last = rows.at(-1)?.at ?? new Date(today);
      expect(last < new Date(today)).toBe(true);
      expect(last > new Date(addDays(today, -7))).toBe(true);
      const moments = rows.map(({ at }) => at.getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.length).toBeGreaterThan(20);
      const events = new Set(rows.map(({ event }) => event));
      for (const event of ['login', 'user-created', 'user-changed', 'password-changed']) {
        expect(events).toContain(event);
      }
    }
  });
});

describe('an existing god with the same username', () => {
  const server = useOwnServer();
  const seed = useSeed(server);

  test('keeps the password when the demo is completed, also by two nodes at once', async () => {
    const own = { username: GOD, email: 'eigen@example.nl', passwordHash: await hashPassword('x') };
    await createGod(server.database.pool, own);
    await createTenant(server.database.pool, facades, today);
    await Promise.all([seed(today), seed(today)]);
    const { rows } = await gods(server);
    expect(rows).toEqual([
      { username: GOD, email: 'eigen@example.nl', password_hash: own.passwordHash },
    ]);
    expect((await usersOf(server)).map(({ length }) => length)).toEqual([7, 7, 7]);
  });
});
