import { addDays, getDayOfWeek } from '@ploegplan/contract/dates/dates';
import { getInspectBy } from '@ploegplan/contract/rules/scaffolds/register';
import type { DueScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { type RawBuilder, sql } from 'kysely';
import { listDaysOffBetween } from '../days-off.ts';
import { findWorkingWeek } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** No holidays and closures together are longer. */
const LONGEST_OFF_DAYS = 21;

/** Adds the last working day on which each inspection is in time, by the working week, holidays and closures of the company. */
export async function withInspectBy<Row extends { dueOn: string | null }>(
  tx: TenantTx,
  rows: readonly Row[],
): Promise<(Row & { inspectBy: Row['dueOn'] })[]> {
  const dates = rows.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === '') return rows.map((row) => ({ ...row, inspectBy: null }));
  const week = await findWorkingWeek(tx);
  const daysOff = await listDaysOffBetween(tx, addDays(first, -LONGEST_OFF_DAYS), last);
  const off = new Set(daysOff.map(({ date }) => date));
  const isDayOff = (day: string) => off.has(day) || week[getDayOfWeek(day) - 1] === null;
  return rows.map((row) => ({
    ...row,
    inspectBy: row.dueOn === null ? null : getInspectBy(row.dueOn, isDayOff),
  }));
}

/** The first day from today on which an inspection of a scaffold is planned. An item that was moved to another project is none. */
export const selectPlannedOn = (today: string): RawBuilder<string | null> => sql`
  (select min(i.date) from planning_items i
    where i.scaffold_id = scaffolds.id and i.project_id = scaffolds.project_id and i.date >= ${today})`;

/** The scaffolds whose inspection is due or overdue, the first one first. */
export async function listDueScaffolds(tx: TenantTx, today: string): Promise<DueScaffold[]> {
  const { rows } = await sql<Omit<DueScaffold, 'inspectBy'>>`
    select scaffolds.id, scaffolds.number, place, project_id as "projectId", projects.title as "projectTitle",
           due_on as "dueOn", due_reason as "dueReason", ${selectPlannedOn(today)} as "plannedOn"
      from scaffolds join projects on projects.id = scaffolds.project_id
     where scaffolds.deleted_at is null and due_on <= ${addDays(today, LONGEST_OFF_DAYS)}
     order by due_on, scaffolds.number collate "nl-x-icu", scaffolds.id`.execute(tx);
  const all = await withInspectBy(tx, rows);
  return all.filter(({ inspectBy }) => inspectBy <= today);
}
