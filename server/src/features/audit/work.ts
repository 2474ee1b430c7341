import {
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
  type WorkEvent,
  WorkTopic,
} from '@ploegplan/contract/audit/schemas';
import { limits } from '@ploegplan/contract/limits';
import { isEqual } from '@ploegplan/contract/values/equal';
import { formatDayTimes, formatTravel } from '@ploegplan/contract/work-days/texts';
import { sql } from 'kysely';
import { listPlanningActions, type PlanningAction } from '../../platform/planning-actions.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { toWorkDayValues, type WorkDayRow } from '../../platform/work-days.ts';
import { changedRow, MAX_ROWS, selectMatching } from './matching.ts';
import { listEntries } from './repository.ts';

const fields = [
  ['date', 'day'],
  ['start_time', 'startTime'],
  ['end_time', 'endTime'],
  ['location', 'location'],
  ['description', 'description'],
  ['needs', 'needs'],
  ['is_draft', 'isDraft'],
] as const;

const listDifferences = (
  { before, after }: Pick<PlanningAction, 'before' | 'after'>,
  columns: readonly (readonly [column: string, field: string])[],
): AuditEntry['details'] =>
  Object.fromEntries(
    columns.flatMap(([column, field]) => {
      const [from = null, to = null] = [before?.[column], after?.[column]];
      return isEqual(from, to) ? [] : [[field, [from, to]]];
    }),
  );

const planningEvents: Record<PlanningAction['kind'], WorkEvent> = {
  planned: 'item-planned',
  moved: 'item-moved',
  changed: 'item-changed',
  removed: 'item-removed',
  'hours-written': 'hours-entered',
};

function toEntry(action: PlanningAction): AuditEntry {
  const { id, at, actor, isGod, kind, title, dates, itemIds, people, added, taken } = action;
  const [itemId = ''] = itemIds;
  const [date = ''] = dates;
  const isChange = kind === 'moved' || kind === 'changed';
  return {
    id,
    at: at.toISOString(),
    event: planningEvents[kind],
    actorKind: isGod ? 'god' : 'user',
    actorName: actor,
    subject: title,
    details: {
      ...(isChange ? listDifferences(action, fields) : {}),
      ...(isChange && added.length + taken.length > 0 && { staff: [taken, added] }),
      ...(!isChange && people.length > 0 && { people }),
      ...(kind !== 'moved' || dates.length > 1 ? { days: dates } : {}),
    },
    address: '',
    target: { kind: kind === 'removed' ? 'day' : 'item', id: itemId, date },
  };
}

/** A page of entries, each with the transaction that it was written in: one is never divided between two pages. */
function createPage(
  rows: readonly { xid: string; entry: AuditEntry }[],
  isCut: boolean,
): AuditPage {
  let end = Math.min(limits.auditRows, rows.length);
  while (end < rows.length && rows[end]?.xid === rows[end - 1]?.xid) end += 1;
  return {
    entries: rows.slice(0, end).map(({ entry }) => entry),
    more: isCut || end < rows.length,
  };
}

const hoursOnly = sql<boolean>`(subject = 'planning_assignments' and action = 'update'
  and before ->> 'hours_worked' is distinct from after ->> 'hours_worked')`;

async function listPlanning(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const { actions, isCut } = await listPlanningActions(tx, {
    where: sql<boolean>`not ${hoursOnly} and ${selectMatching(query)}`,
    rows: MAX_ROWS,
    withinMs: 0,
  });
  return createPage(
    actions.map((action) => ({ xid: action.xid, entry: toEntry(action) })),
    isCut,
  );
}

const actor = sql`${selectUserName('recent.user_id')} as actor, exists (select from gods where id = recent.user_id) as "isGod"`;

interface LoggedRow {
  id: number;
  at: Date;
  xid: string;
  actor: string;
  isGod: boolean;
}

const toActorFields = ({ id, at, actor: actorName, isGod }: LoggedRow) => ({
  id,
  at: at.toISOString(),
  actorKind: isGod ? ('god' as const) : ('user' as const),
  actorName,
  address: '',
});

/** Rows without those of the last transaction, of which some may not have been read. */
function removeCutTransaction<R extends LoggedRow>(
  rows: readonly R[],
): { rows: R[]; isCut: boolean } {
  const isCut = rows.length === MAX_ROWS;
  const last = rows.at(-1)?.xid;
  const isWhole = ({ xid }: R) => !isCut || xid !== last || rows[0]?.xid === last;
  return { rows: rows.filter(isWhole), isCut };
}

interface HoursRow extends LoggedRow {
  event: WorkEvent;
  employeeId: string;
  employee: string;
  title: string;
  date: string;
  from: number | null;
  to: number | null;
  dayBefore: WorkDayRow | null;
  /** Null unless times of a day were changed. */
  dayAfter: WorkDayRow | null;
}

const sumKnown = (values: readonly (number | null)[]) =>
  values.some((value) => value !== null)
    ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    : null;

/** The details of changes of hours that were done together. */
const describeHours = (together: readonly HoursRow[]): AuditEntry['details'] => ({
  hours: [sumKnown(together.map(({ from }) => from)), sumKnown(together.map(({ to }) => to))],
  days: [...new Set(together.map(({ date }) => date))].sort(),
  works: [...new Set(together.map(({ title }) => title))].filter(Boolean),
});

