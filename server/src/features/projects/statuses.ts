import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import type {
  NewProjectStatus,
  ProjectStatus,
  ProjectStatusChange,
} from '@ploegplan/contract/projects/schemas';
import { found, HttpProblem, unknownReference } from '../../platform/http/problem.ts';
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
  found(await findStatus(tx, id));

/** Creates a status after all others. */
export async function createStatus(
  tx: TenantTx,
  { id = randomUUIDv7(), status, hue, closed }: NewProjectStatus,
): Promise<ProjectStatus> {
  const statuses = await lockStatuses(tx);
  if (statuses.length >= limits.projectStatuses && !statuses.some((one) => one.id === id)) {
    throw new HttpProblem('validation', { fields: [{ field: 'status', code: 'too-many' }] });
  }
  const position = (statuses.at(-1)?.position ?? 0) + 1;
  await insertOnce(tx, 'project_statuses', { id, label: status, hue, closed, position });
  return getStatus(tx, id);
}

export async function changeStatus(
  tx: TenantTx,
  id: string,
  { status, ...values }: ProjectStatusChange,
): Promise<ProjectStatus> {
  const row = { id, ...values, ...(status !== undefined && { label: status }) };
  await updateVersion(tx, 'project_statuses', row, () => findStatus(tx, id));
  return getStatus(tx, id);
}

/** Numbers the statuses in this order; those that are left out follow in the order that they had. */
export async function orderStatuses(
  tx: TenantTx,
  ids: readonly string[],
): Promise<ProjectStatus[]> {
  const known = (await lockStatuses(tx)).map(({ id }) => id);
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => !known.includes(id))) throw unknownReference('ids');
  await numberStatuses(tx, [...wanted, ...known.filter((id) => !wanted.includes(id))]);
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
  if (moveTo === id || (moveTo && !statuses.includes(moveTo))) throw unknownReference('move_to');
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
    statuses.filter((one) => one !== id),
  );
}
