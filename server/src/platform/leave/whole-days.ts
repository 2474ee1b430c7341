import { type RawBuilder, sql } from 'kysely';

/**
 * The days from one to another on which somebody is absent all day, in the columns `employee_id` and `day`: by an absence of whole
 * days, or by hours that together are as many as those of the contract. The same as `listWholeDayAbsences` of the contract.
 */
export const selectWholeDaysAbsent = (from: string, to: string): RawBuilder<unknown> => sql`
  select absence.employee_id, day::date as day
    from absences absence,
         generate_series(greatest(first_day, ${from}::date), least(last_day, ${to}::date), '1 day') day
   where last_day >= ${from} and first_day <= ${to}
   group by absence.employee_id, day
  having bool_or(hours_per_day is null) or sum(hours_per_day) >= nullif((
           select (contract -> 'hours' ->> (extract(isodow from day)::int - 1))::numeric
             from employees, jsonb_array_elements(contracts) with ordinality of_employee(contract, place)
            where id = absence.employee_id and coalesce(contract ->> 'from', '') <= day::date::text
            order by coalesce(contract ->> 'from', '') desc, place desc limit 1), 0)`;
