import { randomUUIDv7 } from 'node:crypto';
import type {
  EditedPlanning,
  NewPlanningItem,
  PlanningEdit,
  PlanningItem,
  PlanningItemChange,
  Publication,
  Published,
} from '@ploegplan/contract/planning/schemas';
import { requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { inSet, single } from './edit-problems.ts';
import { applyEdits } from './edits.ts';
import { listItems } from './listed.ts';
import { lockDrafts, publishItems } from './publications.ts';
import { findItem } from './repository.ts';

export async function planItem(
  tx: TenantTx,
  { id = randomUUIDv7(), ...values }: NewPlanningItem,
): Promise<PlanningItem> {
  await applyEdits(tx, [{ kind: 'create', id, values }], single);
  return requireFound(await findItem(tx, id));
}

export async function changeItem(
  tx: TenantTx,
  id: string,
  { version, ...values }: PlanningItemChange,
): Promise<PlanningItem> {
  await applyEdits(tx, [{ kind: 'change', id, version, values }], single);
  return requireFound(await findItem(tx, id));
}

/** Deletes an item on which nobody recorded anything. */
export async function removeItem(tx: TenantTx, id: string): Promise<void> {
  await applyEdits(tx, [{ kind: 'remove', id }], single);
}

export async function editPlanning(
  tx: TenantTx,
  edits: readonly PlanningEdit[],
): Promise<EditedPlanning> {
  const removed = await applyEdits(tx, edits, inSet);
  const remainingIds = edits.filter(({ kind }) => kind !== 'remove').map(({ id }) => id);
  return { items: await listItems(tx, remainingIds), removed };
}

/** Makes the chosen drafts definite; what is none, or no longer exists, is passed over. */
export async function publishDrafts(tx: TenantTx, chosen: Publication): Promise<Published> {
  const ids = await lockDrafts(tx, chosen);
  if (ids.length === 0) return { id: null, items: [] };
  return { id: await publishItems(tx, ids), items: await listItems(tx, ids) };
}
