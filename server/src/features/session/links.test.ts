import { type LinkPurpose, session } from '@ploegplan/contract/session/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { useStranger } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, PASSWORD, type TestUser } from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { issueLinkToken } from '../../platform/sessions/login-tokens.ts';

const NEW = 'zeven groene ladders';
const server = useServer();
const { tenant, browser: visitor } = useStranger(server);
let user: TestUser;
beforeEach(async () => {
  user = await makeUser(tenant, { userType: 'employee' });
  await visitor.call(session.check);
});

const tokenFor = (purpose: LinkPurpose, { id: userId } = user) =>
  tenant.transact((tx) => issueLinkToken(tx, { userId, purpose }));

const redeem = (token: string, browser = visitor) =>
  browser.call(session.redeemMagicLink, { body: { token } });

const choose = (token: string, newPassword = NEW) =>
  visitor.call(session.resetPassword, { body: { token, newPassword } });

const statusOfLogin = async (password: string) =>
  (await browse(server, tenant).login(user.username, password)).statusCode;

const expectSpent = async (answer: ReturnType<typeof redeem>) => {
  const response = await answer;
  expect(response.statusCode).toBe(410);
  expect(response.json()).toMatchObject({ code: 'link-spent' });
};

describe('POST /magic', () => {
  it('signs in, once', async () => {
    const token = await tokenFor('magic-link');
    const response = await redeem(token);
    expect(response.json()).toEqual({
      userType: 'employee',
      tenant: tenant.name,
      alsoEmployee: false,
      needsPasswordChange: false,
      emailEmpty: false,
    });
    expect(await visitor.get(session.check)).toMatchObject({ username: user.username });
    await expectSpent(redeem(token, await browseAs(server, tenant, await makeUser(tenant))));
  });

  it('succeeds for one of a hundred simultaneous requests', async () => {
    const token = await tokenFor('magic-link');
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(token)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(99).fill(410)]);
    expect(await readRows(tenant, 'sessions', ['id'], { user_id: user.id })).toHaveLength(1);
  });

  it('accepts only the newest link', async () => {
    const [older, newer] = [await tokenFor('magic-link'), await tokenFor('magic-link')];
    await expectSpent(redeem(older));
    expect((await redeem(newer)).statusCode).toBe(200);
  });

  it('rejects an expired link', async () => {
    const token = await tokenFor('magic-link');
    await changeRows(tenant, 'login_tokens', { expires_at: new Date() });
    await expectSpent(redeem(token));
  });

  it('rejects a link of another purpose, another tenant, an admin, or a user who may not sign in', async () => {
    await expectSpent(redeem(await tokenFor('password-reset')));
    const elsewhere = browse(server, await makeTenant(server));
    await elsewhere.call(session.check);
    const token = await tokenFor('magic-link');
    await expectSpent(redeem(token, elsewhere));
    await expectSpent(redeem(await tokenFor('magic-link', await makeUser(tenant))));
    await changeRows(tenant, 'users', { active: false });
    await expectSpent(redeem(token));
  });

  it('stores only the hash of a token', async () => {
    const token = await tokenFor('magic-link');
    const rows = await tenant.transact((tx) => tx.selectFrom('login_tokens').selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('does not consume the token by a GET of the page', async () => {
    const token = await tokenFor('magic-link');
    for (const url of [
      '/magic',
      `/magic?token=${token}`,
      '/api/magic',
      `/api/magic?token=${token}`,
    ]) {
      await visitor.request('GET', url);
    }
    expect((await redeem(token)).statusCode).toBe(200);
  });
});

describe('POST /password-reset', () => {
  it('sets a new password and ends all sessions', async () => {
    const phone = await browseAs(server, tenant, user);
    const token = await tokenFor('password-reset');
    const owner = await visitor.get(session.ownerOfPasswordReset, { body: { token } });
    expect(owner).toEqual({ username: user.username });
    expect((await choose(token)).statusCode).toBe(204);
    expect(await phone.statusOfCheck()).toBe(401);
    expect([await statusOfLogin(NEW), await statusOfLogin(PASSWORD)]).toEqual([200, 401]);
    await expectSpent(choose(token));
    await expectSpent(visitor.call(session.ownerOfPasswordReset, { body: { token } }));
  });

  it('invalidates the other links of the user', async () => {
    const magic = await tokenFor('magic-link');
    await choose(await tokenFor('password-reset'));
    await expectSpent(redeem(magic));
  });

  it('does not consume the link when the password is rejected', async () => {
    const token = await tokenFor('password-reset');
    expect((await choose(token, 'wachtwoordwachtwoord')).json()).toMatchObject({
      fields: [{ field: 'newPassword', code: 'common' }],
    });
    expect((await choose(token)).statusCode).toBe(204);
  });

  it('resets the login throttle of the account', async () => {
    const attempts = Array.from({ length: 11 }, () => browse(server, tenant));
    for (const stranger of attempts) await stranger.login(user.username, 'een-fout-wachtwoord');
    expect(await statusOfLogin(PASSWORD)).toBe(429);
    await choose(await tokenFor('password-reset'));
    expect(await statusOfLogin(NEW)).toBe(200);
  });
});

describe('POST /account-activation', () => {
  it('sets the first password of an invited user', async () => {
    user = await makeUser(tenant, { hasPassword: false });
    const token = await tokenFor('account-activation');
    const body = { token, newPassword: NEW };
    expect(await visitor.get(session.ownerOfActivation, { body: { token } })).toEqual({
      username: user.username,
    });
    expect((await visitor.call(session.activateAccount, { body })).statusCode).toBe(204);
    expect(await statusOfLogin(NEW)).toBe(200);
    await expectSpent(visitor.call(session.activateAccount, { body }));
  });
});

describe.each([
  ['POST /passwordforgotten', session.forgotPassword],
  ['POST /magic-link', session.requestMagicLink],
] as const)('%s', (_name, endpoint) => {
  const ask = (email: string) => visitor.call(endpoint, { body: { email } });
  const waiting = async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      'select count(*) from pgboss.job where data ->> $1 = $2',
      ['tenantId', tenant.id],
    );
    return rows[0]?.count;
  };

  it('gives the same response and does the same work for known and unknown addresses', async () => {
    const known = await ask(`${user.username}@example.nl`);
    const unknown = await ask('niemand@example.nl');
    for (const response of [known, unknown]) {
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    expect(await waiting()).toBe(2);
  });

  it('limits the mails to one address', async () => {
    for (const [address, status] of [
      ...Array<[string, number]>(5).fill(['jansen@example.nl', 204]),
      ['Jansen@example.nl', 429],
      ['pietersen@example.nl', 204],
    ] as const) {
      expect((await ask(address)).statusCode).toBe(status);
    }
  });

  it('counts password resets and magic links separately', async () => {
    for (let time = 0; time < 6; time += 1) await ask('jansen@example.nl');
    const other =
      endpoint === session.forgotPassword ? session.requestMagicLink : session.forgotPassword;
    const response = await visitor.call(other, { body: { email: 'jansen@example.nl' } });
    expect(response.statusCode).toBe(204);
  });
});
