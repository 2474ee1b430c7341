import { factors } from '@ploegplan/contract/factors/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { urlOf } from '../../../../test/calls/browser.ts';
import { sampleOf } from '../../../../test/calls/route-samples.ts';
import { useVisitor } from '../../../../test/calls/visitor.ts';
import { PASSWORD } from '../../../../test/data/factories.ts';
import { makeApp, makeAppCode } from '../../../../test/data/factors.ts';
import { changeRows } from '../../../../test/data/rows.ts';
import { makeWorld } from '../../../../test/data/world.ts';
import { useServer } from '../../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser } = useVisitor(server);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const setConfirmed = (at: Date | null) => changeRows(tenant, 'sessions', { confirmed_at: at });

beforeEach(() => setConfirmed(minutesAgo(11)));

describe('a session in which nothing was confirmed for ten minutes', () => {
  it('as a stolen cookie has, changes no factor, right, key, batch or export', async () => {
    const world = await makeWorld(server, tenant, user);
    await setConfirmed(minutesAgo(11));
    const refused = server.app.routes.filter(({ endpoint }) => endpoint.recentAuth);
    for (const { endpoint } of refused) {
      const { params, query, body } = (await sampleOf(endpoint)?.(world)) ?? {};
      await setConfirmed(minutesAgo(11));
      const answer = await browser.request(
        endpoint.method,
        urlOf(endpoint, { params, query }),
        body as object,
      );
      expect(answer.json(), endpoint.path).toMatchObject({ code: 'confirmation-needed' });
    }
    expect(refused.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /account/passkeys/challenge',
        'POST /account/passkeys',
        'DELETE /account/passkeys/:id',
        'PUT /account/app',
        'POST /account/recovery-codes',
        'POST /users',
        'PUT /users/:id',
        'POST /users/:id/password-reset',
        'DELETE /users/:id/factors',
        'POST /data-exports',
        'POST /payroll/batches',
        'PUT /settings/company-login',
        'POST /settings/company-login/test',
      ]),
    );
  });

  it('is one of an earlier version of the server too', async () => {
    await setConfirmed(null);
    expect((await browser.call(factors.startApp)).statusCode).toBe(403);
  });

  it('may after the password, or a factor, for ten minutes', async () => {
    await makeApp(tenant, user);
    const before = browser.sessionCookie;
    const ways = [
      { way: 'password', password: PASSWORD },
      { way: 'app', code: makeAppCode() },
    ] as const;
    for (const body of ways) {
      await setConfirmed(minutesAgo(11));
      expect((await browser.call(factors.startApp)).statusCode).toBe(403);
      expect((await browser.call(factors.confirm, { body })).statusCode).toBe(204);
      expect((await browser.call(factors.startApp)).statusCode).toBe(200);
    }
    expect(browser.sessionCookie).toBe(before);
  });

  it('may not after a wrong password, which is counted', async () => {
    const body = { way: 'password', password: 'niet dit wachtwoord' } as const;
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await browser.call(factors.confirm, { body })).json().code);
    }
    expect(codes).toEqual([...Array(10).fill('confirmation-failed'), 'too-many-requests']);
    expect((await browser.call(factors.startApp)).statusCode).toBe(403);
  });
});
