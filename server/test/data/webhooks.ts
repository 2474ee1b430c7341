import { randomUUIDv7 } from 'node:crypto';
import { type NewWebhook, webhookEvents } from '@ploegplan/contract/webhooks/schemas';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../src/platform/database/types.ts';
import { readAppKeys } from '../../src/platform/sessions/keys.ts';
import type { GlobalTables } from '../../src/platform/tenants/directory.ts';
import { makeSecret, sealSecret } from '../../src/platform/webhooks/message.ts';
import type { TestTenant } from './factories.ts';

export const newWebhook: Omit<NewWebhook, 'id'> = {
  name: 'Boekhouding',
  url: 'https://haak.example.nl/ploegplan',
  events: [...webhookEvents],
  isOn: true,
};

export const webhookSecret = makeSecret();

/** Adds an endpoint with `webhookSecret`, which wants every event. Returns its id. */
export async function makeWebhook(
  tenant: TestTenant,
  values: Partial<Insertable<DB['webhook_endpoints']>> = {},
): Promise<string> {
  const id = randomUUIDv7();
  const { isOn: is_on, ...usual } = newWebhook;
  await tenant.transact(async (tx) => {
    const { storedSecrets } = await readAppKeys(tx as unknown as Kysely<GlobalTables>);
    const secret = sealSecret(storedSecrets, id, webhookSecret);
    await tx
      .insertInto('webhook_endpoints')
      .values({ ...usual, is_on, id, secret, ...values })
      .execute();
  });
  return id;
}

/** Adds a message about a record of its own. Returns its id. */
export async function makeDelivery(
  tenant: TestTenant,
  endpoint_id: string,
  values: Partial<Insertable<DB['webhook_deliveries']>> = {},
): Promise<string> {
  const id = randomUUIDv7();
  const row = { id, endpoint_id, event: 'slip.signed', record_id: randomUUIDv7(), data: '{}' };
  await tenant.transact((tx) =>
    tx
      .insertInto('webhook_deliveries')
      .values({ ...row, ...values })
      .execute(),
  );
  return id;
}
