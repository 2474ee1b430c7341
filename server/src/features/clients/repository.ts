import { randomUUIDv7 } from 'node:crypto';
import type { Client, NewClient } from '@ploegplan/contract/clients.schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { asDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const selectClients = (tx: TenantTx) =>
  tx
    .selectFrom('clients')
    .select([
      'id',
      'name',
      'companyname',
      'location',
      sql<boolean>`deleted_at is not null`.as('deleted'),
      'version',
    ]);

export function listClients(tx: TenantTx, includingDeleted: boolean): Promise<Client[]> {
  return selectClients(tx)
    .$if(!includingDeleted, (query) => query.where('deleted_at', 'is', null))
    .orderBy('name', asDutch)
    .orderBy('id')
    .limit(limits.listRows)
    .execute();
}

export function findClient(tx: TenantTx, id: string): Promise<Client | undefined> {
  return selectClients(tx).where('id', '=', id).executeTakeFirst();
}

/** Creates the client, or returns the one that a repeated request created before. */
export async function createClient(tx: TenantTx, client: NewClient): Promise<Client> {
  const { id = randomUUIDv7(), ...values } = client;
  await tx
    .insertInto('clients')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();
  return selectClients(tx).where('id', '=', id).executeTakeFirstOrThrow();
}
