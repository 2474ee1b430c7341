import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce } from '../../platform/versioned-rows.ts';
import { makeSecret, openSecret, sealSecret } from '../../platform/webhooks/message.ts';
import type { WebhookSender } from '../../platform/webhooks/sender.ts';
import {
  addTest,
  changeWebhook,
  findSecret,
  findWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  repeatDelivery,
} from './repository.ts';

interface Parts {
  sender: Pick<WebhookSender, 'accepts'>;
  /** By which secrets are stored. */
  key: Buffer;
}

const refuseUrl = (code: string) =>
  new HttpProblem('validation', { fields: [{ field: 'url', code }] });

async function requireOn(tx: TenantTx, id: string): Promise<void> {
  const { isOn } = requireFound(await findWebhook(tx, id));
  if (!isOn) throw new HttpProblem('not-found');
}

export const createWebhookRoutes = ({ sender, key }: Parts) => {
  const requirePublic = (url: string) => {
    if (!sender.accepts(url)) throw refuseUrl('not-public');
  };
  return [
    createTxRoute(webhooks.list, { access: 'admin' }, (tx) => listWebhooks(tx)),
    createTxRoute(webhooks.create, { access: 'admin' }, async (tx, { body, audit }) => {
      const { id = randomUUIDv7(), isOn, ...values } = body;
      requirePublic(values.url);
      const row = { ...values, id, is_on: isOn, secret: sealSecret(key, id, makeSecret()) };
      if (await insertOnce(tx, 'webhook_endpoints', row)) {
        if ((await listWebhooks(tx)).length > limits.webhooks) throw refuseUrl('too-many');
        await audit(tx, 'webhook-added', { subject: values.name });
      }
      return requireFound(await findWebhook(tx, id));
    }),
    createTxRoute(webhooks.update, { access: 'admin' }, async (tx, { params, body, audit }) => {
      requirePublic(body.url);
      const webhook = await changeWebhook(tx, params.id, body);
      await audit(tx, 'webhook-changed', { subject: webhook.name });
      return webhook;
    }),
    createTxRoute(webhooks.remove, { access: 'admin' }, async (tx, { params, audit }) => {
      const name = requireFound(await removeWebhook(tx, params.id));
      await audit(tx, 'webhook-removed', { subject: name });
    }),
    createTxRoute(webhooks.secret, { access: 'admin' }, async (tx, { params, audit }) => {
      const { name, secret } = requireFound(await findSecret(tx, params.id));
      await audit(tx, 'webhook-secret-shown', { subject: name });
      return { secret: openSecret(key, params.id, secret) };
    }),
    createTxRoute(webhooks.test, { access: 'admin' }, async (tx, { params }) => {
      await requireOn(tx, params.id);
      await addTest(tx, params.id);
    }),
    createTxRoute(webhooks.deliveries, { access: 'admin' }, async (tx, { params }) => {
      requireFound(await findWebhook(tx, params.id));
      return listDeliveries(tx, params.id);
    }),
    createTxRoute(webhooks.repeat, { access: 'admin' }, async (tx, { params }) => {
      await requireOn(tx, params.id);
      if (!(await repeatDelivery(tx, params.id, params.delivery)))
        throw new HttpProblem('not-found');
    }),
  ];
};
