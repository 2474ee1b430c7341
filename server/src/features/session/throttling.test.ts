import { session } from '@ploegplan/contract/session/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const WRONG = 'een-fout-wachtwoord';
const server = useOwnServer({ trustProxy: true });
const tenant = useTenant(server);

let last = 0;
/** An address that nobody had before. */
const newAddress = () => {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
};

/** Signs in by a browser, from an address. */
async function attempt(
  browser: TestBrowser,
  username: string,
  password = PASSWORD,
  address = '192.0.2.1',
) {
  await browser.call(session.check);
  const headers = { 'x-forwarded-for': address };
  return browser.call(session.login, { body: { username, password }, headers });
}

const statusOf = async (...given: Parameters<typeof attempt>) =>
  (await attempt(...given)).statusCode;

/** What strangers get who guess the password, each from an address of its own. */
async function guess(username: string, times: number, at = tenant): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push(await statusOf(browse(server, at), username, WRONG, newAddress()));
  }
  return statuses;
}

/** Lets time pass for everything that is counted. */
const pass = (minutes: number) =>
  server.database.pool.query('update rate_limits set expire = expire - $1', [minutes * 60_000]);

describe('failed logins at one account', () => {
  it('lock it after ten for every address and the right password, and lock no other account', async () => {
    const { username } = await makeUser(tenant);
    expect(await guess(username, 10)).toEqual(Array(10).fill(401));
    const rejected = await attempt(browse(server, tenant), username.toUpperCase());
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json()).toMatchObject({ code: 'too-many-requests' });
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(300);
    expect(seconds).toBeLessThanOrEqual(400);

    const colleague = await makeUser(tenant);
    expect(await statusOf(browse(server, tenant), colleague.username)).toBe(200);
    const elsewhere = await makeTenant(server);
    await makeUser(elsewhere, { username });
    expect(await statusOf(browse(server, elsewhere), username)).toBe(200);
  });

  it('are fewer than 20 in any hour, from however many addresses', async () => {
    const { username } = await makeUser(tenant);
    const tried: number[] = [];
    for (let minute = 0; minute <= 120; minute += 1) {
      while ((await guess(username, 1))[0] === 401) tried.push(minute);
      await pass(1);
    }
    const inHourFrom = (start: number) =>
      tried.filter((minute) => minute >= start && minute <= start + 60).length;
    const hours = Array.from({ length: 61 }, (_, start) => inHourFrom(start));
    expect(Math.max(...hours)).toBe(19);
  });

  it('still count after a restart, and on every node', async () => {
    const { username } = await makeUser(tenant);
    await guess(username, 10);
    const app = await server.startAgain();
    expect(await statusOf(browse({ ...server, app }, tenant), username)).toBe(429);
    await app.close();
  });

  it('are not reset by a login of the owner', async () => {
    const { username } = await makeUser(tenant);
    await guess(username, 9);
    expect(await statusOf(browse(server, tenant), username)).toBe(200);
    expect(await guess(username, 2)).toEqual([401, 429]);
  });
});

describe('the owner of an account that guesses have locked', () => {
  let username: string;
  beforeEach(async () => {
    ({ username } = await makeUser(tenant));
  });

  it('signs in on a device where that was done before, from any address', async () => {
    const own = browse(server, tenant);
    await attempt(own, username);
    await own.call(session.logout);
    expect(await guess(username, 11)).toContain(429);
    expect(await statusOf(own, username, PASSWORD, newAddress())).toBe(200);
  });

  it('signs in on a device that more people share', async () => {
    const shared = browse(server, tenant);
    const others = [await makeUser(tenant), await makeUser(tenant)];
    for (const name of [username, ...others.map((other) => other.username)]) {
      await attempt(shared, name);
    }
    await guess(username, 11);
    expect(await statusOf(shared, username)).toBe(200);
  });

  it('has attempts on that device that are limited too', async () => {
    const own = browse(server, tenant);
    await attempt(own, username);
    for (let time = 0; time < 10; time += 1) expect(await statusOf(own, username, WRONG)).toBe(401);
    expect(await statusOf(own, username)).toBe(429);
    expect(await statusOf(browse(server, tenant), username)).toBe(200);
  });

  it.each([
    [
      'of another account',
      async (own: TestBrowser) => attempt(own, (await makeUser(tenant)).username),
    ],
    [
      'of the same name at another company',
      async (own: TestBrowser) => {
        const elsewhere = await makeTenant(server);
        await makeUser(elsewhere, { username });
        const there = browse(server, elsewhere);
        await attempt(there, username);
        own.cookies.set('ploegplan-device', there.cookies.get('ploegplan-device') ?? '');
      },
    ],
    [
      'that was made up',
      async (own: TestBrowser) => {
        const part = 'A'.repeat(22);
        own.cookies.set('ploegplan-device', `${part}.${part}`);
      },
    ],
  ])('is not known by a device cookie %s', async (_which, prepare) => {
    const own = browse(server, tenant);
    await prepare(own);
    await guess(username, 11);
    expect(await statusOf(own, username)).toBe(429);
  });

  it('signs in with a temporary password of the office, also when guessing goes on', async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    const { id } =
      (await office.get(users.list)).find((candidate) => candidate.username === username) ?? {};
    const { temporaryPassword } = await office.get(users.resetPassword, {
      params: { id: id ?? '' },
      body: { by: 'temporary' },
    });
    expect(await guess(username, 11)).toContain(429);
    expect(await statusOf(browse(server, tenant), username, 'aaaa-bbbb-cccc-dddd')).toBe(429);
    const response = await attempt(browse(server, tenant), username, temporaryPassword ?? '');
    expect(response.json()).toMatchObject({ needsPasswordChange: true });
  });

  it('does not sign in with an own password that only looks temporary', async () => {
    const password = 'zand-zaag-hark-muur';
    await changeRows(
      tenant,
      'users',
      { password_hash: await hashPassword(password) },
      { username },
    );
    expect(await statusOf(browse(server, tenant), username, password)).toBe(200);
    await guess(username, 11);
    expect(await statusOf(browse(server, tenant), username, password)).toBe(429);
  });
});

it('a god is known on a device, and limited there, as any account', async () => {
  const { username } = await makeUser(tenant, { userType: 'god' });
  const own = browse(server, tenant);
  await attempt(own, username);
  expect(await guess(username, 11)).toContain(429);
  expect(await statusOf(own, username)).toBe(200);
});

it('failed logins from one address are limited for all accounts of a company together', async () => {
  await server.database.pool.query('insert into rate_limits values ($1, 100, $2)', [
    `login-address:${tenant.id}:192.0.2.1`,
    Date.now() + 60_000,
  ]);
  const { username } = await makeUser(tenant);
  expect(await statusOf(browse(server, tenant), username)).toBe(429);
  expect(await statusOf(browse(server, tenant), username, PASSWORD, '192.0.2.2')).toBe(200);
});

describe.each([
  ['an untrusted proxy', false, 429],
  ['a trusted proxy', true, 200],
])('X-Forwarded-For of %s', (_what, trustProxy, status) => {
  const behind = useOwnServer({ trustProxy });

  it('with another address after the limit of the first', async () => {
    const here = await makeTenant(behind);
    const { username } = await makeUser(here);
    for (const address of ['127.0.0.1', '192.0.2.1']) {
      await behind.database.pool.query('insert into rate_limits values ($1, 100, $2)', [
        `login-address:${here.id}:${address}`,
        Date.now() + 60_000,
      ]);
    }
    expect(await statusOf(browse(behind, here), username, PASSWORD, '192.0.2.2')).toBe(status);
  });
});
