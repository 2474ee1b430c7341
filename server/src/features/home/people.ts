import type { Home, HomeAbsence, HomeDay } from '@ploegplan/contract/home/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { sortDutch } from '../../platform/database/order.ts';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import { selectWholeDaysAbsent } from '../../platform/leave/whole-days.ts';
import { hasLeftOn, isInServiceOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The numbers of absent, planned and free employees on each day; each employee counts once. */
export async function countDays(tx: TenantTx, from: string, to: string): Promise<HomeDay[]> {
  const { rows } = await sql<Omit<HomeDay, 'holiday'>>`
    with staff as (
      select day::date as date, employees.id
        from generate_series(${from}::date, ${to}::date, '1 day') day, employees
       where not ${hasLeftOn(from)} and ${isInServiceOn(sql`day`)}
    ),
    away as (
      select employee_id, day as date from (${selectWholeDaysAbsent(from, to)}) away
    ),
    -- An employee who is both planned and absent counts as absent.
    busy as (
      select date, employee_id, true as is_away from away
      union all
      select date, employee_id, false from planning_assignments where date between ${from} and ${to}
    ),
    people as (
      select date, employee_id, bool_or(is_away) as is_away
        from busy join staff using (date) where staff.id = employee_id group by date, employee_id
    )
    select day::date as date,
           count(*) filter (where not is_away) as planned,
           count(*) filter (where is_away) as absent,
           (select count(*) from staff where staff.date = day::date) - count(is_away) as free
      from generate_series(${from}::date, ${to}::date, '1 day') day
      left join people on people.date = day::date
     group by day order by day`.execute(tx);
  const daysOff = await listDaysOffBetween(tx, from, to);
  const names = new Map(daysOff.map(({ date, name }) => [date, name]));
  return rows.map((day) => ({ ...day, holiday: names.get(day.date) ?? null }));
}

/** An employee who is ill during leave is absent once: as ill. */
const isReplacedByIllness = (day: string) => sql<boolean>`(
  absence.kind <> 'sick' and absence.hours_per_day is null and exists (
    select from absences illness
     where illness.employee_id = absence.employee_id and illness.kind = 'sick' and illness.hours_per_day is null
       and illness.first_day <= ${day} and illness.last_day >= ${day}))`;

const isAway = (day: string) =>
  sql<boolean>`employee.id in (select employee_id from (${selectWholeDaysAbsent(day, day)}) away)`;

type Absences = Pick<Home, 'absences' | 'absenceCount'>;

/** The absences on a day, whole days first. */
export async function listAbsent(tx: TenantTx, day: string): Promise<Absences> {
  const rows = await tx
    .selectFrom('absences as absence')
    .innerJoin('employees as employee', 'employee.id', 'absence.employee_id')
    .innerJoin('leave_kinds', 'leave_kinds.id', 'absence.kind_id')
    .select((eb) => [
      'absence.id',
      'employee.id as employeeId',
      'employee.name',
      'leave_kinds.name as kindName',
      'absence.last_day as lastDay',
      sql<number | null>`case when ${isAway(day)} then null else absence.hours_per_day end`.as(
        'hoursPerDay',
      ),
      eb
        .and([isAway(day), eb.exists(selectAssignments(tx, day))])
        .$castTo<boolean>()
        .as('isPlanned'),
      eb.fn.countAll<number>().over().as('count'),
    ])
    .where(isInServiceOn(day, 'employee'))
    .where('absence.last_day', '>=', day)
    .where('absence.first_day', '<=', day)
    .where((eb) => eb.not(isReplacedByIllness(day)))
    .orderBy('hoursPerDay', (order) => order.nullsFirst())
    .orderBy('employee.name', sortDutch)
    .orderBy('absence.id')
    .limit(limits.homeRows)
    .execute();
  const absences = rows.map(
    ({ employeeId, name, count: _, ...absence }): HomeAbsence => ({
      ...absence,
      employee: { id: employeeId, name },
    }),
  );
  return { absences, absenceCount: rows[0]?.count ?? 0 };
}

const selectAssignments = (tx: TenantTx, day: string) =>
  tx
    .selectFrom('planning_assignments as assignment')
    .select('assignment.employee_id')
    .where('assignment.employee_id', '=', sql.ref<string>('employee.id'))
    .where('assignment.date', '=', day);

/** The employees who are neither planned nor absent the whole day. */
export const listFree = (tx: TenantTx, day: string): Promise<Home['freeEmployees']> =>
  tx
    .selectFrom('employees as employee')
    .select(['employee.id', 'employee.name'])
    .where(isInServiceOn(day, 'employee'))
    .where((eb) => eb.not(eb.exists(selectAssignments(tx, day))))
    .where((eb) => eb.not(isAway(day)))
    .orderBy('employee.name', sortDutch)
    .orderBy('employee.id')
    .limit(limits.homeRows)
    .execute();
