import type { OfficeGatePerson } from '@ploegplan/contract/requirements/gate-schemas';
import { sql } from 'kysely';
import { selectUserName } from './record-history.ts';
import type { TenantTx } from './tenants/transaction.ts';

/**
 * Lists who comes to a project on each day, by definite planning. Columns are named one by one, so that no other can be told: no
 * numbers of certificates and nothing of an identity document but the day on which it was seen.
 */
export async function listGate(
  tx: TenantTx,
  projectId: string,
  from: string,
  to: string,
): Promise<OfficeGatePerson[]> {
  const { rows } = await sql<OfficeGatePerson>`
    select planned.date, e.name,
           coalesce((
             select jsonb_agg(jsonb_build_object('kind', c -> 'kind', 'name', c -> 'name', 'validUntil', c -> 'validUntil'))
               from jsonb_array_elements(e.certificates) c), '[]') as certificates,
           e.identity_seen_on as "identitySeenOn",
           coalesce((
             select ${selectUserName('changes.user_id')} from changes
              where e.identity_seen_on is not null and subject = 'employees' and subject_id = e.id
                and before ->> 'identity_seen_on' is distinct from after ->> 'identity_seen_on'
              order by changes.id desc limit 1), '') as "identitySeenBy"
      from (select distinct a.employee_id, i.date
              from planning_items i join planning_assignments a on a.planning_item_id = i.id
             where i.project_id = ${projectId} and i.date between ${from} and ${to}
               and not i.is_draft and not i.is_other_work) planned
      join employees e on e.id = planned.employee_id
     order by planned.date, e.name collate "nl-x-icu", e.id`.execute(tx);
  return rows;
}
