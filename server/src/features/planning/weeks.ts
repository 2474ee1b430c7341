import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { addDays, toDayNumber } from '@ploegplan/contract/dates/dates';
import type { PlannedWeeks } from '@ploegplan/contract/planning/schemas';
import { type AbsentDay, mapAbsentDays } from '@ploegplan/contract/rules/leave/hours';
import { groupDuties, type Shift } from '@ploegplan/contract/rules/working-time/duties';
import { sumWeeks } from '@ploegplan/contract/rules/working-time/hours';
import { workingTimeLimits } from '@ploegplan/contract/rules/working-time/limits';
import { sql } from 'kysely';
import { readStaff } from '../../platform/leave/rows.ts';
import { findWorkingWeek } from '../../platform/tenants/settings.ts';
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
    .groupBy('assignment.employee_id')
    .execute();

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

async function listAbsentDays(
  tx: TenantTx,
  range: Range,
): Promise<Map<string, Map<string, AbsentDay>>> {
  const absences = Map.groupBy(await listAbsences(tx, range), (absence) => absence.employeeId);
  if (absences.size === 0) return new Map();
  const staff = await readStaff(tx, [...absences.keys()]);
  return new Map(
    staff.map((worker) => [worker.id, mapAbsentDays(absences.get(worker.id) ?? [], worker, range)]),
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
          sql<boolean>`extract(isodow from assignment.date) = 7 or extract(isodow from assignment.date) = 6
            and item.end_time <= item.start_time and item.end_time > '00:00'`,
        )
        .as('worked'),
    )
    .select(['employeeId', sql<string[]>`json_agg(sunday order by sunday)`.as('sundays')])
    .groupBy('employeeId')
    .execute();

/** What counts as worked in the averages of the board: of what is planned with times, by its own rules, and of absences. */
export async function listPlannedWeeks(tx: TenantTx, range: Range): Promise<PlannedWeeks[]> {
  const workingWeek = await findWorkingWeek(tx);
  const absent = await listAbsentDays(tx, range);
  const shifts = new Map(
    (await listShifts(tx, range)).map((shift) => [shift.employeeId, shift.shifts]),
  );
  const sundays = new Map(
    (await listSundays(tx, range)).map((sunday) => [sunday.employeeId, sunday.sundays]),
  );
  const days = { from: toDayNumber(range.from), to: toDayNumber(range.to) };
  const ids = [...new Set([...shifts.keys(), ...absent.keys(), ...sundays.keys()])].sort();
  return ids.map((employeeId) => {
    const duties = groupDuties(shifts.get(employeeId) ?? [], workingTimeLimits, workingWeek);
    const weeks = [...sumWeeks(duties, absent.get(employeeId) ?? new Map(), days).values()];
    return {
      employeeId,
      hours: weeks.map(({ minutes }) => Math.round(minutes / 0.6) / 100),
      nights: weeks.map(({ nights }) => nights),
      lateNights: weeks.map(({ lateNights }) => lateNights),
      sundays: sundays.get(employeeId) ?? [],
    };
  });
}
