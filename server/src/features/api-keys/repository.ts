import type { ApiKey, NewApiKey } from '@ploegplan/contract/api-keys/schemas';
import type { Scope } from '@ploegplan/contract/api-keys/scopes';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { selectUserName } from '../../platform/record-history.ts';
import { createApiKey } from '../../platform/sessions/api-keys.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The keys that are not revoked, the newest first. */
export async function listKeys(tx: TenantTx): Promise<ApiKey[]> {
  const rows = await tx
    .selectFrom('api_keys')
    .select((eb) => [
      'id',
      'name',
      'prefix',
      eb.ref('scopes').$castTo<Scope[]>().as('scopes'),
      'valid_until as validUntil',
      'created_at as createdAt',
      selectUserName('api_keys.made_by').as('createdBy'),
      'last_used_at as lastUsedAt',
    ])
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.listRows)
    .execute();
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Makes a key and returns it; undefined when another one has the id. A repeated request makes the secret anew, because the answer to the
 * first one was lost.
 */
export async function insertKey(tx: TenantTx, body: NewApiKey): Promise<string | undefined> {
  const { key, prefix, hash } = createApiKey();
  const { validUntil, ...values } = body;
  const made = await tx
    .insertInto('api_keys')
    .values({ ...values, valid_until: validUntil, prefix, key_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ prefix, key_hash: hash })
        .where('api_keys.last_used_at', 'is', null)
        .where('api_keys.revoked_at', 'is', null)
        .where('api_keys.name', '=', body.name)
        .where('api_keys.scopes', '=', sql<string[]>`${body.scopes}::text[]`),
    )
    .returning('id')
    .executeTakeFirst();
  return made && key;
}

/** Revokes a key; gives its name, or undefined when there is none. */
export async function revokeKey(tx: TenantTx, id: string): Promise<string | undefined> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return revoked?.name;
}
