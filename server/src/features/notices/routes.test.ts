import { audit } from '@ploegplan/contract/audit/endpoints';
import { noticeSettings } from '@ploegplan/contract/notice-settings/endpoints';
import { notices } from '@ploegplan/contract/notices/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makeTenant,
  makeUser,
  type TestTenant,
  type TestUser,
} from '../../../test/data/factories.ts';
import { type PushService, startPushService } from '../../../test/servers/push-service.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service[Symbol.asyncDispose]());

let user: TestUser;
let phone: TestBrowser;
beforeEach(async () => {
  const employeeId = await makeEmployee(tenant, { email: 'ann@example.nl' });
  user = await makeUser(tenant, { userType: 'employee', employeeId, email: '' });
  phone = await browseAs(server, tenant, user);
});

const subscribe = (browser: TestBrowser, device = service.addDevice()) =>
  browser.call(notices.subscribe, { body: device.subscription });
const countSubscriptions = async ({ transact }: TestTenant) =>
  (await transact((tx) => tx.selectFrom('push_subscriptions').select('endpoint').execute())).length;
const choose = (body: object) =>
  phone.call(notices.changeOwn, {
    body: { firstWay: 'push', kindsOff: [], version: 0, ...body },
  });

describe('PUT /notices/own', () => {
  it('keeps the order of the ways and what is switched off, and rejects a stale version', async () => {
    const usual = { firstWay: 'push', kindsOff: [], version: 0, email: 'ann@example.nl' };
    expect(await phone.get(notices.own)).toMatchObject(usual);
    const mine = { firstWay: 'mail', kindsOff: ['leave', 'missing'] };
    expect((await choose(mine)).json()).toMatchObject({ ...mine, version: 1 });
    expect((await choose({})).json()).toMatchObject({ code: 'stale-version' });
    expect((await choose({ version: 1 })).json()).toMatchObject({ ...usual, version: 2 });
  });

  it('does not switch off what the plan says', async () => {
    expect((await choose({ kindsOff: ['plan'] })).statusCode).toBe(400);
    expect((await choose({ kindsOff: ['leave', 'leave'] })).statusCode).toBe(400);
  });
});

describe('a subscription to push messages', () => {
  it('is of the browser of this session, and is replaced by the next', async () => {
    const other = await browseAs(server, tenant, user);
    expect((await subscribe(phone)).json()).toMatchObject({ isSubscribed: true, devices: 1 });
    await subscribe(phone);
    expect(await other.get(notices.own)).toMatchObject({ isSubscribed: false, devices: 1 });
    await subscribe(other);
    await other.call(notices.unsubscribe);
    expect(await phone.get(notices.own)).toMatchObject({ isSubscribed: true, devices: 1 });
  });

  it('goes to who signs in with the same browser, and ends with the session', async () => {
    const device = service.addDevice();
    const employeeId = await makeEmployee(tenant);
    const next = await makeUser(tenant, { userType: 'employee', employeeId });
    const browser = await browseAs(server, tenant, next);
    await subscribe(phone, device);
    await subscribe(browser, device);
    expect(await phone.get(notices.own)).toMatchObject({ isSubscribed: false, devices: 0 });
    await browser.call(session.logout);
    expect(await countSubscriptions(tenant)).toBe(0);
  });

  it('is rejected at an address that is no push service', async () => {
    const { subscription } = service.addDevice();
    const endpoint = 'https://169.254.169.254/latest';
    const answer = await phone.call(notices.subscribe, { body: { ...subscription, endpoint } });
    expect(answer.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'endpoint', code: 'not-allowed' }],
    });
  });

  it('of another company is not seen', async () => {
    const there = await makeTenant(server);
    const employeeId = await makeEmployee(there);
    const stranger = await makeUser(there, { userType: 'employee', employeeId });
    const device = service.addDevice();
    await subscribe(await browseAs(server, there, stranger), device);
    await subscribe(phone, device);
    expect(await countSubscriptions(there)).toBe(1);
  });
});

describe('POST /notices/own/test', () => {
  it('sends a message to this device only', async () => {
    const [mine, others] = [service.addDevice(), service.addDevice()];
    await subscribe(await browseAs(server, tenant, user), others);
    expect(await phone.get(notices.test)).toEqual({ result: 'ended' });
    await subscribe(phone, mine);
    expect(await phone.get(notices.test)).toEqual({ result: 'sent' });
    expect(mine.readMessages()).toMatchObject([{ title: 'Proefmelding', path: '/account' }]);
    expect(mine.received[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining('vapid t='),
    });
    expect(others.received).toEqual([]);
  });

  it.each([
    [410, 'ended', 0],
    [503, 'failed', 1],
    [403, 'failed', 1],
  ])('says so when the push service answers %i', async (status, result, devices) => {
    await subscribe(
      phone,
      service.addDevice(() => status),
    );
    expect(await phone.get(notices.test)).toEqual({ result });
    expect(await phone.get(notices.own)).toMatchObject({ devices });
  });
});

describe('PUT /notices/settings', () => {
  it('keeps when nobody is disturbed, and records the change', async () => {
    const usual = { quietFrom: '20:00', quietUntil: '06:00', tellsNextDay: true, version: 0 };
    expect(await office.get(noticeSettings.get)).toEqual(usual);
    const changed = { ...usual, quietFrom: '21:30', tellsNextDay: false };
    const change = (body: typeof changed) => office.call(noticeSettings.change, { body });
    expect((await change(changed)).json()).toEqual({ ...changed, version: 1 });
    expect((await change(changed)).json()).toMatchObject({ code: 'stale-version' });
    const { entries } = await office.get(audit.list, { query: { about: 'tenant-changed' } });
    expect(entries[0]?.details).toEqual({
      quietFrom: ['20:00', '21:30'],
      tellsNextDay: [true, false],
    });
  });

  it.each([
    [{ quietFrom: null }, 'required'],
    [{ quietFrom: '06:00' }, 'same-time'],
  ])('rejects %j', async (values, code) => {
    const body = { quietFrom: '20:00', quietUntil: '06:00', tellsNextDay: true, version: 0 };
    const answer = await office.call(noticeSettings.change, { body: { ...body, ...values } });
    expect(answer.json()).toMatchObject({ fields: [{ field: 'quietUntil', code }] });
  });
});
