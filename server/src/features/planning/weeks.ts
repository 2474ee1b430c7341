import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { addDays, toDayNumber } from '@ploegplan/contract/dates/dates';
import type { Weekday } from '@ploegplan/contract/dates/weekdays';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import type { PlannedWeeks } from '@ploegplan/contract/planning/schemas';
import { type AbsentDay, mapAbsentDays } from '@ploegplan/contract/rules/leave/hours';
import { groupDuties, isNight, type Shift } from '@ploegplan/contract/rules/working-time/duties';
import { sumWeeks } from '@ploegplan/contract/rules/working-time/hours';
import { findLimitsOn } from '@ploegplan/contract/rules/working-time/limits';
import { countSchoolQuarters } from '@ploegplan/contract/rules/working-time/school-days';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sql } from 'kysely';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import { readStaff } from '../../platform/leave/rows.ts';
import { findLimits, findWorkingWeek } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Range {
  from: string;
  to: string;
}

/** The shifts of each employee, also of the day before, of which a night may end in the range. Drafts too: the office plans with them. */
const listShifts = (tx: TenantTx, { from, to }: Range) =>
  tx
    .selectFrom('planning_assignments as assignment')
    .innerJoin('planning_items as item', 'item.id', 'assignment.planning_item_id')
    .select([
      'assignment.employee_id as employeeId',
      sql<Shift[]>`json_agg(json_build_object('id', item.id, 'date', item.date,
        'startTime', item.start_time, 'endTime', item.end_time))`.as('shifts'),
    ])
    .where('assignment.date', '>=', addDays(from, -1))
    .where('assignment.date', '<=', to)
    .where('item.start_time', 'is not', null)
    .where('item.end_time', 'is not', null)
    .groupBy('assignment.employee_id');

const listAbsences = (tx: TenantTx, { from, to }: Range) =>
  tx
    .selectFrom('absences')
    .select((eb) => [
      'id',
      eb.ref('kind').$castTo<AbsenceKind>().as('kind'),
      'employee_id as employeeId',
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
    ])
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .execute();

/** Lists the people who are at school on some weekdays. */
const listPupils = (tx: TenantTx) =>
  tx
    .selectFrom('employees')
    .select((eb) => [
      'id',
      eb.ref('contracts').$castTo<Contract[]>().as('contracts'),
      eb.ref('school_days').$castTo<Weekday[]>().as('schoolDays'),
      'date_of_birth as dateOfBirth',
      'in_service_from as inServiceFrom',
      'last_day as lastDay',
      eb('deleted_at', 'is not', null).$castTo<boolean>().as('deleted'),
    ])
    .where(sql<boolean>`school_days <> '[]'`)
    .execute();

/** Absences and school by employee and day. */
async function listAbsentDays(
  tx: TenantTx,
  range: Range,
  workingWeek: WorkingWeek,
): Promise<Map<string, Map<string, AbsentDay>>> {
  const absences = Map.groupBy(await listAbsences(tx, range), (absence) => absence.employeeId);
  const pupils = new Map((await listPupils(tx)).map((pupil) => [pupil.id, pupil]));
  const ids = [...new Set([...absences.keys(), ...pupils.keys()])];
  if (ids.length === 0) return new Map();
  const daysOff = new Set(
    (await listDaysOffBetween(tx, range.from, range.to)).map(({ date }) => date),
  );
  const school = { ...range, workingWeek, isDayOff: (day: string) => daysOff.has(day) };
  return new Map(
    (await readStaff(tx, ids)).map((worker) => {
      const pupil = pupils.get(worker.id);
      const atSchool = pupil && countSchoolQuarters(pupil, school);
      return [worker.id, mapAbsentDays(absences.get(worker.id) ?? [], worker, range, atSchool)];
    }),
  );
}

/** The Sundays on which each employee works; a night from Saturday that goes on after midnight is work on it too. */
const listSundays = (tx: TenantTx, { from, to }: Range) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('planning_assignments as assignment')
        .innerJoin('planning_items as item', 'item.id', 'assignment.planning_item_id')
        .select([
          'assignment.employee_id as employeeId',
          sql<string>`assignment.date + (extract(isodow from assignment.date) = 6)::int`.as(
            'sunday',
          ),
        ])
        .distinct()
        .where('assignment.date', '>=', addDays(from, -52 * 7))
        .where('assignment.date', '<=', to)
        .where(
          sql<boolean>`extract(isodow from assignment.date) >= 6
            and (extract(isodow from assignment.date) = 7 or item.end_time <= item.start_time and item.end_time > '00:00')`,
        )
        .as('worked'),
    )
    .select(['employeeId', sql<string[]>`json_agg(sunday order by sunday)`.as('sundays')])
    .groupBy('employeeId')
    .execute();

/** Lists all shifts, by employee, in a range and 52 weeks before it, of employees with a night shift in them. */
async function listShiftsOfNights(
  tx: TenantTx,
  { from, to }: Range,
): Promise<Map<string, Shift[]>> {
  const range = { from: addDays(from, -52 * 7), to };
  const isOfNight = sql<boolean>`assignment.employee_id = any (array(
    select distinct a.employee_id from planning_items i join planning_assignments a on a.planning_item_id = i.id
     where i.date between ${range.from} and ${range.to} and (i.start_time < '06:00' or i.end_time <= i.start_time)))`;
  const rows = await listShifts(tx, range).where(isOfNight).execute();
  return new Map(rows.map(({ employeeId, shifts }) => [employeeId, shifts]));
}

/** Lists the working time in the averages of the board: of what is planned with times, by its own rules, and of absences. */
export async function listPlannedWeeks(tx: TenantTx, range: Range): Promise<PlannedWeeks[]> {
  const workingWeek = await findWorkingWeek(tx);
  const absent = await listAbsentDays(tx, range, workingWeek);
  const limits = await findLimits(tx);
  const planned = await listShifts(tx, range).execute();
  const shifts = new Map(planned.map((entry) => [entry.employeeId, entry.shifts]));
  const nights = await listShiftsOfNights(tx, range);
  const sundays = new Map(
    (await listSundays(tx, range)).map((sunday) => [sunday.employeeId, sunday.sundays]),
  );
  const days = { from: toDayNumber(range.from), to: toDayNumber(range.to) };
  const ids = [
    ...new Set([...shifts.keys(), ...absent.keys(), ...sundays.keys(), ...nights.keys()]),
  ].sort();
  return ids.map((employeeId) => {
    const duties = groupDuties(shifts.get(employeeId) ?? [], limits, workingWeek);
    const weeks = [...sumWeeks(duties, absent.get(employeeId) ?? new Map(), days).values()];
    return {
      employeeId,
      hours: weeks.map(({ minutes }) => Math.round(minutes / 0.6) / 100),
      nights: weeks.map(({ nights }) => nights),
      lateNights: weeks.map(({ lateNights }) => lateNights),
      sundays: sundays.get(employeeId) ?? [],
      longNights: groupDuties(nights.get(employeeId) ?? [], limits, workingWeek).flatMap((duty) =>
        isNight(duty) && duty.work > findLimitsOn(limits, duty.date).adult.nightShift * 60
          ? [duty.date]
          : [],
      ),
    };
  });
}
