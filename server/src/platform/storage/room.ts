import type { StorageUse } from '@ploegplan/contract/images/schemas';
import type { TenantTx } from '../tenants/transaction.ts';
import { StorageLimitError } from './errors.ts';

const GIGABYTE = 1024 ** 3;

/** Finds how much room the files of a tenant take, those of running uploads included, and how much they may. */
export async function findStorageUse(tx: TenantTx, tenantId: string): Promise<StorageUse> {
  const { gigabytes, usedBytes } = await tx
    .selectFrom('tenants')
    .innerJoin('stored_bytes', 'tenant_id', 'id')
    .select(['storage_gigabytes as gigabytes', 'bytes as usedBytes'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { usedBytes, limitBytes: gigabytes === null ? null : gigabytes * GIGABYTE };
}

/** Throws a `StorageLimitError` unless a tenant has room for this many bytes more. Simultaneous uploads decide one after the other. */
export async function demandRoom(tx: TenantTx, tenantId: string, bytes: number): Promise<void> {
  const { gigabytes } = await tx
    .selectFrom('tenants')
    .select('storage_gigabytes as gigabytes')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  // A file that takes no room of the tenant, such as an export, is accepted in full storage too.
  if (gigabytes === null || bytes === 0) return;
  await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  const { usedBytes, limitBytes } = await findStorageUse(tx, tenantId);
  if (limitBytes !== null && usedBytes + bytes > limitBytes) {
    throw new StorageLimitError('The tenant has no room left for these files');
  }
}
