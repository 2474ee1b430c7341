import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { makeDelivery, makeWebhook } from '../../../test/data/webhooks.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { findNext, forEachDueTenant, toMoment } from './each.ts';
import { runInTenant, type TenantTx } from './transaction.ts';

const server = useOwnServer();
const tenant = useTenant(server);
const now = new Date();
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The tenants of this look. */
async function look(
  moment = now,
  next: Date | null = null,
  work: () => Promise<unknown> = async () => undefined,
) {
  const seen: string[] = [];
  await forEachDueTenant(server.database.pool, 'hour-reminders', { now: moment }, async (_, id) => {
    await work();
    seen.push(id);
    return next;
  });
  return seen;
}
const setTime = () =>
  tenant.transact((tx) => tx.insertInto('hour_settings').values({ remind_at: '12:00' }).execute());

describe('work that is due', () => {
  it('looks at a new tenant, then at the time that it said itself', async () => {
    expect(await look(now, after(1))).toContain(tenant.id);
    expect(await look()).toEqual([]);
    expect(await look(after(2))).toContain(tenant.id);
  });

  it('is recalled by a change of a row that it depends on, of this tenant only', async () => {
    const other = await makeTenant(server);
    await look();
    await setTime();
    expect(await look()).toEqual([tenant.id]);
    await changeRows(tenant, 'hour_settings', { remind_at: null });
    expect(await look()).toEqual([tenant.id]);
    await asOwner(
      server.ownerUrl,
      `update tenants set hidden_parts = '{}' where id = '${other.id}'`,
    );
    expect(await look()).toEqual([other.id]);
  });

  it('is not forgotten when it changes while the work looks', async () => {
    await look();
    await setTime();
    await look(now, null, () => changeRows(tenant, 'hour_settings', { remind_at: '13:00' }));
    expect(await look()).toEqual([tenant.id]);
  });

  it('is recalled by who changes what it depends on at the commit, so that no other waits for that', async () => {
    await look();
    const close = (tx: TenantTx) =>
      tx
        .insertInto('closures')
        .values({ id: randomUUIDv7(), name: '', first_day: '2030-01-07', last_day: '2030-01-07' })
        .execute();
    const [changed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = tenant.transact(async (tx) => {
      await close(tx);
      changed.resolve();
      await commit.promise;
    });
    await changed.promise;
    await tenant.transact(close);
    expect(await look()).toEqual([tenant.id]);
    expect(await look()).toEqual([]);
    commit.resolve();
    await change;
    expect(await look()).toEqual([tenant.id]);
  });

  it('of webhooks is recalled by a message that comes or is sent once more, not by what sending changes', async () => {
    const { pool } = server.database;
    const endpoint = await makeWebhook(tenant);
    const wasRecalled = async () => {
      let found = false;
      await forEachDueTenant(pool, 'webhooks', { now }, async (_, id) => {
        found ||= id === tenant.id;
        return null;
      });
      return found;
    };
    await wasRecalled();
    await makeDelivery(tenant, endpoint);
    expect(await wasRecalled()).toBe(true);
    await changeRows(tenant, 'webhook_deliveries', { tries: 1 });
    await changeRows(tenant, 'webhook_deliveries', { delivered_at: now });
    expect(await wasRecalled()).toBe(false);
    await changeRows(tenant, 'webhook_deliveries', { delivered_at: null });
    expect(await wasRecalled()).toBe(true);
  });

  it('is done once by two nodes, and again after a failure', async () => {
    await look();
    await setTime();
    const fail = () => Promise.reject(new Error('away'));
    await expect(look(now, null, fail)).rejects.toThrow('away');
    const slow = () => sleep(50).then(() => undefined);
    expect(await look()).toEqual([]);
    const looks = [look(after(5), null, slow), look(after(5), null, slow)];
    expect((await Promise.all(looks)).flat()).toEqual([tenant.id]);
  });

  it('leaves out a tenant that is blocked until it is no more', async () => {
    await look();
    const block = (at: string) =>
      asOwner(server.ownerUrl, `update tenants set blocked_at = ${at} where id = '${tenant.id}'`);
    await block('now()');
    expect(await look()).toEqual([]);
    await block('null');
    expect(await look()).toEqual([tenant.id]);
  });

  it('finds the next time of day, also where the clocks change', () => {
    expect(findNext({ day: '2031-03-29', time: '06:00:00' }, '06:00')).toEqual(
      new Date('2031-03-30T04:00:00Z'),
    );
    expect(findNext({ day: '2031-03-29', time: '05:59:59' }, '06:00:00')).toEqual(
      toMoment('2031-03-29', '06:00'),
    );
  });
});

it('a company with more work than its share is told to come again, and another is answered', async () => {
  const other = await makeTenant(server);
  const [noisy, calm] = await Promise.all(
    [tenant, other].map(async (each) => browseAs(server, each, await makeUser(each))),
  );
  const held = Promise.withResolvers<void>();
  const scope = { tenantId: tenant.id, userId: randomUUIDv7() };
  const working = Promise.allSettled(
    Array.from({ length: 230 }, () => runInTenant(server.database.pool, scope, () => held.promise)),
  );
  const rejected = await noisy?.call(clients.list, {});
  expect([rejected?.statusCode, rejected?.headers['retry-after']]).toEqual([503, '2']);
  expect((await calm?.call(clients.list, {}))?.statusCode).toBe(200);
  held.resolve();
  await working;
  expect((await noisy?.call(clients.list, {}))?.statusCode).toBe(200);
});
