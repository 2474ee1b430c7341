import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import type {
  EmployeePaySegment,
  OvertimeChoice,
  PaySegment,
  WeekPaySegments,
} from '@ploegplan/contract/hours/classes.schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { fromQuarters, mapAbsentDays } from '@ploegplan/contract/rules/leave/hours';
import { classifyWeek } from '@ploegplan/contract/rules/pay/classes';
import { createPayDays } from '@ploegplan/contract/rules/pay/days';
import {
  countSavedQuarters,
  findTimeForTimeOf,
  markSaved,
} from '@ploegplan/contract/rules/pay/savings';
import { listClassChanges } from '@ploegplan/contract/rules/pay/sums';
import { sql } from 'kysely';
import { listHolidaysBetween } from '../../platform/holidays.ts';
import { requireFound } from '../../platform/http/problem.ts';
import { listAbsences } from '../../platform/leave/absences.ts';
import { readPayRules } from '../../platform/pay-rules.ts';
import {
  findLimits,
  findObservedHolidays,
  findWorkingWeek,
} from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listWorkDays } from '../../platform/work-days.ts';
import { type RecordedCell, readApprovedWeeks, readRecorded } from './repository.ts';
import { readChoices, readSavers } from './savings.ts';

interface Range {
  from: string;
  to: string;
}

export interface Week {
  employeeId: string;
  monday: string;
}

const getWeekRange = ({ monday }: Week): Range => ({ from: monday, to: addDays(monday, 6) });

interface PlannedWork {
  employeeId: string;
  date: string;
  projectId: string | null;
  clientId: string | null;
  startTime: string | null;
  endTime: string | null;
}

async function readPlannedTimes(tx: TenantTx, employeeIds: readonly string[], { from, to }: Range) {
  const { rows } = await sql<PlannedWork>`
    select a.employee_id as "employeeId", a.date, i.project_id as "projectId", i.client_id as "clientId",
           i.start_time as "startTime", i.end_time as "endTime"
      from planning_assignments a join planning_items i on i.id = a.planning_item_id
     where a.employee_id = any (${sql.val([...employeeIds])}::uuid[]) and a.date between ${from} and ${to}
       and i.start_time is not null and i.end_time is not null and (not a.is_draft or a.hours_worked is not null)`.execute(
    tx,
  );
  return rows;
}

async function readPaidStaff(tx: TenantTx, employeeId: string | undefined) {
  let query = tx
    .selectFrom('employees')
    .select((eb) => [
      'id',
      'in_service_from as inServiceFrom',
      'last_day as lastDay',
      eb.ref('contracts').$castTo<Contract[]>().as('contracts'),
    ])
    .orderBy('id');
  if (employeeId) query = query.where('id', '=', employeeId);
  return query.execute();
}

interface Selection {
  employeeId?: string | undefined;
  leavesApproved: boolean;
  /** The recorded hours of these days, where they were read already. */
  recorded?: readonly RecordedCell[];
}

/** Classifies recorded hours by the rules that hold on each day, also those of approved weeks unless these are left out. */
async function classify(
  tx: TenantTx,
  range: Range,
  { employeeId, leavesApproved, recorded: read }: Selection,
): Promise<(PaySegment & { employeeId: string })[]> {
  const rules = await readPayRules(tx);
  if (!rules.some(({ firstDay }) => firstDay <= range.to)) return [];
  const staff = await readPaidStaff(tx, employeeId);
  const ids = staff.map(({ id }) => id);
  const closed = leavesApproved ? await readApprovedWeeks(tx, ids, range) : new Set<string>();
  const cells = read ?? (await readRecorded(tx, ids, range));
  const recorded = Map.groupBy(cells, (cell) => cell.employeeId);
  const planned = Map.groupBy(await readPlannedTimes(tx, ids, range), (item) => item.employeeId);
  const known = Map.groupBy(await listWorkDays(tx, range, employeeId), (day) => day.employeeId);
  const absences = Map.groupBy(await listAbsences(tx, range, employeeId), (one) => one.employeeId);
  const kinds = await tx
    .selectFrom('hour_kinds')
    .select('id')
    .where('meaning', '=', 'work')
    .execute();
  const work = new Set(kinds.map(({ id }) => id));
  const workingWeek = await findWorkingWeek(tx);
  const dated = await findLimits(tx);
  // Work of the first and last day may lie before or after midnight.
  const kept = listHolidaysBetween(
    addDays(range.from, -1),
    addDays(range.to, 2),
    await findObservedHolidays(tx),
  );
  const holidays = new Set(kept.map(({ date }) => date));
  const savers = await readSavers(tx, ids);
  const choices = await readChoices(tx, range);
  return staff.flatMap(({ id, ...worker }) => {
    const own = (recorded.get(id) ?? []).filter(
      ({ date }) => !closed.has(createWeekKey(id, getMonday(date))),
    );
    const days = createPayDays(own, planned.get(id) ?? [], {
      isWork: (kind) => work.has(kind),
      times: new Map((known.get(id) ?? []).map((day) => [day.date, day])),
      workingWeek,
      dated,
    });
    if (days.length === 0) return [];
    const leave = mapAbsentDays(absences.get(id) ?? [], worker, range);
    const parts = classifyWeek(days, { ...worker, leave, holidays, workingWeek }, rules);
    return parts.map(({ article: _, ...unsaved }) => {
      const part = { ...unsaved, employeeId: id, saved: null };
      const monday = getMonday(part.date);
      const rule = savers.has(id) ? findTimeForTimeOf(rules, monday) : null;
      const isSaved = rule && (choices.get(createWeekKey(id, monday)) ?? rule.isUsual);
      return isSaved ? markSaved<typeof part & PaySegment>(part, rule.counts) : part;
    });
  });
}

