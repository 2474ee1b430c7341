import { randomUUIDv7 } from 'node:crypto';
import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import {
  makeDelivery,
  makeWebhook,
  newWebhook,
  webhookSecret,
} from '../../../test/data/webhooks.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { startWebhookReceiver } from '../../../test/servers/webhook-receiver.ts';
import { AccountMails } from '../mail/account-mails.ts';
import { readAppKeys } from '../sessions/keys.ts';
import { openGlobalTables } from '../tenants/directory.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { recordOutcomes, takeBatch } from './outbox.ts';
import { WebhookWorker } from './worker.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);
/** The third failure is the last. */
const PAUSES = [0.05, 0.05];
let worker: WebhookWorker;
beforeAll(async () => {
  const { database, jobs, webhooks: sender } = server;
  worker = new WebhookWorker({
    ...{ ...database, jobs, sender, pauses: PAUSES },
    mails: new AccountMails(jobs),
    key: (await readAppKeys(openGlobalTables(database.pool))).storedSecrets,
    installation: { publicUrl: null, port: 3000 },
    log: { warn: () => undefined },
  });
  await worker.start();
});
afterAll(() => worker.close());

/** The tenant within a transaction, for factories. */
const within = (tx: TenantTx) => ({
  ...tenant,
  transact: <T>(work: (inner: TenantTx) => Promise<T>) => work(tx),
});
const listDeliveries = (id: string) => office.get(webhooks.deliveries, { params: { id } });
const find = async (id: string) =>
  (await office.get(webhooks.list)).find((endpoint) => endpoint.id === id);

