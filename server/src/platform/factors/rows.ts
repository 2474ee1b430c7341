import { randomUUIDv7 } from 'node:crypto';
import type { UserType } from '@ploegplan/contract/fields';
import type { TenantTx } from '../tenants/transaction.ts';

/** Whose factors: a user's are rows of the tenant, a god's are of none. */
export interface FactorOwner {
  id: string;
  userType: UserType;
}

const tableOf = ({ userType }: FactorOwner) => (userType === 'god' ? 'god_factors' : 'factors');

export interface Factor {
  id: string;
  kind: 'passkey' | 'app' | 'recovery';
  name: string;
  credentialId: string | null;
  host: string;
  transports: string[];
  secret: Buffer;
  counter: number;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Makes other changes of the account's factors wait until the transaction ends. */
export async function lockOwner(tx: TenantTx, { id, userType }: FactorOwner): Promise<void> {
  await tx
    .selectFrom(userType === 'god' ? 'gods' : 'users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

export async function listFactors(tx: TenantTx, owner: FactorOwner): Promise<Factor[]> {
  const rows = await tx
    .selectFrom(tableOf(owner))
    .select([
      'id',
      'kind',
      'name',
      'credential_id as credentialId',
      'host',
      'transports',
      'secret',
      'counter',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('account_id', '=', owner.id)
    .orderBy('id')
    .execute();
  return rows as Factor[];
}

/** True for an account that takes a second step: recovery codes alone are none. */
export async function hasFactor(tx: TenantTx, owner: FactorOwner): Promise<boolean> {
  const row = await tx
    .selectFrom(tableOf(owner))
    .select('id')
    .where('account_id', '=', owner.id)
    .where('kind', '<>', 'recovery')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner of a passkey of this host: a user of this tenant, or a god. */
export async function findPasskeyOwner(
  tx: TenantTx,
  credentialId: string,
  host: string,
): Promise<string | undefined> {
  for (const table of ['factors', 'god_factors'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('account_id as accountId')
      .where('credential_id', '=', credentialId)
      .where('host', '=', host)
      .executeTakeFirst();
    if (row) return row.accountId;
  }
  return undefined;
}

type NewFactor = Pick<Factor, 'kind' | 'secret'> &
  Partial<Pick<Factor, 'name' | 'credentialId' | 'host' | 'transports' | 'counter'>>;

/** Adds factors; one of the same credential, or another app at the same moment, is left out. Returns how many were added. */
export async function addFactors(
  tx: TenantTx,
  owner: FactorOwner,
  added: readonly NewFactor[],
): Promise<number> {
  const rows = await tx
    .insertInto(tableOf(owner))
    .values(
      added.map(({ credentialId = null, ...factor }) => ({
        ...factor,
        id: randomUUIDv7(),
        account_id: owner.id,
        credential_id: credentialId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** Raises the counter of a factor that was used; false when another use has raised it as far meanwhile. */
export async function countUse(
  tx: TenantTx,
  owner: FactorOwner,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> {
  const row = await tx
    .updateTable(tableOf(owner))
    .set({ counter, last_used_at: new Date() })
    .where('id', '=', id)
    // Most passkeys count nothing: theirs stays zero.
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the recovery code with this hash; of simultaneous uses one gets true. */
export async function takeRecoveryCode(
  tx: TenantTx,
  owner: FactorOwner,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(tableOf(owner))
    .where('account_id', '=', owner.id)
    .where('kind', '=', 'recovery')
    .where('secret', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes factors of a kind, or the one with this id; returns the names of the removed ones. */
export async function removeFactors(
  tx: TenantTx,
  owner: FactorOwner,
  kind: Factor['kind'],
  id?: string,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom(tableOf(owner))
    .where('account_id', '=', owner.id)
    .where('kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Removes all factors of an account that lost them; returns whether there were any. */
export async function dropFactors(tx: TenantTx, owner: FactorOwner): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(tableOf(owner))
    .where('account_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
