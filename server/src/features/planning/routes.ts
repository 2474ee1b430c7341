import { randomUUIDv7 } from 'node:crypto';
import { changes } from '@ploegplan/contract/changes/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type {
  EditedPlanning,
  NewPlanningItem,
  PlanningEdit,
  PlanningItem,
  PlanningItemPatch,
  Publication,
  Published,
} from '@ploegplan/contract/planning/schemas';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { changeLogRoute } from '../../platform/http/answers/unchanged.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createRoute } from '../../platform/http/route.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { listChanges } from '../../platform/row-changes.ts';
import { tellAtOnce, tellPublished } from '../../platform/telling.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { inSet, type Naming, single } from './edit-problems.ts';
import { applyEdits, type Edit } from './edits.ts';
import { listItemChanges } from './history.ts';
import {
  changedItems,
  listedSubjects,
  listFollowing,
  listItems,
  listRange,
  writeDays,
} from './listed.ts';
import { lockDrafts, publishItems } from './publications.ts';
import { findItem } from './repository.ts';
import { type PlanningCall, writeWithinRequirements } from './requirements.ts';
import { listPlannedWeeks } from './weeks.ts';

export const createPlanningRoutes = (gallery: Gallery, notices: Notices) => [
  changeLogRoute(planning.list, { access: 'admin' }, listedSubjects, writeDays),
  createRoute(planning.range, { access: 'admin' }, async ({ params, transact }) => {
    const items = await transact((tx) => listRange(tx, params.id));
    if (items.length === 0) throw new HttpProblem('not-found');
    return items;
  }),
  createRoute(planning.following, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listFollowing(tx, query)),
  ),
  createRoute(planning.weeks, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listPlannedWeeks(tx, query)),
  ),
  createRoute(changes.planning, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listChanges(tx, changedItems, query)),
  ),
  createRoute(planning.get, { access: 'admin' }, async ({ params, transact }) =>
    requireFound(await transact((tx) => findItem(tx, params.id))),
  ),
  createRoute(planning.history, { access: 'admin' }, ({ params, transact }) =>
    transact(async (tx) => listItemChanges(tx, requireFound(await findItem(tx, params.id)))),
  ),
  createRoute(planning.create, { access: 'admin' }, (call) =>
    call.transactOnce((tx) => planItem(tx, notices, call.body, call)),
  ),
  createRoute(planning.update, { access: 'admin' }, (call) =>
    call.transactOnce((tx) => changeItem(tx, notices, call.params.id, call)),
  ),
  createRoute(planning.edit, { access: 'admin' }, async (call) => {
    const { body, tenant, transactOnce } = call;
    const edited = await transactOnce((tx) => editPlanning(tx, notices, body.edits, call));
    if (edited.removed.some(({ imageCount }) => imageCount > 0)) {
      await gallery.files.sweep(tenant.id);
    }
    return edited;
  }),
  createRoute(planning.publish, { access: 'admin' }, (call) =>
    call.transactOnce((tx) => publishDrafts(tx, notices, call.body, call)),
  ),
  createRoute(planning.remove, { access: 'admin' }, async ({ params, tenant, transactOnce }) => {
    await transactOnce((tx) => removeItem(tx, notices, params.id));
    await gallery.files.sweep(tenant.id);
  }),
];

/** Applies edits within the requirements, and tells at once what they change of the days that are near. */
async function applyAndTell(
  tx: TenantTx,
  notices: Notices,
  edits: readonly Edit[],
  { naming, call }: { naming: Naming; call: PlanningCall },
): Promise<PlanningItem[]> {
  const ids = edits.map(({ id }) => id);
  const getField = (id: string) => naming.getPath(ids.indexOf(id), 'employeeIds');
  const removed = await writeWithinRequirements(tx, call, { ids, getField }, () =>
    applyEdits(tx, edits, naming),
  );
  await tellAtOnce(tx, notices);
  return removed;
}

async function planItem(
  tx: TenantTx,
  notices: Notices,
  { id = randomUUIDv7(), ...values }: NewPlanningItem,
  call: PlanningCall,
): Promise<PlanningItem> {
  await applyAndTell(tx, notices, [{ kind: 'create', id, values }], { naming: single, call });
  return requireFound(await findItem(tx, id));
}

async function changeItem(
  tx: TenantTx,
  notices: Notices,
  id: string,
  call: PlanningCall & { body: PlanningItemPatch },
): Promise<PlanningItem> {
  const { version, ...values } = call.body;
  const edit = { kind: 'change', id, version, values } as const;
  await applyAndTell(tx, notices, [edit], { naming: single, call });
  return requireFound(await findItem(tx, id));
}

/** Deletes an item on which nobody recorded anything. */
async function removeItem(tx: TenantTx, notices: Notices, id: string): Promise<void> {
  await applyEdits(tx, [{ kind: 'remove', id }], single);
  await tellAtOnce(tx, notices);
}

async function editPlanning(
  tx: TenantTx,
  notices: Notices,
  edits: readonly PlanningEdit[],
  call: PlanningCall,
): Promise<EditedPlanning> {
  const removed = await applyAndTell(tx, notices, edits, { naming: inSet, call });
  const remainingIds = edits.filter(({ kind }) => kind !== 'remove').map(({ id }) => id);
  return { items: await listItems(tx, remainingIds), removed };
}

/** Makes the chosen drafts definite and tells them; ids of other or missing items are passed over. */
async function publishDrafts(
  tx: TenantTx,
  notices: Notices,
  chosen: Publication,
  call: PlanningCall,
): Promise<Published> {
  const ids = await lockDrafts(tx, chosen);
  if (ids.length === 0) return { id: null, items: [] };
  const write = { ids, getField: () => 'ids' };
  const id = await writeWithinRequirements(tx, call, write, () => publishItems(tx, ids));
  await tellPublished(tx, notices, id, 'ids' in chosen ? { ids } : chosen);
  return { id, items: await listItems(tx, ids) };
}
