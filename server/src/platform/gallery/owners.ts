import type { ImageOwnerType } from '@ploegplan/contract/images/schemas';
import { sql } from 'kysely';
import { getTenantLockKey } from '../database/advisory-locks.ts';
import { HttpProblem } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** The column of an image that refers to its owner. Types in the order in which their images are locked. */
const columns = {
  client: 'client_id',
  project: 'project_id',
  planningitem: 'planning_item_id',
  planningrange: 'planning_range_id',
  scaffold: 'scaffold_id',
  scaffoldevent: 'scaffold_event_id',
} as const satisfies Record<ImageOwnerType, string>;

export const ownerTypes = Object.keys(columns) as ImageOwnerType[];

export interface ImageOwner {
  type: ImageOwnerType;
  id: string;
}

export const getOwnerColumn = ({ type }: Pick<ImageOwner, 'type'>) => columns[type];

export const toItemOwner = (id: string): ImageOwner => ({ type: 'planningitem', id });

export const isSameOwner = (a: ImageOwner, b: ImageOwner) => a.type === b.type && a.id === b.id;

/** Deleted clients and projects keep their images. A planning range exists when it has items. */
const rowsOfType = {
  client: sql`select id from clients`,
  project: sql`select id from projects`,
  planningitem: sql`select id from planning_items`,
  planningrange: sql`select range_id as id from planning_items`,
  scaffold: sql`select id from scaffolds`,
  scaffoldevent: sql`select id from scaffold_events`,
} satisfies Record<ImageOwnerType, unknown>;

async function findMissing(
  tx: TenantTx,
  owners: readonly ImageOwner[],
): Promise<ImageOwner | undefined> {
  for (const type of ownerTypes) {
    const ownersOfType = owners.filter((owner) => owner.type === type);
    if (ownersOfType.length === 0) continue;
    const ids = ownersOfType.map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`
      select distinct id from (${rowsOfType[type]}) owner where id = any (${ids}::uuid[])`.execute(
      tx,
    );
    const missing = ownersOfType.find(({ id }) => !rows.some((row) => row.id === id));
    if (missing) return missing;
  }
  return undefined;
}

/** Throws a 404 when one of the owners does not exist. */
export async function demandOwners(tx: TenantTx, ...owners: ImageOwner[]): Promise<void> {
  if (await findMissing(tx, owners)) throw new HttpProblem('not-found');
}

/**
 * Makes everybody who adds or renames images of these owners do so one after the other. No lock of the rows themselves: recording
 * hours holds a weaker one, and raising it could deadlock with a change by the office.
 */
export async function lockImages(tx: TenantTx, ...owners: ImageOwner[]): Promise<void> {
  const ids = owners.map(({ id }) => id);
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ${getTenantLockKey('images', sql`id`)} as key
        from unnest(${ids}::uuid[]) id order by key
    ) owner`.execute(tx);
}

/** Locks the planning items among the owners, in the order of the office's changes, so that none is deleted meanwhile. */
export async function keepItems(tx: TenantTx, owners: readonly ImageOwner[]): Promise<void> {
  const ids = owners.filter(({ type }) => type === 'planningitem').map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .selectFrom('planning_items')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