describe('a message', () => {
  it('is signed by Standard Webhooks, tells ids and where to read the rest, and is listed as delivered', async () => {
    await using receiver = await startWebhookReceiver(webhookSecret);
    const id = await makeWebhook(tenant, { url: receiver.url });
    const record_id = randomUUIDv7();
    const data = JSON.stringify({ projectId: null, date: '2030-01-07' });
    const changed = ['contact_name', 'contact_email', 'start_time', 'planning_assignments'];
    const delivery = await makeDelivery(tenant, id, {
      ...{ record_id, data, changed, event: 'planning.changed' },
    });
    expect(await receiver.waitFor(1)).toEqual([
      {
        id: delivery,
        type: 'planning.changed',
        data: {
          ...{ id: record_id, projectId: null, date: '2030-01-07' },
          changed: ['contactPerson', 'startTime', 'assignments'],
          url: `http://${tenant.host}/api/planning/${record_id}`,
        },
        status: 204,
      },
    ]);
    await expect
      .poll(() => listDeliveries(id))
      .toMatchObject([{ id: delivery, tries: 1, status: 204, dueAt: null }]);
    expect(await find(id)).toMatchObject({ waiting: 0, lastDeliveredAt: expect.any(String) });
  });

  it('that fails holds later ones about its record at its endpoint, and no others', async () => {
    const [held, other] = [randomUUIDv7(), randomUUIDv7()];
    await using receiver = await startWebhookReceiver(webhookSecret, ({ data }, number) => ({
      status: data.id === held && number < 2 ? 503 : 200,
    }));
    await using second = await startWebhookReceiver(webhookSecret);
    const id = await makeWebhook(tenant, { url: receiver.url });
    const elsewhere = await makeWebhook(tenant, { url: second.url });
    const [first, next, apart] = await tenant.transact(async (tx) => {
      const together = within(tx);
      return [
        await makeDelivery(together, id, { record_id: held }),
        await makeDelivery(together, id, { record_id: held }),
        await makeDelivery(together, id, { record_id: other }),
        await makeDelivery(together, elsewhere, { record_id: held }),
      ];
    });
    await receiver.waitFor(3);
    await second.waitFor(1);
    const about = (record: string) =>
      receiver.received.filter(({ data }) => data.id === record).map((message) => message.id);
    expect(new Set(about(held).slice(0, -1))).toEqual(new Set([first]));
    expect(about(held).at(-1)).toBe(next);
    expect(about(held).length).toBeGreaterThan(2);
    expect(about(other)).toEqual([apart]);
  });

  it('is sent again with its id, and so is a test', async () => {
    await using receiver = await startWebhookReceiver(webhookSecret);
    const id = await makeWebhook(tenant, { url: receiver.url });
    await office.get(webhooks.test, { params: { id } });
    const [test] = await receiver.waitFor(1);
    expect(test).toMatchObject({ type: 'webhook.test', data: { id } });
    await expect.poll(() => listDeliveries(id)).toMatchObject([{ status: 204 }]);
    await office.get(webhooks.repeat, { params: { id, delivery: test?.id ?? '' } });
    expect((await receiver.waitFor(2))[1]).toEqual(test);
  });

  it('is not sent to where an answer redirects, and of the answer a kilobyte is kept', async () => {
    await using target = await startWebhookReceiver(webhookSecret);
    const redirect = { status: 307, headers: { location: target.url }, body: 'x'.repeat(100_000) };
    await using receiver = await startWebhookReceiver(webhookSecret, () => redirect);
    const id = await makeWebhook(tenant, { url: receiver.url });
    await makeDelivery(tenant, id);
    await expect
      .poll(() => listDeliveries(id), { timeout: 5_000 })
      .toMatchObject([{ status: 307, answer: 'x'.repeat(1_024), deliveredAt: null }]);
    expect(target.received).toEqual([]);
  });

  it('is sent while a transaction has not ended that writes another for its endpoint', async () => {
    await using receiver = await startWebhookReceiver(webhookSecret);
    const id = await makeWebhook(tenant, { url: receiver.url });
    await tenant.transact(async (tx) => {
      const together = within(tx);
      await makeDelivery(together, id);
      await makeDelivery(tenant, id);
      await receiver.waitFor(1);
    });
    await receiver.waitFor(2);
  });

  it('that waits for a failed one about its record is due with it', async () => {
    const id = await makeWebhook(tenant, { is_on: false });
    const record_id = randomUUIDv7();
    const first = await makeDelivery(tenant, id, { record_id });
    await makeDelivery(tenant, id, { record_id });
    const answer = { status: 503, text: '', delivered: false, pause: 3600 };
    await tenant.transact((tx) => recordOutcomes(tx, id, [{ id: first, ...answer }]));
    const [one, two] = (await listDeliveries(id)).map(({ dueAt }) => dueAt ?? '');
    expect(two).toBe(one);
    expect(Date.parse(one ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('for a slow receiver delays none of another company', async () => {
    await using slowly = await startWebhookReceiver(webhookSecret, () => ({
      ...{ status: 200, afterMs: 3_000 },
    }));
    await using receiver = await startWebhookReceiver(webhookSecret);
    // More endpoints than a node works on for one company.
    for (let endpoint = 0; endpoint < 10; endpoint++) {
      await makeDelivery(tenant, await makeWebhook(tenant, { url: slowly.url }));
    }
    await expect.poll(() => slowly.received.length).toBeGreaterThan(0);
    const quick = await makeTenant(server);
    const began = performance.now();
    await makeDelivery(quick, await makeWebhook(quick, { url: receiver.url }));
    await receiver.waitFor(1);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('an endpoint', () => {
  it('is the node’s that has it until its claim is over, and then not again by that claim', async () => {
    // The worker of this file must not take it: it hears of no message before the end of the transaction.
    await expect(
      tenant.transact(async (tx) => {
        const together = within(tx);
        const endpointId = await makeWebhook(together);
        await makeDelivery(together, endpointId);
        const take = (claim: string | null) =>
          takeBatch(tx, { tenantId: tenant.id, endpointId }, { claim, isOver: false });
        const mine = (await take(null))?.claim ?? '';
        const other = await take(null);
        const again = await take(mine);
        const late = await take(mine);
        throw new Error(
          JSON.stringify([other === undefined, again?.messages.length, late === undefined]),
        );
      }),
    ).rejects.toThrow('[true,1,true]');
  });

  it.each([
    ['that answers 410', 410, 'gone', 1, 'niet meer bestaat'],
    ['that fails for two days', 500, 'failing', 3, 'twee dagen lang'],
  ] as const)(
    '%s is switched off with a mail, and keeps what waits',
    async (_, status, why, tries, said) => {
      let isDown = true;
      await using receiver = await startWebhookReceiver(webhookSecret, () => ({
        status: isDown ? status : 200,
        body: 'Storing',
      }));
      const email = `${randomUUIDv7()}@example.nl`;
      await makeUser(tenant, { email });
      const id = await makeWebhook(tenant, { url: receiver.url });
      const delivery = await makeDelivery(tenant, id);
      const mail = await server.mailbox.waitFor(email);
      expect(mail.subject).toBe('Webhook ‘Boekhouding’ is uitgezet');
      expect(mail.text).toContain(said);
      expect(await find(id)).toMatchObject({ isOn: false, offWhy: why, waiting: 1 });
      expect(await listDeliveries(id)).toMatchObject([
        { tries, status, answer: 'Storing', deliveredAt: null },
      ]);
      isDown = false;
      const { version = 0 } = (await find(id)) ?? {};
      const body = { ...newWebhook, url: receiver.url, version };
      expect(await office.get(webhooks.update, { params: { id }, body })).toMatchObject({
        isOn: true,
        offWhy: '',
      });
      expect((await receiver.waitFor(1))[0]?.id).toBe(delivery);
    },
  );
});