/** Writes what the hours of a week are worth, with its approval. */
export async function keepClasses(
  tx: TenantTx,
  { id, employeeId, monday }: Week & { id: string },
  recorded?: readonly RecordedCell[],
): Promise<PaySegment[]> {
  const range = getWeekRange({ employeeId, monday });
  const parts = await classify(tx, range, {
    employeeId,
    leavesApproved: false,
    ...(recorded && { recorded }),
  });
  if (parts.length === 0) return parts;
  await tx
    .insertInto('approval_classes')
    .values(
      parts.map(({ from, to, projectId, employeeId: _, ...part }, position) => ({
        ...part,
        approval_id: id,
        position,
        from_time: from,
        to_time: to,
        project_id: projectId,
      })),
    )
    .execute();
  return parts;
}

const partColumns = sql`c.date, to_char(c.from_time, 'HH24:MI') as "from", to_char(c.to_time, 'HH24:MI') as "to", c.minutes, c.class,
  c.percent, c.project_id as "projectId", c.reason, c.saved`;

/** Lists what recorded hours are worth: as they were approved, else by the rules that hold on each day. */
export async function listClasses(
  tx: TenantTx,
  range: Range,
  employeeId?: string,
): Promise<EmployeePaySegment[]> {
  const { rows: approved } = await sql<PaySegment & { employeeId: string }>`
    select p.employee_id as "employeeId", ${partColumns}
      from hour_approvals p join approval_classes c on c.approval_id = p.id
     where p.reopened_at is null and p.monday between ${getMonday(range.from)} and ${range.to}
       and c.date between ${range.from} and ${range.to}
       and p.employee_id = coalesce(${employeeId ?? null}::uuid, p.employee_id)
     order by p.employee_id, c.date, c.position`.execute(tx);
  const open = await classify(tx, range, { employeeId, leavesApproved: true });
  return [
    ...approved.map((part) => ({ ...part, isApproved: true })),
    ...open.map((part) => ({ ...part, isApproved: false })),
  ];
}

interface ApprovalClasses {
  at: Date;
  isReopened: boolean;
  parts: Pick<PaySegment, 'class' | 'percent' | 'saved' | 'minutes'>[];
}

/** Reads the approvals of a week, the oldest first, with the differences from the one before. An approval from before there were rules has none. */
export async function readApprovals(
  tx: TenantTx,
  { employeeId, monday }: Week,
): Promise<(ApprovalClasses & { changes: string[] })[]> {
  const { rows } = await sql<ApprovalClasses>`
    select p.approved_at as at, p.reopened_at is not null as "isReopened",
           (select coalesce(json_agg(json_build_object('class', c.class, 'percent', c.percent, 'saved', c.saved, 'minutes', c.minutes)), '[]')
              from approval_classes c where c.approval_id = p.id) as parts
      from hour_approvals p where p.employee_id = ${employeeId} and p.monday = ${monday}
     order by p.approved_at`.execute(tx);
  return rows.map((row, at) => ({ ...row, changes: findChanges(rows[at - 1], row.parts) }));
}

const findChanges = (before: ApprovalClasses | undefined, parts: ApprovalClasses['parts']) =>
  before && before.parts.length > 0 ? listClassChanges(before.parts, parts) : [];

export async function readWeekClasses(tx: TenantTx, week: Week): Promise<WeekPaySegments> {
  const { employeeId } = week;
  requireFound(
    await tx.selectFrom('employees').select('id').where('id', '=', employeeId).executeTakeFirst(),
  );
  const all = await listClasses(tx, getWeekRange(week), employeeId);
  const parts = all.map(({ employeeId: _, isApproved: _of, ...part }) => part);
  const last = (await readApprovals(tx, week)).at(-1);
  return {
    parts,
    changes: last?.isReopened ? findChanges(last, parts) : (last?.changes ?? []),
    savedHours: fromQuarters(countSavedQuarters(parts)),
    overtime: await findChoice(tx, employeeId, all),
  };
}

/** Finds what becomes of overtime that is not approved; null where there is none, or where it cannot be saved. */
async function findChoice(
  tx: TenantTx,
  employeeId: string,
  parts: readonly EmployeePaySegment[],
): Promise<OvertimeChoice | null> {
  const overtime = parts.find((part) => part.class === 'overtime');
  if (!overtime || overtime.isApproved) return null;
  const savers = await readSavers(tx, [employeeId]);
  if (!savers.has(employeeId)) return null;
  return overtime.saved === null ? 'paid' : 'saved';
}
