import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { fromQuarters, toQuarters } from '@ploegplan/contract/rules/leave/hours';
import {
  computePlannedHours,
  type DayRules,
} from '@ploegplan/contract/rules/working-time/planned-hours';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** Planned or recorded hours of an employee on a day and a project, or a client without one, in quarters. */
export interface Worked {
  employeeId: string;
  date: string;
  targetId: string;
  planned: number;
  recorded: number;
}

interface Options {
  /** Limits the rows `i`, which have employee_id, date, project_id and client_id. */
  where: RawBuilder<unknown>;
  rules: DayRules;
}

interface Item extends Pick<Worked, 'employeeId' | 'date' | 'targetId'> {
  id: string;
  startTime: string | null;
  endTime: string | null;
  counts: boolean;
}

/** What is planned, less the break, and what counts as recorded: the same as the hours board shows, and drafts too. */
export async function readWorked(tx: TenantTx, options: Options): Promise<Worked[]> {
  return [...(await readPlanned(tx, options)), ...(await readRecorded(tx, options))];
}

/** Reads all items of the days, since one of a day has the break. */
async function readPlanned(tx: TenantTx, { where, rules }: Options): Promise<Worked[]> {
  const { rows } = await sql<Item>`
    with planned as not materialized (
      select i.id, a.employee_id, a.date, i.start_time, i.end_time, i.project_id, i.client_id
        from planning_assignments a join planning_items i on i.id = a.planning_item_id)
    select i.id, i.employee_id as "employeeId", i.date, i.start_time as "startTime", i.end_time as "endTime",
           coalesce(i.project_id, i.client_id) as "targetId", coalesce(${where}, false) as counts
      from planned i where (i.employee_id, i.date) in (select i.employee_id, i.date from planned i where ${where})`.execute(
    tx,
  );
  const days = Map.groupBy(rows, ({ employeeId, date }) => `${employeeId} ${date}`);
  return [...days.values()].flatMap((own) =>
    own
      .filter(({ counts }) => counts)
      .map((item) => ({
        employeeId: item.employeeId,
        date: item.date,
        targetId: item.targetId,
        planned: toQuarters(computePlannedHours(item, { own, ...rules })?.hours ?? 0),
        recorded: 0,
      })),
  );
}

async function readRecorded(tx: TenantTx, { where }: Options): Promise<Worked[]> {
  const { rows } = await sql<Worked>`
    select i.employee_id as "employeeId", i.date, i.target_id as "targetId", 0 as planned, i.quarters as recorded
      from recorded_hours i where ${where}`.execute(tx);
  return rows;
}

/** The sums, in hours. */
export function sumWorked(worked: readonly Worked[]) {
  const sum = (kind: 'planned' | 'recorded') =>
    fromQuarters(worked.reduce((total, entry) => total + entry[kind], 0));
  return { planned: sum('planned'), recorded: sum('recorded') };
}

/** The sums, and the planned hours that the recorded ones are compared with, as on the hours board: of days that are past or have hours. */
export function compareWorked(worked: readonly Worked[]) {
  const now = getToday();
  const getCellKey = ({ employeeId, date, targetId }: Worked) =>
    `${employeeId} ${date} ${targetId}`;
  const withHours = new Set(worked.filter(({ recorded }) => recorded > 0).map(getCellKey));
  const due = worked.filter(
    (candidate) => candidate.date < now || withHours.has(getCellKey(candidate)),
  );
  return { ...sumWorked(worked), due: sumWorked(due).planned };
}

const getFirstDay = {
  week: getMonday,
  month: (date: string) => `${date.slice(0, 7)}-01`,
};

/** The sums of each week or month with hours, by its first day. */
export function groupByPeriod(worked: readonly Worked[], unit: 'week' | 'month') {
  const periods = Map.groupBy(worked, ({ date }) => getFirstDay[unit](date));
  return [...periods]
    .map(([start, own]) => ({ start, ...compareWorked(own) }))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
