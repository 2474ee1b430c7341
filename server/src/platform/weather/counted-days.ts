import type { Contract } from '@ploegplan/contract/employees/schemas';
import { computeWorkingQuarters, fromQuarters } from '@ploegplan/contract/rules/leave/hours';
import type { Norms } from '@ploegplan/contract/rules/weather/norms';
import {
  countWaitingDays,
  type WaitingCount,
} from '@ploegplan/contract/rules/weather/waiting-days';
import type { WeatherCause } from '@ploegplan/contract/weather/kinds';
import { type RawBuilder, sql } from 'kysely';
import { listDaysOffBetween } from '../days-off.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** A day of an absence for the weather, as the absence has it now. */
export interface CountedDay {
  id: string;
  employeeId: string;
  projectId: string;
  date: string;
  cause: WeatherCause;
  /** Null: the whole day. */
  absentHours: number | null;
  reportedAt: Date | null;
  reportedBy: string;
}

/** The days of weather whose absence is still there, as SQL: one row for each day that the absence has now. */
export const selectCountedDays = (where: RawBuilder<unknown>) => sql<CountedDay>`
  select w.id, w.employee_id as "employeeId", w.project_id as "projectId", day::date::text as date, w.cause,
         a.hours_per_day::float8 as "absentHours", w.reported_at as "reportedAt", w.reported_by as "reportedBy"
    from weather_days w
    join absences a on a.id = w.id and a.kind = 'unworkable-weather'
    cross join lateral generate_series(a.first_day::timestamp, a.last_day::timestamp, '1 day') day
   where ${where}
   order by day, w.id`;

interface Person {
  id: string;
  contracts: Contract[];
  inServiceFrom: string | null;
  lastDay: string | null;
}

/** Says of people on which days they work, and how many hours; without contract hours nothing is known of a day. */
export class WorkingDays {
  readonly #people: ReadonlyMap<string, Person>;
  readonly #off: ReadonlySet<string>;
  readonly #leave: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    people: readonly Person[],
    off: ReadonlySet<string>,
    leave: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.#people = new Map(people.map((person) => [person.id, person]));
    this.#off = off;
    this.#leave = leave;
  }

  /** The contract hours of a day; null when the person has no contract. */
  getHours(employeeId: string, day: string): number | null {
    const person = this.#people.get(employeeId);
    if (!person || person.contracts.length === 0) return null;
    return fromQuarters(computeWorkingQuarters(person, day));
  }

  /** False on holidays and closures, on other leave of the whole day and on days that are free by the contract. */
  isWorkday(employeeId: string, day: string): boolean {
    if (this.#off.has(day) || this.#leave.get(employeeId)?.has(day)) return false;
    return this.getHours(employeeId, day) !== 0;
  }
}

interface Range {
  from: string;
  to: string;
}

export async function readWorkingDays(
  tx: TenantTx,
  employeeIds: readonly string[],
  { from, to }: Range,
): Promise<WorkingDays> {
  const people = await tx
    .selectFrom('employees')
    .select((eb) => [
      'id',
      eb.ref('contracts').$castTo<Contract[]>().as('contracts'),
      'in_service_from as inServiceFrom',
      'last_day as lastDay',
    ])
    .where(sql<boolean>`id = any (${[...employeeIds]}::uuid[])`)
    .execute();
  const { rows: leave } = await sql<{ employeeId: string; date: string }>`
    select employee_id as "employeeId", day::date::text as date
      from absences
      cross join lateral generate_series(
        greatest(first_day, ${from}::date)::timestamp, least(last_day, ${to}::date)::timestamp, '1 day') day
     where employee_id = any (${[...employeeIds]}::uuid[]) and kind <> 'unworkable-weather' and hours_per_day is null
       and last_day >= ${from} and first_day <= ${to}`.execute(tx);
  const off = new Set((await listDaysOffBetween(tx, from, to)).map(({ date }) => date));
  const byPerson = new Map(
    [...Map.groupBy(leave, ({ employeeId }) => employeeId)].map(([id, days]) => [
      id,
      new Set(days.map(({ date }) => date)),
    ]),
  );
  return new WorkingDays(people, off, byPerson);
}

/** Counts the waiting days of people up to a day. */
export async function readWaitingDays(
  tx: TenantTx,
  employeeIds: readonly string[],
  { on, norms }: { on: string; norms: Norms },
): Promise<(employeeId: string) => WaitingCount[]> {
  // A winter begins in the year before.
  const range = { from: `${Number(on.slice(0, 4)) - 1}-11-01`, to: on };
  const { rows } = await selectCountedDays(sql`
    w.employee_id = any (${[...employeeIds]}::uuid[]) and day between ${range.from} and ${range.to}`).execute(
    tx,
  );
  const working = await readWorkingDays(tx, employeeIds, range);
  const byPerson = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) =>
    countWaitingDays(
      (byPerson.get(employeeId) ?? []).map(({ date, cause, reportedAt }) => ({
        ...{ date, cause },
        isReported: reportedAt !== null,
      })),
      { on, norms, isWorkday: (date) => working.isWorkday(employeeId, date) },
    );
}
