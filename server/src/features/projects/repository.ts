import { limits } from '@ploegplan/contract/limits';
import type { ProjectStatus } from '@ploegplan/contract/projects.schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

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
