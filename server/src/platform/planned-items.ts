import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

interface Options {
  /** What follows `from`, up to the conditions: planning items as `i`. */
  from: RawBuilder<unknown>;
  /** Further columns, each after a comma. */
  more?: RawBuilder<unknown>;
  order?: RawBuilder<unknown>;
  limit?: number;
}

/** Planning items with who is on them, by time. */
export async function readPlannedItems<Item>(
  tx: TenantTx,
  { from, more = sql``, order = sql`asc`, limit = limits.workItems }: Options,
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.date, i.start_time as "startTime", i.end_time as "endTime", i.project_id as "projectId", i.description,
           array(select employee_id from planning_assignments where planning_item_id = i.id order by employee_id)
             as "employeeIds"${more}
      from ${from}
     order by i.date ${order}, i.start_time ${order}, i.id limit ${limit}`.execute(tx);
  return rows;
}

/** Planning items from today on and before it, the nearest first, and how many there are of each. */
export async function readItemsAround<Item>(
  tx: TenantTx,
  { from, more }: Pick<Options, 'from' | 'more'>,
) {
  const { rows } = await sql<{ upcomingCount: number; pastCount: number }>`
    select count(*) filter (where i.date >= ${getToday()})::int as "upcomingCount",
           count(*) filter (where i.date < ${getToday()})::int as "pastCount"
      from ${from}`.execute(tx);
  const read = (when: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    readPlannedItems<Item>(tx, { from: sql`${from} and ${when}`, order, ...(more && { more }) });
  return {
    upcoming: await read(sql`i.date >= ${getToday()}`, sql`asc`),
    past: await read(sql`i.date < ${getToday()}`, sql`desc`),
    ...(rows[0] ?? { upcomingCount: 0, pastCount: 0 }),
  };
}
