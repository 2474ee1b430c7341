import {
  computeStanding,
  findEventFault,
  getIntervalAfter,
  type RegisterEvent,
} from '@ploegplan/contract/rules/scaffolds/register';
import type { ScaffoldEventKind, ScaffoldState } from '@ploegplan/contract/scaffolds/kinds';
import type { Answer } from '@ploegplan/contract/scaffolds/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Who did something with a scaffold: an employee, or a user of the office. */
export interface Actor {
  employeeId: string | null;
  name: string;
}

export interface NewEvent {
  id: string;
  scaffoldId: string;
  kind: ScaffoldEventKind;
  toState: ScaffoldState | null;
  at: string;
  answers: Answer[];
  remark: string;
}

interface LockedScaffold {
  id: string;
  interval: number | null;
}

/** Locks scaffolds in one order, so that two who record events wait for each other. Deleted ones have no events. */
const lockScaffolds = (tx: TenantTx, ids: readonly string[]): Promise<LockedScaffold[]> =>
  tx
    .selectFrom('scaffolds')
    .select(['id', 'interval_days as interval'])
    .where(sql<boolean>`id = any (${sql.val([...ids])}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

async function listEvents(
  tx: TenantTx,
  ids: readonly string[],
): Promise<Map<string, RegisterEvent[]>> {
  const rows = await tx
    .selectFrom('scaffold_events')
    .select((eb) => [
      'id',
      'scaffold_id as scaffoldId',
      eb.ref('kind').$castTo<ScaffoldEventKind>().as('kind'),
      eb.ref('to_state').$castTo<ScaffoldState | null>().as('toState'),
      'at',
      eb.ref('answers').$castTo<Answer[]>().as('answers'),
    ])
    .where(sql<boolean>`scaffold_id = any (${sql.val([...ids])}::uuid[])`)
    .execute();
  const events = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return Map.groupBy(events, ({ scaffoldId }) => scaffoldId);
}

/** Stores what follows from the events, so that lists and what is due need no events. */
export async function syncStanding(
  tx: TenantTx,
  scaffolds: readonly LockedScaffold[],
): Promise<void> {
  const events = await listEvents(
    tx,
    scaffolds.map(({ id }) => id),
  );
  const standings = scaffolds.map(({ id, interval }) => ({
    id,
    interval,
    ...computeStanding(events.get(id) ?? [], interval),
  }));
  await sql`
    update scaffolds set state = s.state, is_paused = s."isPaused", inspected_on = s."inspectedOn",
           due_on = s."dueOn", due_reason = s."dueReason", interval_days = s.interval,
           interval_reason = case when s.interval is distinct from interval_days then '' else interval_reason end,
           version = version + (s.interval is distinct from interval_days)::integer
      from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as s (
        id uuid, interval integer, state text, "isPaused" boolean, "inspectedOn" date, "dueOn" date, "dueReason" text)
     where scaffolds.id = s.id`.execute(tx);
}

/** Computes anew what follows from the events, after the interval changed. */
export async function syncScaffold(tx: TenantTx, id: string): Promise<void> {
  await syncStanding(tx, await lockScaffolds(tx, [id]));
}

/** The clock of a device may be ahead: nothing happens after it arrived. */
export function clampToNow(at: string): string {
  return new Date(Math.min(Date.now(), Date.parse(at))).toISOString();
}

async function findRecordedIds(tx: TenantTx, events: readonly NewEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const rows = await tx
    .selectFrom('scaffold_events')
    .select(['id', 'scaffold_id as scaffoldId'])
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .execute();
  const scaffoldOf = new Map(events.map(({ id, scaffoldId }) => [id, scaffoldId]));
  if (rows.some(({ id, scaffoldId }) => scaffoldOf.get(id) !== scaffoldId)) {
    throw new HttpProblem('validation', { fields: [{ field: 'id', code: 'taken' }] });
  }
  return new Set(rows.map(({ id }) => id));
}

/**
 * Records one event for each of some scaffolds; one that was recorded before stays as it is. An event that does not fit is rejected,
 * or left out where `skipsUnfit`.
 * @returns the number of new events
 */
export async function recordEvents(
  tx: TenantTx,
  events: readonly NewEvent[],
  actor: Actor,
  { skipsUnfit = false } = {},
): Promise<number> {
  const scaffolds = await lockScaffolds(
    tx,
    events.map(({ scaffoldId }) => scaffoldId),
  );
  const intervals = new Map(scaffolds.map(({ id, interval }) => [id, interval]));
  if (events.some(({ scaffoldId }) => !intervals.has(scaffoldId)))
    throw new HttpProblem('not-found');
  const recorded = await findRecordedIds(tx, events);
  const before = await listEvents(tx, [...intervals.keys()]);
  const fit = events.flatMap((given) => {
    if (recorded.has(given.id)) return [];
    const event = { ...given, at: clampToNow(given.at) };
    const interval = intervals.get(event.scaffoldId) ?? null;
    const fault = findEventFault(before.get(event.scaffoldId) ?? [], event, interval);
    if (fault && !skipsUnfit) throw new HttpProblem(fault);
    return fault ? [] : [event];
  });
  if (fit.length === 0) return 0;
  const rows = fit.map(({ scaffoldId, toState, answers, ...event }) => ({
    ...event,
    scaffold_id: scaffoldId,
    to_state: toState,
    answers,
    employee_id: actor.employeeId,
    by_name: actor.name,
  }));
  await sql`
    insert into scaffold_events (id, scaffold_id, kind, to_state, at, answers, remark, employee_id, by_name)
    select id, scaffold_id, kind, to_state, at, answers, remark, employee_id, by_name
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (
        id uuid, scaffold_id uuid, kind text, to_state text, at timestamptz, answers jsonb, remark text,
        employee_id uuid, by_name text)`.execute(tx);
  await syncStanding(
    tx,
    fit.map((event) => ({
      id: event.scaffoldId,
      interval: getIntervalAfter(event, intervals.get(event.scaffoldId) ?? null),
    })),
  );
  return fit.length;
}