/** The details of a change of the times and travel of a day. */
function describeTimes({ date, dayBefore, dayAfter }: HoursRow): AuditEntry['details'] {
  const [before, after] = [dayBefore, dayAfter].map((day) => day && toWorkDayValues(day));
  const changes = [
    ['times', [before, after].map((day) => (day ? formatDayTimes(day) : ''))],
    ['travel', [before, after].map((day) => (day ? formatTravel(day) : ''))],
  ] as const;
  return {
    ...Object.fromEntries(changes.filter(([, [from, to]]) => from !== to)),
    days: [date],
  };
}

async function listHours(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const { rows } = await sql<HoursRow>`
    with recent as (select *, ${changedRow} as kept from changes
      where user_id is not null and (subject = 'hour_lines' or (subject = 'work_days' and after is not null) or ${hoursOnly}) and ${selectMatching(query)}
      order by id desc limit ${MAX_ROWS})
    select recent.id, recent.at, recent.xid::text, ${actor},
      case when subject = 'hour_lines' then 'hours-recorded' when subject <> 'work_days' then 'hours-entered'
        when (after ->> 'is_corrected')::boolean then 'times-corrected' else 'times-entered' end as event,
      kept ->> 'employee_id' as "employeeId", coalesce(employee.name, '') as employee,
      coalesce(project.title, client.name, '') as title, kept ->> 'date' as date,
      coalesce((before ->> 'quarters')::numeric / 4, (before ->> 'hours_worked')::numeric)::float8 as from,
      coalesce((after ->> 'quarters')::numeric / 4, (after ->> 'hours_worked')::numeric)::float8 as to,
      case subject when 'work_days' then before end as "dayBefore", case subject when 'work_days' then after end as "dayAfter"
    from recent
    left join planning_items item on item.id = recent.subject_id
    left join projects project on project.id = coalesce(item.project_id, (kept ->> 'project_id')::uuid)
    left join clients client on client.id = coalesce(item.client_id, (kept ->> 'client_id')::uuid)
    left join employees employee on employee.id = (kept ->> 'employee_id')::uuid
    order by recent.id desc`.execute(tx);
  const whole = removeCutTransaction(rows);
  const actions = Map.groupBy(
    whole.rows,
    ({ xid, employeeId, event, date, dayAfter }) =>
      `${xid} ${employeeId} ${event} ${dayAfter ? date : ''}`,
  );
  return createPage(
    [...actions.values()].flatMap((together) => {
      const [row] = together;
      if (!row) return [];
      const [first = row.date] = together.map(({ date }) => date).sort();
      const entry: AuditEntry = {
        ...toActorFields(row),
        event: row.event,
        subject: row.employee,
        details: row.dayAfter ? describeTimes(row) : describeHours(together),
        target: { kind: 'hours', id: row.employeeId, date: first },
      };
      return { xid: row.xid, entry };
    }),
    whole.isCut,
  );
}

interface ProjectRow extends LoggedRow, Pick<PlanningAction, 'before' | 'after'> {
  projectId: string;
  title: string;
}

const projectFields = [
  ['title', 'title'],
  ['number', 'number'],
  ['status', 'projectStatus'],
  ['client', 'client'],
  ['location', 'location'],
  ['description', 'description'],
  ['start_date', 'startDate'],
  ['end_date', 'endDate'],
  ['planned_hours', 'plannedHours'],
  ['trip_kilometres', 'tripKilometres'],
  ['trip_minutes', 'tripMinutes'],
  ['needs', 'needs'],
] as const;

function getProjectEvent({ before, after }: ProjectRow): WorkEvent {
  if (!before) return 'project-created';
  if (!before.deleted_at === !after?.deleted_at) return 'project-changed';
  return after?.deleted_at ? 'project-deleted' : 'project-restored';
}

const withNames = (column: 'before' | 'after') => {
  const values = sql.ref(`recent.${column}`);
  return sql`${values} || jsonb_build_object(
    'status', (select label from project_statuses where id = (${values} ->> 'status_id')::uuid),
    'client', (select name from clients where id = (${values} ->> 'client_id')::uuid))`;
};

async function listProjects(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const { rows } = await sql<ProjectRow>`
    with recent as (select *, ${changedRow} as kept from changes
      where user_id is not null and subject = 'projects' and ${selectMatching(query)} order by id desc limit ${MAX_ROWS})
    select recent.id, recent.at, recent.xid::text, ${actor}, subject_id as "projectId", kept ->> 'title' as title,
      ${withNames('before')} as before, ${withNames('after')} as after
    from recent order by recent.id desc`.execute(tx);
  const whole = removeCutTransaction(rows);
  return createPage(
    whole.rows.map((row) => {
      const event = getProjectEvent(row);
      const entry: AuditEntry = {
        ...toActorFields(row),
        event,
        subject: row.title,
        details: event === 'project-changed' ? listDifferences(row, projectFields) : {},
        target: { kind: 'project', id: row.projectId, date: null },
      };
      return { xid: row.xid, entry };
    }),
    whole.isCut,
  );
}

const lists: Record<WorkTopic, (tx: TenantTx, query: AuditQuery) => Promise<AuditPage>> = {
  planning: listPlanning,
  projects: listProjects,
  hours: listHours,
};

export function listLog(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const { success, data } = WorkTopic.safeParse(query.about);
  return success ? lists[data](tx, query) : listEntries(tx, query);
}
