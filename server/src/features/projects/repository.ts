import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import type { NewProject, Project, ProjectStatus } from '@ploegplan/contract/projects.schemas';
import { sql } from 'kysely';
import { asDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const selectProjects = (tx: TenantTx) =>
  tx
    .selectFrom('projects')
    .select([
      'id',
      'title',
      'location',
      'client_id as client',
      'status_id as status',
      sql<boolean>`deleted_at is not null`.as('deleted'),
      'version',
    ]);

export function listProjects(
  tx: TenantTx,
  filter: { includingdeleted: boolean; client_id?: string | undefined },
): Promise<Project[]> {
  const { includingdeleted, client_id } = filter;
  return selectProjects(tx)
    .$if(!includingdeleted, (query) => query.where('deleted_at', 'is', null))
    .$if(client_id !== undefined, (query) => query.where('client_id', '=', client_id ?? null))
    .orderBy('title', asDutch)
    .orderBy('id')
    .limit(limits.listRows)
    .execute();
}

export function findProject(tx: TenantTx, id: string): Promise<Project | undefined> {
  return selectProjects(tx).where('id', '=', id).executeTakeFirst();
}

/** Creates the project, or returns the one that a repeated request created before. */
export async function createProject(tx: TenantTx, project: NewProject): Promise<Project> {
  const { id = randomUUIDv7(), title, location, client, status } = project;
  await tx
    .insertInto('projects')
    .values({ id, title, location, client_id: client, status_id: status })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();
  return selectProjects(tx).where('id', '=', id).executeTakeFirstOrThrow();
}

export function listProjectStatuses(tx: TenantTx): Promise<ProjectStatus[]> {
  return tx
    .selectFrom('project_statuses as s')
    .leftJoin('projects as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 's.tenant_id')
        .onRef('p.status_id', '=', 's.id')
        .on('p.deleted_at', 'is', null),
    )
    .select(['s.id', 's.label as status', 's.position as index'])
    .select(sql<number>`count(p.id)::int`.as('projectCount'))
    .groupBy(['s.tenant_id', 's.id'])
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(limits.listRows)
    .execute();
}
