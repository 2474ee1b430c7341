import type { ChangeKind, HomeChange } from '@ploegplan/contract/home.schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Maximum number of rows read; enough for the changes shown, each of which can have many rows. */
const MAX_ROWS = 400;

/** Rows of one item by one person within this time belong to one change. */
const GROUPING_MS = 2_000;

/** A row of the change log about a planning item, or about one assignment to it. */
interface Row {
  id: number;
  at: Date;
  itemId: string;
  userId: string;
  action: 'insert' | 'update' | 'delete';
  isAssignment: boolean;
  hoursChanged: boolean;
  date: string;
  title: string | null;
  employee: string | null;
  actor: string;
}

/** By signed-in users since the start of a day, newest first. Of a deleted item, project and client are the logged ones. */
async function readRows(tx: TenantTx, day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with recent as (
      select id, at, subject_id, user_id, action, subject, before, after, coalesce(after, before) as kept
        from changes
       where at >= ${day}::date::timestamp at time zone 'Europe/Amsterdam'
         and subject in ('planning_items', 'planning_assignments')
         and user_id is not null
       order by at desc, id desc
       limit ${MAX_ROWS}
    )
    select recent.id, recent.at, recent.subject_id as "itemId", recent.user_id as "userId", recent.action,
           subject = 'planning_assignments' as "isAssignment",
           (before -> 'hours_worked', before -> 'notes') is distinct from (after -> 'hours_worked', after -> 'notes')
             as "hoursChanged",
           (kept ->> 'date')::date as date,
           coalesce(project.title, client.name) as title,
           employee.name as employee,
           coalesce(staff.name, users.username, gods.username, '') as actor
      from recent
      left join planning_items item on item.id = subject_id
      left join projects project on project.id = coalesce(item.project_id, (kept ->> 'project_id')::uuid)
      left join clients client on client.id = coalesce(item.client_id, (kept ->> 'client_id')::uuid)
      left join employees employee on employee.id = (kept ->> 'employee_id')::uuid
      left join users on users.id = user_id
      left join employees staff on staff.id = users.employee_id
      left join gods on gods.id = user_id
     order by recent.at desc, recent.id desc`.execute(tx);
  return rows;
}

/** Groups the rows of one change: by one person, of one item, at about the same time. */
function groupRows(rows: readonly Row[]): Row[][] {
  const changes: Row[][] = [];
  const open = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.itemId} ${row.userId}`;
    const change = open.get(key);
    const later = change?.at(-1);
    if (change && later && later.at.getTime() - row.at.getTime() <= GROUPING_MS) {
      change.push(row);
    } else {
      const begun = [row];
      open.set(key, begun);
      changes.push(begun);
    }
  }
  return changes;
}

function kindOf(rows: readonly Row[]): ChangeKind {
  const ofItem = rows.filter(({ isAssignment }) => !isAssignment);
  if (ofItem.some(({ action }) => action === 'delete')) return 'removed';
  if (ofItem.some(({ action }) => action === 'insert')) return 'planned';
  const wroteHours = rows.some(
    ({ isAssignment, action, hoursChanged }) => isAssignment && action === 'update' && hoursChanged,
  );
  return wroteHours ? 'hours-written' : 'changed';
}

function summary(rows: readonly Row[]): HomeChange | undefined {
  const [newest] = rows;
  if (!newest) return undefined;
  const names = rows.flatMap(({ employee }) => employee ?? []);
  return {
    id: newest.id,
    at: newest.at.toISOString(),
    kind: kindOf(rows),
    actor: newest.actor,
    date: newest.date,
    title: rows.find(({ title }) => title !== null)?.title ?? '',
    people: [...new Set(names)].sort((a, b) => a.localeCompare(b, 'nl')),
  };
}

interface Filter {
  withHours: boolean;
  limit: number;
}

/** The changes of planning on a day, the newest first. Repeated changes of one kind by one person to one item are listed once. */
export async function listChanges(
  tx: TenantTx,
  day: string,
  { withHours, limit }: Filter,
): Promise<HomeChange[]> {
  const found = new Map<string, HomeChange>();
  for (const rows of groupRows(await readRows(tx, day))) {
    const change = summary(rows);
    if (!change || (change.kind === 'hours-written' && !withHours)) continue;
    const key = `${rows[0]?.itemId} ${rows[0]?.userId} ${change.kind}`;
    if (!found.has(key)) found.set(key, change);
    if (found.size === limit) break;
  }
  return [...found.values()];
}
