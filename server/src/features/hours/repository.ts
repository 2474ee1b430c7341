import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type {
  Approval,
  ApprovedLine,
  HourLine,
  Hours,
  WorkedItem,
} from '@ploegplan/contract/hours/schemas';
import { type RawBuilder, sql } from 'kysely';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Range {
  from: string;
  to: string;
}

const itemColumns = sql`
  a.planning_item_id as "itemId", a.employee_id as "employeeId", a.date, i.project_id as "projectId",
  i.client_id as "clientId", i.start_time as "startTime", i.end_time as "endTime", a.hours_worked as entered, a.notes,
  i.is_other_work as "isOtherWork"`;

/** What is planned, and what employees entered; a draft only when something was entered on it. */
async function listItems(tx: TenantTx, { from, to }: Range): Promise<WorkedItem[]> {
  const { rows } = await sql<Omit<WorkedItem, 'isOtherWork'> & { isOtherWork: boolean }>`
    select ${itemColumns}
      from planning_assignments a join planning_items i on i.id = a.planning_item_id
     where a.date between ${from} and ${to} and (not a.is_draft or a.hours_worked is not null)
     order by a.date, i.start_time, a.planning_item_id, a.employee_id`.execute(tx);
  return rows.map(({ isOtherWork, ...item }) => (isOtherWork ? { ...item, isOtherWork } : item));
}

async function listLines(tx: TenantTx, { from, to }: Range): Promise<HourLine[]> {
  const { rows } = await sql<Omit<HourLine, 'at'> & { at: Date }>`
    select employee_id as "employeeId", date, project_id as "projectId", client_id as "clientId", kind_id as "kindId",
           quarters / 4.0 as hours, entered_quarters / 4.0 as entered, reason, at, ${selectUserName('hour_lines.user_id')} as by
      from hour_lines where date between ${from} and ${to}
     order by date, employee_id, target_id, kind_id`.execute(tx);
  return rows.map((line) => ({ ...line, at: line.at.toISOString() }));
}

const approvedLines = sql<ApprovedLine[]>`
  (select coalesce(json_agg(json_build_object(
            'date', l.date, 'projectId', l.project_id, 'clientId', l.client_id, 'kindId', l.kind_id,
            'hours', l.quarters / 4.0) order by l.date, l.target_id, l.kind_id), '[]')
     from approved_hours l where l.approval_id = p.id)`;

/** The approvals in force of the weeks that the days lie in. */
async function listApprovals(tx: TenantTx, { from, to }: Range): Promise<Approval[]> {
  const { rows } = await sql<Omit<Approval, 'at'> & { at: Date }>`
    select p.id, p.employee_id as "employeeId", p.monday, p.quarters / 4.0 as hours, p.approved_at as at,
           ${selectUserName('p.approved_by')} as by, ${approvedLines} as lines
      from hour_approvals p
     where p.reopened_at is null and p.monday between ${getMonday(from)} and ${to}
     order by p.monday, p.employee_id`.execute(tx);
  return rows.map((approval) => ({ ...approval, at: approval.at.toISOString() }));
}

export async function listHours(tx: TenantTx, range: Range): Promise<Hours> {
  return {
    items: await listItems(tx, range),
    lines: await listLines(tx, range),
    approvals: await listApprovals(tx, range),
  };
}

/** Sums of sixteen weeks, of kinds that are work. */
export async function listWeeks(tx: TenantTx, monday: string) {
  const { rows } = await sql<{ employeeId: string; monday: string; worked: number }>`
    select h.employee_id as "employeeId", h.date - (extract(isodow from h.date)::integer - 1) as monday,
           sum(h.quarters) / 4.0 as worked
      from recorded_hours h join hour_kinds k on k.id = h.kind_id and k.meaning = 'work'
     where h.date between ${addDays(monday, -15 * 7)} and ${addDays(monday, 6)}
     group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** One cell of the hours: of the employee, day, project or client, and kind. */
export interface Cell {
  employeeId: string;
  date: string;
  targetId: string;
  kindId: string;
}

export const getCellKey = ({ employeeId, date, targetId, kindId }: Cell): string =>
  `${employeeId} ${date} ${targetId} ${kindId}`;

const isInRange = (employeeIds: readonly string[], { from, to }: Range): RawBuilder<boolean> =>
  sql`employee_id = any (${sql.val([...employeeIds])}::uuid[]) and date between ${from} and ${to}`;

export interface RecordedCell extends Cell {
  projectId: string | null;
  clientId: string | null;
  quarters: number;
}

/** The hours that count, those of the office before those that were entered. */
export async function readRecorded(
  tx: TenantTx,
  employeeIds: readonly string[],
  range: Range,
): Promise<RecordedCell[]> {
  const { rows } = await sql<RecordedCell>`
    select employee_id as "employeeId", date, target_id as "targetId", project_id as "projectId", client_id as "clientId",
           kind_id as "kindId", quarters
      from recorded_hours where ${isInRange(employeeIds, range)}`.execute(tx);
  return rows;
}

/** Why the office recorded hours, by cell. */
export async function readReasons(
  tx: TenantTx,
  employeeIds: readonly string[],
  range: Range,
): Promise<Map<string, string>> {
  const { rows } = await sql<Cell & { reason: string }>`
    select employee_id as "employeeId", date, target_id as "targetId", kind_id as "kindId", reason
      from hour_lines where ${isInRange(employeeIds, range)}`.execute(tx);
  return new Map(rows.map((row) => [getCellKey(row), row.reason]));
}

/** What employees entered by day and project or client, in quarters; 0 was entered too. */
export async function readEntered(
  tx: TenantTx,
  employeeIds: readonly string[],
  { from, to }: Range,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; quarters: number }>`
    select concat_ws(' ', a.employee_id, a.date, coalesce(i.project_id, i.client_id)) as key,
           sum(a.hours_worked * 4)::int as quarters
      from planning_assignments a join planning_items i on i.id = a.planning_item_id
     where a.employee_id = any (${sql.val([...employeeIds])}::uuid[]) and a.date between ${from} and ${to}
       and a.hours_worked is not null
     group by 1`.execute(tx);
  return new Map(rows.map(({ key, quarters }) => [key, quarters]));
}

/** The approved weeks, as employee and Monday. */
export async function readApprovedWeeks(
  tx: TenantTx,
  employeeIds: readonly string[],
  { from, to }: Range,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', employee_id, monday) as key from hour_approvals
     where employee_id = any (${sql.val([...employeeIds])}::uuid[]) and reopened_at is null
       and monday between ${getMonday(from)} and ${to}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * One at a time of the office records hours of an employee, and nobody approves or reopens any meanwhile; employees may enter
 * their own. Locked in one order, so that nobody waits for each other. Returns who exists.
 */
export const lockStaff = (tx: TenantTx, employeeIds: readonly string[]) =>
  tx
    .selectFrom('employees')
    .select(['id', 'in_service_from as inServiceFrom', 'last_day as lastDay', 'deleted_at'])
    .where('id', 'in', [...employeeIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Has the hours of an employee for this transaction: nobody records, approves or reopens any meanwhile. */
export const claimStaff = (tx: TenantTx, employeeId: string) =>
  tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();
