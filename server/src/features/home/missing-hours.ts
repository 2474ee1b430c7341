import type { HomeMissingHours } from '@ploegplan/contract/home/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { getMissingSince, selectMissingAssignments } from '../../platform/hours/missing.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

type Row = HomeMissingHours['employees'][number] & { all: number; employeeCount: number };

/** Past days without hours, by employee. */
export async function countMissingHours(tx: TenantTx, today: string): Promise<HomeMissingHours> {
  const { rows } = await sql<Row>`
    select e.id, e.name, count(distinct m.date)::int as count, min(m.date) as oldest,
           sum(count(distinct m.date)) over ()::int as "all", count(*) over ()::int as "employeeCount"
      from (${selectMissingAssignments(today)}) m
      join employees e on e.id = m.employee_id
     group by e.id, e.name
     order by count desc, e.name collate "nl-x-icu", e.id
     limit ${limits.homeRows}`.execute(tx);
  return {
    from: getMissingSince(today),
    count: rows[0]?.all ?? 0,
    employeeCount: rows[0]?.employeeCount ?? 0,
    employees: rows.map(({ id, name, count, oldest }) => ({ id, name, count, oldest })),
  };
}
