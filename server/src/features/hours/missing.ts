import type { MissingHours, OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import {
  computePlannedHours,
  type DayRules,
} from '@ploegplan/contract/rules/working-time/planned-hours';
import { type RawBuilder, sql } from 'kysely';
import { selectMissingAssignments } from '../../platform/hours/missing.ts';
import { findReachable } from '../../platform/notices/repository.ts';
import { hasLeftOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Context {
  today: string;
  rules: DayRules;
}

type Item = MissingHours['items'][number] &
  Pick<OwnMissingHours, 'projectName' | 'clientName'> & { employeeId: string };

/** The items that miss hours, of the employees for whom the condition holds, the oldest first. */
async function listItems(
  tx: TenantTx,
  condition: RawBuilder<boolean>,
  { today, rules }: Context,
): Promise<Item[]> {
  // All items of such a day tell which of them has its break.
  const { rows } = await sql<Omit<Item, 'planned'> & { isMissing: boolean }>`
    with missing as materialized (select * from (${selectMissingAssignments(today)}) m where ${condition})
    select a.employee_id as "employeeId", a.planning_item_id as "itemId", a.date, i.project_id as "projectId",
           i.client_id as "clientId", coalesce(p.title, '') as "projectName", coalesce(c.name, '') as "clientName",
           i.start_time as "startTime", i.end_time as "endTime", m.employee_id is not null as "isMissing"
      from planning_assignments a
      join planning_items i on i.id = a.planning_item_id
      left join projects p on p.id = i.project_id
      left join clients c on c.id = coalesce(p.client_id, i.client_id)
      left join missing m on m.employee_id = a.employee_id and m.planning_item_id = a.planning_item_id
     where not a.is_draft and (a.employee_id, a.date) in (select employee_id, date from missing)
     order by a.date, i.start_time, a.planning_item_id, a.employee_id`.execute(tx);
  const days = Map.groupBy(
    rows.map((row) => ({ ...row, id: row.itemId })),
    ({ employeeId, date }) => `${employeeId} ${date}`,
  );
  return rows
    .filter(({ isMissing }) => isMissing)
    .map(({ isMissing, ...item }) => {
      const own = days.get(`${item.employeeId} ${item.date}`) ?? [];
      const planned = computePlannedHours({ ...item, id: item.itemId }, { own, ...rules });
      return { ...item, planned: planned?.hours ?? null };
    });
}

/** The own items that miss hours, the oldest first. */
export async function listOwnMissing(
  tx: TenantTx,
  ownId: string,
  context: Context,
): Promise<OwnMissingHours[]> {
  const items = await listItems(tx, sql`employee_id = ${ownId}`, context);
  return items.map(({ employeeId, projectId, clientId, ...item }) => item);
}

const findLeavers = async (tx: TenantTx, ids: readonly string[], day: string) =>
  new Set(
    (
      await tx
        .selectFrom('employees')
        .select('id')
        .where('id', 'in', [...ids])
        .where(hasLeftOn(day))
        .execute()
    ).map(({ id }) => id),
  );

/**
 * Lists missing hours by employee, with the last reminder; the one who misses them longest comes first. Former employees are
 * included, because they are paid for the days before.
 */
export async function listMissing(tx: TenantTx, context: Context): Promise<MissingHours[]> {
  const items = await listItems(tx, sql`true`, context);
  const people = Map.groupBy(items, ({ employeeId }) => employeeId);
  const ids = [...people.keys()];
  if (ids.length === 0) return [];
  const reminders = await tx
    .selectFrom('hour_reminders')
    .select((eb) => ['employee_id', eb.fn.max('at').as('at')])
    .where('employee_id', 'in', ids)
    .groupBy('employee_id')
    .execute();
  const remindedAt = new Map(
    reminders.map(({ employee_id, at }) => [employee_id, at.toISOString()]),
  );
  const left = await findLeavers(tx, ids, context.today);
  const reachable = await findReachable(tx, ids, 'missing');
  return [...people].map(([employeeId, missing]) => ({
    employeeId,
    items: missing.map(({ employeeId: _, projectName, clientName, ...item }) => item),
    remindedAt: remindedAt.get(employeeId) ?? null,
    isReachable: reachable.has(employeeId) && !left.has(employeeId),
    hasLeft: left.has(employeeId),
  }));
}
