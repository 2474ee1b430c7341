import { getNoticeEnd, getNoticeStart } from '@ploegplan/contract/employees/certificates';
import type { HomeExpiring } from '@ploegplan/contract/home/schemas';
import { type RawBuilder, sql } from 'kysely';
import { isInServiceOn } from '../service.ts';
import { findTermsInDays } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';

interface Row extends Omit<HomeExpiring, 'employee'> {
  employeeId: string | null;
  employeeName: string | null;
  count: number;
}

/** Those of employees who left concern nobody any more. */
const selectExpiringBetween = (from: string, to: string, day: string): RawBuilder<Row> => sql`
  select document.id as "documentId", document.title, null as certificate,
         document.valid_until as "validUntil", employees.id as "employeeId", employees.name as "employeeName"
    from documents document left join employees on employees.id = document.employee_id
   where document.deleted_at is null and document.valid_until between ${from} and ${to}
     and (employees.id is null or ${isInServiceOn(day)})
  union all
  select null, one.name, one.kind, one."validUntil", employees.id, employees.name
    from employees,
         jsonb_to_recordset(certificates) as one (kind text, name text, "validUntil" date)
   where one."validUntil" between ${from} and ${to} and ${isInServiceOn(day)}`;

/** The documents, and the certificates of employees, that lapsed lately or end soon; the first to end comes first. */
export async function listExpiring(
  tx: TenantTx,
  day: string,
  limit: number,
): Promise<{ expiring: HomeExpiring[]; expiringCount: number }> {
  const { noticeDays } = await findTermsInDays(tx);
  const { rows } = await sql<Row>`
    select *, count(*) over ()::integer as count
      from (${selectExpiringBetween(getNoticeStart(day), getNoticeEnd(day, noticeDays), day)}) ending
     order by "validUntil", "employeeName" collate "nl-x-icu" nulls last, title, certificate, "documentId"
     limit ${limit}`.execute(tx);
  return {
    expiringCount: rows[0]?.count ?? 0,
    expiring: rows.map(({ employeeId, employeeName, count: _, ...one }) => ({
      ...one,
      employee: employeeId === null ? null : { id: employeeId, name: employeeName ?? '' },
    })),
  };
}
