import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { createApiKey } from '../platform/sessions/api-keys.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';

/** A key that works for nobody, because its secret is not kept. */
export async function addDemoKey(
  tx: TenantTx,
  { today, author }: { today: string; author: string },
): Promise<void> {
  const { prefix, hash } = createApiKey();
  await tx
    .insertInto('api_keys')
    .values({
      id: randomUUIDv7(),
      name: 'Boekhouding',
      prefix,
      key_hash: hash,
      scopes: ['clients:read', 'employees:read', 'hours:read'],
      valid_until: addDays(today, 300),
      made_by: author,
    })
    .execute();
}
