import { addDays } from '@ploegplan/contract/dates/dates';
import type {
  DayRegister,
  DayRegisterWeek,
  RegisterLine,
  RegisterState,
} from '@ploegplan/contract/hours/schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Week {
  projectId: string;
  monday: string;
}

interface Weeks {
  from: string;
  to: string;
  /** Of all projects without it. */
  projectId?: string;
}

/** Who worked on which day in the weeks that begin in a range, of approved hours only. */
async function readApproved(
  tx: TenantTx,
  { from, to, projectId }: Weeks,
): Promise<(Week & RegisterLine)[]> {
  const ofProject = projectId ? sql`h.project_id = ${projectId}` : sql`h.project_id is not null`;
  const { rows } = await sql<Week & RegisterLine>`
    select h.project_id as "projectId", p.monday,
           p.employee_id as "employeeId", e.name, h.date,
           coalesce(sum(h.quarters) filter (where k.meaning = 'work'), 0) / 4.0 as hours,
           coalesce(sum(h.quarters) filter (where k.meaning = 'travel'), 0) / 4.0 as travel
      from hour_approvals p
      join approved_hours h on h.approval_id = p.id and ${ofProject}
      join hour_kinds k on k.id = h.kind_id and k.meaning <> 'absence'
      join employees e on e.id = p.employee_id
     where p.monday between ${from} and ${to} and p.reopened_at is null
     group by h.project_id, p.monday, p.employee_id, e.name, h.date
     order by e.name collate "nl-x-icu", p.employee_id, h.date`.execute(tx);
  return rows;
}

/** The lines of the register of a project and week as they are approved now. */
async function readApprovedLines(
  tx: TenantTx,
  { projectId, monday }: Week,
): Promise<RegisterLine[]> {
  const lines = await readApproved(tx, { from: monday, to: monday, projectId });
  return lines.map(({ projectId: _, monday: _of, ...line }) => line);
}

/** The hours of the project in weeks that are not approved. */
async function readOpen(tx: TenantTx, projectId: string, monday: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(h.quarters), 0) / 4.0 as open from recorded_hours h
     where h.project_id = ${projectId} and h.date between ${monday} and ${addDays(monday, 6)}
       and not exists (select from hour_approvals p
         where p.employee_id = h.employee_id and p.monday = ${monday} and p.reopened_at is null)`.execute(
    tx,
  );
  return rows[0]?.open ?? 0;
}

interface StoredLine extends Omit<RegisterLine, 'hours' | 'travel'> {
  quarters: number;
  /** Not in issues from before travel stood apart. */
  travelQuarters?: number;
}

const toRegisterLines = (lines: readonly StoredLine[]): RegisterLine[] =>
  lines.map(({ quarters, travelQuarters = 0, ...line }) => ({
    ...line,
    hours: quarters / 4,
    travel: travelQuarters / 4,
  }));

async function readIssues(tx: TenantTx, projectId: string, monday: string): Promise<DayRegister[]> {
  const rows = await tx
    .selectFrom('day_registers')
    .select((eb) => [
      'id',
      'project_id as projectId',
      'monday',
      'number',
      'at',
      selectUserName('day_registers.user_id').as('by'),
      eb.ref('lines').$castTo<StoredLine[]>().as('lines'),
    ])
    .where('project_id', '=', projectId)
    .where('monday', '=', monday)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ at, lines, ...issue }) => ({
    ...issue,
    at: at.toISOString(),
    lines: toRegisterLines(lines),
  }));
}

const requireProject = async (tx: TenantTx, id: string) =>
  requireFound(
    await tx
      .selectFrom('projects')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );

export async function readRegister(
  tx: TenantTx,
  projectId: string,
  monday: string,
): Promise<DayRegisterWeek> {
  requireFound(
    await tx.selectFrom('projects').select('id').where('id', '=', projectId).executeTakeFirst(),
  );
  return {
    issues: await readIssues(tx, projectId, monday),
    approved: await readApprovedLines(tx, { projectId, monday }),
    open: await readOpen(tx, projectId, monday),
  };
}

/** What a register says, whatever the order of its lines: who gets another name is elsewhere in it. */
const serialiseLines = (lines: readonly RegisterLine[]) =>
  lines
    .map(({ employeeId, date, hours, travel }) => `${employeeId} ${date} ${hours} ${travel}`)
    .sort()
    .join('\n');

const getWeekKey = ({ projectId, monday }: Week) => createWeekKey(projectId, monday);

/** How far the registers of the weeks that begin in a range are. */
export async function listRegisters(tx: TenantTx, range: Weeks): Promise<RegisterState[]> {
  const approved = Map.groupBy(await readApproved(tx, range), getWeekKey);
  const latest = await tx
    .selectFrom('day_registers')
    .distinctOn(['project_id', 'monday'])
    .select((eb) => [
      'project_id as projectId',
      'monday',
      'number',
      eb.ref('lines').$castTo<StoredLine[]>().as('lines'),
    ])
    .where('monday', '>=', range.from)
    .where('monday', '<=', range.to)
    .orderBy('project_id')
    .orderBy('monday')
    .orderBy('number', 'desc')
    .execute();
  const issued = new Set(latest.map(getWeekKey));
  return [
    ...latest.map(({ lines, ...week }) => ({
      ...week,
      isCurrent:
        serialiseLines(toRegisterLines(lines)) ===
        serialiseLines(approved.get(getWeekKey(week)) ?? []),
    })),
    ...[...approved].flatMap(([key, [line]]) =>
      line && !issued.has(key)
        ? [{ projectId: line.projectId, monday: line.monday, number: 0, isCurrent: false }]
        : [],
    ),
  ];
}

/** Issues the register with the next number; the same request again gives the same issue. */
export async function issueRegister(
  tx: TenantTx,
  projectId: string,
  { id, monday }: { id: string; monday: string },
): Promise<DayRegister> {
  // One at a time issues a register of the project.
  await requireProject(tx, projectId);
  const before = await readIssues(tx, projectId, monday);
  const repeated = before.find((issue) => issue.id === id);
  if (repeated) return repeated;
  const approved = await readApprovedLines(tx, { projectId, monday });
  const isNew = before[0]
    ? serialiseLines(before[0].lines) !== serialiseLines(approved)
    : approved.length > 0;
  if (!isNew) throw new HttpProblem('nothing-to-issue');
  const lines: StoredLine[] = approved.map(({ hours, travel, ...line }) => ({
    ...line,
    quarters: toQuarters(hours),
    travelQuarters: toQuarters(travel),
  }));
  const number = (before[0]?.number ?? 0) + 1;
  const row = { id, project_id: projectId, monday, number, lines: JSON.stringify(lines) };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('day_registers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .executeTakeFirst();
  // The id is that of another project or week.
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('nothing-to-issue');
  return requireFound((await readIssues(tx, projectId, monday)).find((issue) => issue.id === id));
}
