import type { ChangeKind } from '@ploegplan/contract/home/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

type Values = Record<string, unknown>;

/** A row of the change log about a planning item, or about one assignment to it. */
interface Row {
  id: number;
  at: Date;
  /** The transaction has all of one action of a user. */
  xid: string;
  itemId: string;
  userId: string;
  action: 'insert' | 'update' | 'delete';
  isAssignment: boolean;
  hoursChanged: boolean;
  /** The columns of a changed item, before and after. */
  before: Values | null;
  after: Values | null;
  date: string;
  title: string;
  employee: string | null;
  actor: string;
  isGod: boolean;
}

/** The changes that a user made at once to the planning of a project or client. */
export interface PlanningAction {
  /** The id of the newest row of the change log. */
  id: number;
  xid: string;
  at: Date;
  userId: string;
  actor: string;
  isGod: boolean;
  kind: ChangeKind;
  title: string;
  itemIds: string[];
  /** The days concerned, in their order; of what moved, where it is now. */
  dates: string[];
  people: string[];
  /** The people added to and taken off the first item, and its columns before and after. */
  added: string[];
  taken: string[];
  before: Values | null;
  after: Values | null;
}

interface ActionFilter {
  where: RawBuilder<boolean>;
  /** The most rows of the log, of which a change has many. */
  rows: number;
  /** Calls about one item within this time are one change, such as hours and then a note. */
  withinMs: number;
}

/** Reads changes by users, the newest first. A deleted item has the logged project and client. */
async function readRows(tx: TenantTx, filter: ActionFilter): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with recent as (
      select id, at, xid, subject_id, user_id, action, subject, before, after, coalesce(after, before) as kept
        from changes
       where subject in ('planning_items', 'planning_assignments') and user_id is not null and ${filter.where}
       order by id desc
       limit ${filter.rows}
    )
    select recent.id, recent.at, recent.xid::text, recent.subject_id as "itemId", recent.user_id as "userId", recent.action,
           subject = 'planning_assignments' as "isAssignment",
           (before -> 'hours_worked', before -> 'notes') is distinct from (after -> 'hours_worked', after -> 'notes')
             as "hoursChanged",
           case when subject = 'planning_items' and action = 'update' then before end as before,
           case when subject = 'planning_items' and action = 'update' then after end as after,
           (kept ->> 'date')::date as date,
           coalesce(project.title, client.name, '') as title,
           employee.name as employee,
           coalesce(staff.name, users.username, gods.username, api_keys.name, '') as actor,
           gods.id is not null as "isGod"
      from recent
      left join planning_items item on item.id = subject_id
      left join projects project on project.id = coalesce(item.project_id, (kept ->> 'project_id')::uuid)
      left join clients client on client.id = coalesce(item.client_id, (kept ->> 'client_id')::uuid)
      left join employees employee on employee.id = (kept ->> 'employee_id')::uuid
      left join users on users.id = user_id
      left join employees staff on staff.id = users.employee_id
      left join gods on gods.id = user_id
      left join api_keys on api_keys.id = user_id
     order by recent.id desc`.execute(tx);
  return rows;
}

/** Groups the rows of one change of one item: by one person, in one transaction or at about the same time. */
function groupByItem(rows: readonly Row[], withinMs: number): [Row, ...Row[]][] {
  const changes: [Row, ...Row[]][] = [];
  const open = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.itemId} ${row.userId}`;
    const change = open.get(key);
    const later = change?.at(-1);
    const isOne = later?.xid === row.xid || Number(later?.at) - Number(row.at) < withinMs;
    if (change && isOne) {
      change.push(row);
    } else {
      const begun: [Row] = [row];
      open.set(key, begun);
      changes.push(begun);
    }
  }
  return changes;
}

function getChangeKind(rows: readonly Row[]): ChangeKind {
  const ofItem = rows.filter(({ isAssignment }) => !isAssignment);
  if (ofItem.some(({ action }) => action === 'delete')) return 'removed';
  if (ofItem.some(({ action }) => action === 'insert')) return 'planned';
  if (ofItem.some(({ before, after }) => before?.date !== after?.date)) return 'moved';
  const wroteHours = rows.some(
    ({ isAssignment, action, hoursChanged }) => isAssignment && action === 'update' && hoursChanged,
  );
  return wroteHours ? 'hours-written' : 'changed';
}

const sortNames = (names: Iterable<string>) =>
  [...new Set(names)].sort((a, b) => a.localeCompare(b, 'nl'));

/** Combines all groups of one action, the newest first. */
function toAction(groups: readonly [Row, ...Row[]][]): PlanningAction {
  const rows = groups.flat();
  const [newest = groups[0]?.[0]] = rows;
  if (!newest) throw new TypeError('An action has a row');
  const listEmployees = (some: readonly Row[]) => some.flatMap(({ employee }) => employee ?? []);
  // An assignment that is written anew with its item is no change of the people.
  const ofFirst = groups.at(-1) ?? [];
  const [made, gone] = (['insert', 'delete'] as const).map((action) =>
    listEmployees(ofFirst.filter((row) => row.isAssignment && row.action === action)),
  ) as [string[], string[]];
  const updates = ofFirst.filter(({ before }) => before !== null);
  return {
    id: newest.id,
    xid: newest.xid,
    at: newest.at,
    userId: newest.userId,
    actor: newest.actor,
    isGod: newest.isGod,
    kind: getChangeKind(groups[0] ?? []),
    title: rows.find(({ title }) => title !== '')?.title ?? '',
    itemIds: [...new Set(rows.map(({ itemId }) => itemId))],
    dates: [...new Set(groups.map(([{ date }]) => date))].sort(),
    people: sortNames(listEmployees(rows)),
    added: sortNames(made.filter((name) => !gone.includes(name))),
    taken: sortNames(gone.filter((name) => !made.includes(name))),
    before: updates.at(-1)?.before ?? null,
    after: updates[0]?.after ?? null,
  };
}

/**
 * Lists the changes of the planning by users, the newest first. Changes of many items of one project or client at once are one
 * action. Where there are more rows than were read, the last action, of which rows may be missing, is left out.
 */
export async function listPlanningActions(
  tx: TenantTx,
  filter: ActionFilter,
): Promise<{ actions: PlanningAction[]; isCut: boolean }> {
  const rows = await readRows(tx, filter);
  const isCut = rows.length === filter.rows;
  const last = rows.at(-1)?.xid;
  const whole = rows.filter(({ xid }) => !isCut || xid !== last || rows[0]?.xid === last);
  const actions = Map.groupBy(groupByItem(whole, filter.withinMs), (group) => {
    const title = group.find((row) => row.title !== '')?.title ?? '';
    return `${group[0].xid} ${getChangeKind(group)} ${title}`;
  });
  return { actions: [...actions.values()].map(toAction), isCut };
}
