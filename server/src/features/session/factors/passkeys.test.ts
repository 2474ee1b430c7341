import { audit } from '@ploegplan/contract/audit/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { factors } from '@ploegplan/contract/factors/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { Authenticator } from '../../../../test/calls/authenticator.ts';
import { browse, browseAs, type TestBrowser } from '../../../../test/calls/browser.ts';
import { useVisitor } from '../../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../../test/data/factories.ts';
import { getOrigin, makePasskey } from '../../../../test/data/factors.ts';
import { changeRows, readRows } from '../../../../test/data/rows.ts';
import { useServer } from '../../../../test/servers/server.ts';
import { CHALLENGE_MS, Challenges } from '../../../platform/factors/challenges.ts';
import { createThrottles } from '../../../platform/sessions/throttle.ts';

const server = useServer();
const { tenant, user, browser } = useVisitor(server);

async function add(by: TestBrowser, values: { origin?: string; challenge?: string } = {}) {
  const device = new Authenticator();
  const { challenge } = await by.get(factors.startPasskey);
  const body = device.make({ challenge, origin: getOrigin(tenant), ...values });
  return { device, body, answer: await by.call(factors.addPasskey, { body }) };
}

const stranger = async () => {
  const other = browse(server, tenant);
  await other.call(session.check);
  return other;
};

describe('a new passkey', () => {
  it('comes with ten recovery codes the first time, and has its name in the list and the log', async () => {
    const { answer } = await add(browser);
    expect(answer.json().recoveryCodes).toHaveLength(10);
    expect((await add(browser)).answer.json()).toEqual({ recoveryCodes: null });
    const { passkeys } = await browser.get(factors.list);
    expect(passkeys.map(({ name }) => name)).toEqual(['Telefoon', 'Telefoon']);
    const { entries } = await browser.get(audit.list, { query: { about: 'passkey-added' } });
    expect(entries.map(({ subject }) => subject)).toEqual(['Telefoon', 'Telefoon']);
    const stored = await readRows(tenant, 'factors', ['kind', 'secret']);
    expect(JSON.stringify(stored)).not.toContain(answer.json().recoveryCodes[0]);
  });

  it('is refused for another page, another session, a used challenge and an unknown one', async () => {
    const other = await browseAs(server, tenant, user);
    const { challenge: ofOther } = await other.get(factors.startPasskey);
    const used = await add(browser);
    const again = await browser.call(factors.addPasskey, { body: used.body });
    const answers = [
      (await add(browser, { origin: 'http://kwaad.example' })).answer,
      (await add(browser, { challenge: ofOther })).answer,
      again,
      (await add(browser, { challenge: Buffer.alloc(54).toString('base64url') })).answer,
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'confirmation-failed' });
    }
  });

  it('is taken away, and the recovery codes with the last', async () => {
    await add(browser);
    const { id = '' } = (await browser.get(factors.list)).passkeys[0] ?? {};
    await browser.get(factors.removePasskey, { params: { id } });
    expect(await browser.get(factors.list)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });
});

describe('a sign-in by passkey', () => {
  async function signIn(values: Partial<Parameters<Authenticator['use']>[0]> = {}) {
    const { device } = await makePasskey(tenant, user);
    const other = await stranger();
    const { challenge } = await other.get(factors.startSignIn);
    const body = device.use({ challenge, origin: getOrigin(tenant), ...values });
    return { other, body, answer: await other.call(factors.signIn, { body }) };
  }

  it('needs no password and no second step, once for each challenge', async () => {
    const { other, body, answer } = await signIn();
    expect(answer.json()).toMatchObject({ userType: 'admin', emailEmpty: false });
    expect(answer.json()).not.toHaveProperty('factorStep');
    expect((await other.call(clients.list)).statusCode).toBe(200);
    const replay = await (await stranger()).call(factors.signIn, { body });
    expect(replay.json()).toMatchObject({ code: 'login-failed' });
  });

  it.each([
    ['that did not verify its user', { verifies: false }],
    ['used at another page', { origin: 'http://kwaad.example' }],
    ['for another host', { rpId: 'kwaad.example' }],
  ])('is refused for one %s', async (_, values) => {
    expect((await signIn(values)).answer.json()).toMatchObject({ code: 'login-failed' });
  });

  it('is refused to an inactive user, for a passkey of nobody, and at another company', async () => {
    const { device } = await makePasskey(tenant, user);
    const elsewhere = await makeTenant(server);
    const attempts = [
      { at: tenant, device: new Authenticator() },
      { at: elsewhere, device },
    ];
    for (const { at, device: used } of attempts) {
      const other = browse(server, at);
      const { challenge } = await other.get(factors.startSignIn);
      const body = used.use({ challenge, origin: getOrigin(at) });
      expect((await other.call(factors.signIn, { body })).statusCode).toBe(401);
    }
    await changeRows(tenant, 'users', { active: false });
    expect((await signIn()).answer.statusCode).toBe(401);
  });

  it('is refused when the passkey counted further meanwhile: it was copied', async () => {
    const { device } = await makePasskey(tenant, user);
    const statuses: number[] = [];
    for (const counter of [5, 4]) {
      const other = await stranger();
      const { challenge } = await other.get(factors.startSignIn);
      const body = device.use({ challenge, origin: getOrigin(tenant), counter });
      statuses.push((await other.call(factors.signIn, { body })).statusCode);
    }
    expect(statuses).toEqual([200, 401]);
  });
});

it.each(['admin', 'god'] as const)('a passkey is the second step of %s', async (userType) => {
  const owner = await makeUser(tenant, { userType });
  const { device } = await makePasskey(tenant, owner);
  const other = browse(server, tenant);
  await other.login(owner.username);
  const { passkey } = await other.get(factors.ways);
  expect(passkey?.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
  const asked = { challenge: passkey?.challenge ?? '', origin: getOrigin(tenant), verifies: false };
  const body = { way: 'passkey', passkey: device.use(asked) } as const;
  expect((await other.call(factors.confirm, { body })).statusCode).toBe(204);
  expect((await other.call(clients.list)).statusCode).toBe(200);
});

it('a challenge ends after five minutes', async () => {
  const challenges = new Challenges(
    Buffer.alloc(32),
    createThrottles(server.database.pool).challenge,
  );
  const challenge = challenges.issue('sessie');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CHALLENGE_MS + 1_000);
  expect(await challenges.redeem('sessie', challenge)).toBe(false);
  vi.restoreAllMocks();
  expect(await challenges.redeem('andere', challenge)).toBe(false);
  expect(await challenges.redeem('sessie', challenge)).toBe(true);
  expect(await challenges.redeem('sessie', challenge)).toBe(false);
});
