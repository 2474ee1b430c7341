import type { CrewDay } from '@ploegplan/contract/crew/schemas';
import { type RawBuilder, sql } from 'kysely';
import { selectUserName } from './record-history.ts';
import type { TenantTx } from './tenants/transaction.ts';

/** The name of the project or else the client of a planning item; `i`, `p` and `c` are the item and both. */
export const workTitle: RawBuilder<string> = sql`coalesce(p.title, c.name, '')`;

/** Lists what foremen entered of the days of a range, of everybody or of some. */
export async function listCrewDays(
  tx: TenantTx,
  { from, to }: { from: string; to: string },
  employeeIds?: readonly string[],
): Promise<CrewDay[]> {
  const who = employeeIds
    ? sql`d.employee_id = any (${sql.val([...employeeIds])}::uuid[])`
    : sql`true`;
  const { rows } = await sql<Omit<CrewDay, 'at'> & { at: Date }>`
    select d.employee_id as "employeeId", d.date, d.start_time as "startTime", d.end_time as "endTime",
           d.break_minutes as "breakMinutes", d.travel_minutes as "travelMinutes", d.is_absent as "isAbsent",
           (select coalesce(jsonb_agg(work || jsonb_build_object(
                     'projectId', i.project_id, 'clientId', i.client_id, 'title', ${workTitle}) order by nr), '[]')
              from jsonb_array_elements(d.works) with ordinality as given (work, nr)
              left join planning_items i on i.id = (work ->> 'id')::uuid
              left join projects p on p.id = i.project_id
              left join clients c on c.id = i.client_id) as works,
           ${selectUserName('d.user_id')} as by, d.at, d.answer, d.objection, d.version
      from crew_days d
     where d.date between ${from} and ${to} and ${who}
     order by d.date, d.employee_id`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
