import { limits } from '@ploegplan/contract/limits';
import type {
  ProjectStatus,
  ProjectStatusMutation,
  StaffedWeek,
} from '@ploegplan/contract/projects/schemas';
import { sql } from 'kysely';
import { getTenantLockKey, type TenantLock } from '../../platform/database/advisory-locks.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const selectStatuses = (tx: TenantTx) =>
  tx
    .selectFrom('project_statuses as s')
    .leftJoin('projects as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 's.tenant_id')
        .onRef('p.status_id', '=', 's.id')
        .on('p.deleted_at', 'is', null),
    )
    .select(['s.id', 's.label as status', 's.position as index', 's.hue', 's.closed', 's.version'])
    .select(sql<number>`count(p.id)::int`.as('projectCount'))
    .groupBy(['s.tenant_id', 's.id']);

/** The statuses in their order, each with its number of projects. */
export const listStatuses = (tx: TenantTx): Promise<ProjectStatus[]> =>
  selectStatuses(tx).orderBy('s.position').orderBy('s.id').limit(limits.listRows).execute();

export const findStatus = (tx: TenantTx, id: string): Promise<ProjectStatus | undefined> =>
  selectStatuses(tx).where('s.id', '=', id).executeTakeFirst();

/** Waits for others who add, order or delete statuses, and returns them in their order. */
export async function lockStatuses(tx: TenantTx): Promise<{ id: string; position: number }[]> {
  await lockFor(tx, 'project_statuses');
  return tx
    .selectFrom('project_statuses')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A lock of the tenant, because the rows that it is about may not exist yet. */
const lockFor = (tx: TenantTx, what: TenantLock) =>
  sql`select pg_advisory_xact_lock(${getTenantLockKey(what)})`.execute(tx);

/** Waits for projects that are getting this status, and lets no further one get it. */
export async function lockStatus(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('project_statuses').select('id').where('id', '=', id).forUpdate().execute();
}

/** Numbers the statuses from 1 in the order of these ids, which are all of them. */
export async function numberStatuses(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await sql`
    update project_statuses set position = wanted.position
      from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
     where project_statuses.id = wanted.id and project_statuses.position <> wanted.position`.execute(
    tx,
  );
}

/**
 * Keeps a status until the end of the transaction. Asked before its project is locked: who deletes a status locks it before its
 * projects, and the other order would deadlock.
 */
export async function keepStatus(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('project_statuses').select('id').where('id', '=', id).forKeyShare().execute();
}

/** The first status that is not being deleted, and cannot be until the end of the transaction. */
export const findFirstStatus = (tx: TenantTx) =>
  tx
    .selectFrom('project_statuses')
    .select('id')
    .orderBy('position')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();

/** The project, locked until the end of the transaction. */
export const lockProject = (tx: TenantTx, id: string) =>
  tx.selectFrom('projects').select('status_id').where('id', '=', id).forUpdate().executeTakeFirst();

const nextVersion = sql<number>`version + 1`;

export async function setStatus(tx: TenantTx, id: string, status_id: string | null): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status_id, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

export async function deleteStatus(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('project_statuses').where('id', '=', id).execute();
}

/** Whether a project that is not deleted has this status. */
export async function isStatusInUse(tx: TenantTx, id: string): Promise<boolean> {
  const project = await tx
    .selectFrom('projects')
    .select('id')
    .where('status_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return project !== undefined;
}

/** Gives all projects of a status another one, deleted ones included; returns their ids. */
export async function moveProjects(
  tx: TenantTx,
  from: string,
  to: string | null,
): Promise<string[]> {
  const moved = await tx
    .updateTable('projects')
    .set({ status_id: to, version: nextVersion })
    .where('status_id', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** The hues of the other projects in use: neither deleted nor finished. Waits for who chooses one at the same time. */
export async function readHuesInUse(tx: TenantTx, own: readonly string[] = []): Promise<number[]> {
  await lockFor(tx, 'hues');
  const rows = await tx
    .selectFrom('projects as p')
    .leftJoin('project_statuses as s', 's.id', 'p.status_id')
    .select('p.hue')
    .where('p.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('s.closed', 'is', null), eb('s.closed', '=', false)]))
    .where(sql<boolean>`p.id <> all (${own}::uuid[])`)
    .execute();
  return rows.map(({ hue }) => hue);
}

interface Move {
  project: string;
  /** Status ids. */
  from: string | null;
  to: string | null;
}

/** Records a change of status of each project, with the labels as they are now. `id`, for a single one: what exists is recorded already. */
export async function recordMutations(
  tx: TenantTx,
  moves: readonly Move[],
  { id = null, remark = '' }: { id?: string | null; remark?: string } = {},
): Promise<void> {
  if (moves.length === 0) return;
  const [projects, from, to] = (['project', 'from', 'to'] as const).map((it) =>
    moves.map((move) => move[it]),
  );
  await sql`
    insert into project_status_mutations (id, project_id, from_label, to_label, remark)
    select coalesce(${id}::uuid, gen_random_uuid()), project, coalesce(was.label, ''), coalesce(now.label, ''), ${remark}
      from unnest(${projects}::uuid[], ${from}::uuid[], ${to}::uuid[]) move (project, from_id, to_id)
      left join project_statuses was on was.id = from_id
      left join project_statuses now on now.id = to_id
    on conflict do nothing`.execute(tx);
}

const selectMutations = (tx: TenantTx) =>
  tx
    .selectFrom('project_status_mutations as m')
    .select(['m.id', 'm.project_id as project', 'm.from_label as from', 'm.to_label as to'])
    .select(['m.remark', 'm.at', selectUserName('m.user_id').as('by')]);

type MutationRow = Omit<ProjectStatusMutation, 'at'> & { at: Date };

const toContract = (row: MutationRow): ProjectStatusMutation => ({
  ...row,
  at: row.at.toISOString(),
});

/** The newest changes of status first, of one project or of all. */
export async function listMutations(
  tx: TenantTx,
  { project }: { project?: string | undefined },
): Promise<ProjectStatusMutation[]> {
  let query = selectMutations(tx);
  if (project !== undefined) query = query.where('m.project_id', '=', project);
  const rows = await query
    .orderBy('m.at', 'desc')
    .orderBy('m.id')
    .limit(limits.historyRows)
    .execute();
  return rows.map(toContract);
}

export async function findMutation(
  tx: TenantTx,
  id: string,
): Promise<ProjectStatusMutation | undefined> {
  const row = await selectMutations(tx).where('m.id', '=', id).executeTakeFirst();
  return row && toContract(row);
}

/** The people planned in each ISO week with a day in the range, drafts included; somebody on several items of a week counts once. */
export async function listStaffing(tx: TenantTx, from: string, to: string): Promise<StaffedWeek[]> {
  const { rows } = await sql<StaffedWeek>`
    select date_trunc('week', date::timestamp)::date as monday, count(distinct employee_id)::int as people
      from planning_assignments
     where date between ${from} and ${to}
     group by 1 order by 1`.execute(tx);
  return rows;
}
