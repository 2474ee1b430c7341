import { type RawBuilder, sql } from 'kysely';

/** A day as yyyy-MM-dd, or an expression of one. */
type Day = string | RawBuilder<unknown>;

/** True when the employee of a row has left on a day: after the last day or, without one, once deleted. */
export const hasLeftOn = (day: Day, table = 'employees'): RawBuilder<boolean> => {
  const [lastDay, deletedAt] = [sql.ref(`${table}.last_day`), sql.ref(`${table}.deleted_at`)];
  return sql<boolean>`coalesce(${lastDay} < ${day}::date, ${deletedAt} is not null)`;
};

export const isInServiceOn = (day: Day, table = 'employees'): RawBuilder<boolean> =>
  sql<boolean>`(not ${hasLeftOn(day, table)} and coalesce(${sql.ref(`${table}.in_service_from`)} <= ${day}::date, true))`;
