import type { ClosureCost, PlannedClosure } from '@ploegplan/contract/closures/schemas';
import type { Holiday } from '@ploegplan/contract/holidays/schemas';
import { type RawBuilder, sql } from 'kysely';
import { listHolidaysBetween } from './holidays.ts';
import { findObservedHolidays } from './tenants/settings.ts';
import type { TenantTx } from './tenants/transaction.ts';

interface Days {
  from: string;
  to: string;
  /** A closure that is not saved yet, in the place of the one with its id. */
  planned?: PlannedClosure | undefined;
}

export interface ClosedDay {
  date: string;
  name: string;
  cost: ClosureCost;
}

const selectClosuresWith = (planned: PlannedClosure | undefined): RawBuilder<unknown> =>
  planned
    ? sql`(select id, name, first_day, last_day, cost from closures where deleted_at is null and id <> ${planned.id}
           union all select ${planned.id}, '', ${planned.firstDay}::date, ${planned.lastDay}::date, ${planned.cost})`
    : sql`(select id, name, first_day, last_day, cost from closures where deleted_at is null)`;

/** The days of closures in a range, each once: of two closures on a day the one that costs something. */
export async function readClosedDays(
  tx: TenantTx,
  { from, to, planned }: Days,
): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select distinct on (day) day::date as date, name, cost
      from ${selectClosuresWith(planned)} closure,
           generate_series(greatest(first_day, ${from}::date), least(last_day, ${to}::date), '1 day') day
     where last_day >= ${from} and first_day <= ${to}
     order by day, cost = 'none', first_day, id`.execute(tx);
  return rows;
}

/** The days in a range on which nobody works, by date: the holidays that the company keeps, and days on which the company is closed. */
export async function listDaysOffBetween(
  tx: TenantTx,
  from: string,
  to: string,
  planned?: PlannedClosure,
): Promise<Holiday[]> {
  const holidays = listHolidaysBetween(from, to, await findObservedHolidays(tx));
  const closed = (await readClosedDays(tx, { from, to, planned })).map(
    ({ date, name }): Holiday => ({ date, name, kind: 'closure' }),
  );
  // On a day that is both, the holiday comes later and stays.
  const byDate = new Map([...closed, ...holidays].map((day) => [day.date, day]));
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
