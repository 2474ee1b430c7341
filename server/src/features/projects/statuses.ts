import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import type {
  NewProjectStatus,
  ProjectStatus,
  ProjectStatusPatch,
} from '@ploegplan/contract/projects/schemas';
import { createUnknownReference, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce, updateVersion } from '../../platform/versioned-rows.ts';
import {
  deleteStatus,
  findStatus,
  isStatusInUse,
  listStatuses,
  lockStatus,
  lockStatuses,
  moveProjects,
  numberStatuses,
  recordMutations,
} from './repository.ts';

const getStatus = async (tx: TenantTx, id: string): Promise<ProjectStatus> =>
  requireFound(await findStatus(tx, id));

/** Creates a status after all others. */
export async function createStatus(
  tx: TenantTx,
  { id = randomUUIDv7(), status, hue, closed }: NewProjectStatus,
): Promise<ProjectStatus> {
  const statuses = await lockStatuses(tx);
  if (
    statuses.length >= limits.projectStatuses &&
    !statuses.some((candidate) => candidate.id === id)
  ) {
    throw new HttpProblem('validation', { fields: [{ field: 'status', code: 'too-many' }] });
  }
  const position = (statuses.at(-1)?.position ?? 0) + 1;
  await insertOnce(tx, 'project_statuses', { id, label: status, hue, closed, position });
  return getStatus(tx, id);
}

export async function changeStatus(
  tx: TenantTx,
  id: string,
  { status, ...values }: ProjectStatusPatch,
): Promise<ProjectStatus> {
  const row = { id, ...values, ...(status !== undefined && { label: status }) };
  await updateVersion(tx, 'project_statuses', row, () => findStatus(tx, id));
  return getStatus(tx, id);
}

/** Numbers the statuses in this order; those that are left out follow in the order that they had. */
export async function numberStatusesInOrder(
  tx: TenantTx,
  ids: readonly string[],
): Promise<ProjectStatus[]> {
  const known = (await lockStatuses(tx)).map(({ id }) => id);
  const distinctIds = [...new Set(ids)];
  if (distinctIds.some((id) => !known.includes(id))) throw createUnknownReference('ids');
  await numberStatuses(tx, [...distinctIds, ...known.filter((id) => !distinctIds.includes(id))]);
  return listStatuses(tx);
}

/** Deletes a status. Its projects get the status `moveTo`; without, a status in use is kept. */
export async function removeStatus(
  tx: TenantTx,
  id: string,
  moveTo: string | undefined,
): Promise<void> {
  const statuses = (await lockStatuses(tx)).map((status) => status.id);
  if (!statuses.includes(id)) throw new HttpProblem('not-found');
  if (moveTo === id || (moveTo && !statuses.includes(moveTo)))
    throw createUnknownReference('move_to');
  await lockStatus(tx, id);
  if (!moveTo && (await isStatusInUse(tx, id))) throw new HttpProblem('status-in-use');
  const to = moveTo ?? null;
  const moved = await moveProjects(tx, id, to);
  await recordMutations(
    tx,
    moved.map((project) => ({ project, from: id, to })),
  );
  await deleteStatus(tx, id);
  await numberStatuses(
    tx,
    statuses.filter((status) => status !== id),
  );
}
