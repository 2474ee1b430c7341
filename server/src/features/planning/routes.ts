import { randomUUIDv7 } from 'node:crypto';
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
import { tellAtOnce, tellPublished } from '../../platform/telling.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { inSet, type Naming, single } from './edit-problems.ts';
import { applyEdits, type Edit } from './edits.ts';
import { listItemChanges } from './history.ts';
import { listedSubjects, listFollowing, listItems, listRange, writeDays } from './listed.ts';
import { lockDrafts, publishItems } from './publications.ts';
import { findItem } from './repository.ts';
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
  createRoute(planning.get, { access: 'admin' }, async ({ params, transact }) =>
    requireFound(await transact((tx) => findItem(tx, params.id))),
  ),
  createRoute(planning.history, { access: 'admin' }, ({ params, transact }) =>
    transact(async (tx) => listItemChanges(tx, requireFound(await findItem(tx, params.id)))),
  ),
  createRoute(planning.create, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => planItem(tx, notices, body)),
  ),
  createRoute(planning.update, { access: 'admin' }, ({ params, body, transactOnce }) =>
    transactOnce((tx) => changeItem(tx, notices, params.id, body)),
  ),
  createRoute(planning.edit, { access: 'admin' }, async ({ body, tenant, transactOnce }) => {
    const edited = await transactOnce((tx) => editPlanning(tx, notices, body.edits));
    if (edited.removed.some(({ imageCount }) => imageCount > 0)) {
      await gallery.files.sweep(tenant.id);
    }
    return edited;
  }),
  createRoute(planning.publish, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => publishDrafts(tx, notices, body)),
  ),
  createRoute(planning.remove, { access: 'admin' }, async ({ params, tenant, transactOnce }) => {
    await transactOnce((tx) => removeItem(tx, notices, params.id));
    await gallery.files.sweep(tenant.id);
  }),
];

/** Applies edits, and tells at once what they change of the days that are near. */
async function applyAndTell(
  tx: TenantTx,
  notices: Notices,
  edits: readonly Edit[],
  naming: Naming,
): Promise<PlanningItem[]> {
  const removed = await applyEdits(tx, edits, naming);
  await tellAtOnce(tx, notices);
  return removed;
}

async function planItem(
  tx: TenantTx,
  notices: Notices,
  { id = randomUUIDv7(), ...values }: NewPlanningItem,
): Promise<PlanningItem> {
  await applyAndTell(tx, notices, [{ kind: 'create', id, values }], single);
  return requireFound(await findItem(tx, id));
}

async function changeItem(
  tx: TenantTx,
  notices: Notices,
  id: string,
  { version, ...values }: PlanningItemPatch,
): Promise<PlanningItem> {
  await applyAndTell(tx, notices, [{ kind: 'change', id, version, values }], single);
  return requireFound(await findItem(tx, id));
}

/** Deletes an item on which nobody recorded anything. */
async function removeItem(tx: TenantTx, notices: Notices, id: string): Promise<void> {
  await applyAndTell(tx, notices, [{ kind: 'remove', id }], single);
}

async function editPlanning(
  tx: TenantTx,
  notices: Notices,
  edits: readonly PlanningEdit[],
): Promise<EditedPlanning> {
  const removed = await applyAndTell(tx, notices, edits, inSet);
  const remainingIds = edits.filter(({ kind }) => kind !== 'remove').map(({ id }) => id);
  return { items: await listItems(tx, remainingIds), removed };
}

/** Makes the chosen drafts definite and tells them; ids of other or missing items are passed over. */
async function publishDrafts(
  tx: TenantTx,
  notices: Notices,
  chosen: Publication,
): Promise<Published> {
  const ids = await lockDrafts(tx, chosen);
  if (ids.length === 0) return { id: null, items: [] };
  const id = await publishItems(tx, ids);
  await tellPublished(tx, notices, id, 'ids' in chosen ? { ids } : chosen);
  return { id, items: await listItems(tx, ids) };
}
