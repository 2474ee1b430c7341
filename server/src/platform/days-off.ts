import type { Holiday } from '@ploegplan/contract/holidays.schemas';
import { sql } from 'kysely';
import { holidaysBetween } from './holidays.ts';
import { findObservedHolidays } from './tenants/settings.ts';
import type { TenantTx } from './tenants/transaction.ts';

/** The days of closures in a range, each once. */
async function closedDays(tx: TenantTx, from: string, to: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select distinct on (day) day::date as date, name, 'closure' as kind
      from closures, generate_series(greatest(first_day, ${from}::date), least(last_day, ${to}::date), '1 day') day
     where deleted_at is null and last_day >= ${from} and first_day <= ${to}
     order by day, first_day, id`.execute(tx);
  return rows;
}

/** The days in a range on which nobody works, by date: the holidays that the company keeps, and days on which the company is closed. */
export async function daysOffBetween(tx: TenantTx, from: string, to: string): Promise<Holiday[]> {
  const holidays = holidaysBetween(from, to, await findObservedHolidays(tx));
  const days = [...(await closedDays(tx, from, to)), ...holidays];
  // On a day that is both, the holiday comes later and stays.
  const byDate = new Map(days.map((day) => [day.date, day]));
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
