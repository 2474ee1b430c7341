import { session } from '@ploegplan/contract/session';
import { describe, expect, it } from 'vitest';
import { browse } from '../../../test/browser.ts';
import { makeTenant, makeUser, PASSWORD } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';
import { useStranger } from '../../../test/visitor.ts';

const server = useServer();
const { tenant, browser } = useStranger(server);

describe('too many failed logins', () => {
  const fail = async (username: string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await browser.login(username, 'een-fout-wachtwoord')).statusCode);
    }
    return statuses;
  };

  it('lock the account for this address, also for the right password, and no other account', async () => {
    const { username } = await makeUser(tenant);
    expect(await fail(username, 10)).toEqual(Array(10).fill(401));
    const rejected = await browser.login(username.toUpperCase());
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json()).toMatchObject({ code: 'too-many-requests' });
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);

    const colleague = await makeUser(tenant);
    expect((await browser.login(colleague.username)).statusCode).toBe(200);
    const elsewhere = await makeTenant(server);
    await makeUser(elsewhere, { username });
    expect((await browse(server, elsewhere).login(username)).statusCode).toBe(200);
  });

  it('still count after a restart', async () => {
    const { username } = await makeUser(tenant);
    await fail(username, 10);
    const app = await server.startAgain();
    const restarted = browse({ ...server, app }, tenant);
    expect((await restarted.login(username)).statusCode).toBe(429);
    await app.close();
  });

  it('are reset by a successful login', async () => {
    const { username } = await makeUser(tenant);
    await fail(username, 9);
    expect((await browser.login(username)).statusCode).toBe(200);
    expect(await fail(username, 2)).toEqual([401, 401]);
  });

  it('do not lock the account for another address', async () => {
    const { username } = await makeUser(tenant);
    await fail(username, 11);
    expect(await loginFrom('192.0.2.7', username)).toBe(200);
  });

  it.each(['account', 'address'])('are also limited per %s', async (kind) => {
    const { username } = await makeUser(tenant);
    const key = kind === 'account' ? `${tenant.id}:${username}` : `${tenant.id}:192.0.2.1`;
    await server.database.pool.query('insert into rate_limits values ($1, 100, $2)', [
      `login-${kind}:${key}`,
      Date.now() + 60_000,
    ]);
    expect(await loginFrom('192.0.2.1', username)).toBe(429);
    const colleague = await makeUser(tenant);
    expect(await loginFrom('192.0.2.2', colleague.username)).toBe(200);
  });

  async function loginFrom(remoteAddress: string, username: string): Promise<number> {
    const page = { method: 'POST', url: '/api/login', remoteAddress } as const;
    return (await server.app.inject({ ...page, ...(await asPage(username)) })).statusCode;
  }

  async function asPage(username: string) {
    await browser.call(session.check);
    return {
      headers: { host: tenant.host, 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
      cookies: Object.fromEntries(browser.cookies),
      payload: { username, password: PASSWORD },
    };
  }
});

describe.each([
  ['an untrusted proxy', false, 429],
  ['a trusted proxy', true, 200],
])('X-Forwarded-For of %s', (_what, trustProxy, status) => {
  const behind = useServer({ trustProxy });

  it('with another address after ten failed logins', async () => {
    const here = await makeTenant(behind);
    const { username } = await makeUser(here);
    const guess = async (address: string, password: string) => {
      const visitor = browse(behind, here);
      await visitor.call(session.check);
      const headers = { 'x-forwarded-for': address };
      return visitor.call(session.login, { body: { username, password }, headers });
    };
    for (let time = 0; time < 10; time += 1) await guess('192.0.2.1', 'een-fout-wachtwoord');
    expect((await guess('192.0.2.2', PASSWORD)).statusCode).toBe(status);
  });
});
