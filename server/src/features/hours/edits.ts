import { getMonday } from '@ploegplan/contract/dates/dates';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import type { HoursEdited, HoursEdits, HoursProblem } from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  type Cell,
  getCellKey,
  lockStaff,
  readApprovedWeeks,
  readEntered,
  readReasons,
  readRecorded,
} from './repository.ts';

type Edit = z.output<typeof HoursEdits>['edits'][number];

interface Write extends Cell {
  edit: Edit;
  /** Null: nothing of the office. */
  quarters: number | null;
  entered: number | null;
}

const toCell = ({ employeeId, date, projectId, clientId, kindId }: Edit): Cell => ({
  employeeId,
  date,
  targetId: projectId ?? clientId ?? '',
  kindId,
});

const getPeriod = (edits: readonly Edit[]) => {
  const dates = edits.map(({ date }) => date).toSorted();
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
};

/** Which of the projects, clients and kinds of hours exist; hours of deleted ones can be corrected too. */
async function readKnown(tx: TenantTx, edits: readonly Edit[]) {
  const ids = [
    ...new Set(edits.flatMap(({ projectId, clientId, kindId }) => [projectId, clientId, kindId])),
  ];
  const { rows } = await sql<{ id: string; type: string; standard: boolean }>`
    select id, 'project' as type, false as standard from projects where id = any (${sql.val(ids)}::uuid[])
    union all select id, 'client', false from clients where id = any (${sql.val(ids)}::uuid[])
    union all select id, 'kind', is_standard from hour_kinds where id = any (${sql.val(ids)}::uuid[])`.execute(
    tx,
  );
  const collectIds = (type: string) =>
    new Set(rows.filter((row) => row.type === type).map(({ id }) => id));
  return {
    projects: collectIds('project'),
    clients: collectIds('client'),
    kinds: collectIds('kind'),
    standard: new Set(rows.filter(({ standard }) => standard).map(({ id }) => id)),
  };
}

/** Everything that edits are checked against, as it is within this transaction. */
async function readState(tx: TenantTx, edits: readonly Edit[]) {
  const employeeIds = [...new Set(edits.map(({ employeeId }) => employeeId))].toSorted();
  const range = getPeriod(edits);
  const staff = await lockStaff(tx, employeeIds);
  const recorded = await readRecorded(tx, employeeIds, range);
  const byDay = new Map<string, number>();
  for (const { employeeId, date, quarters } of recorded) {
    const key = `${employeeId} ${date}`;
    byDay.set(key, (byDay.get(key) ?? 0) + quarters);
  }
  return {
    known: await readKnown(tx, edits),
    staff: new Map(
      staff.map((person) => [person.id, { ...person, deleted: person.deleted_at !== null }]),
    ),
    approved: await readApprovedWeeks(tx, employeeIds, range),
    entered: await readEntered(tx, employeeIds, range),
    recorded: new Map(recorded.map((cell) => [getCellKey(cell), cell.quarters])),
    reasons: await readReasons(tx, employeeIds, range),
    byDay,
  };
}

type State = Awaited<ReturnType<typeof readState>>;

/** What the office writes for an edit: nothing of its own where it says what the employee entered. */
function toWrite(edit: Edit, { known, entered }: State): Write {
  const cell = toCell(edit);
  const own = known.standard.has(edit.kindId)
    ? (entered.get(`${edit.employeeId} ${edit.date} ${cell.targetId}`) ?? null)
    : null;
  const quarters = edit.hours === null ? null : toQuarters(edit.hours);
  return { ...cell, edit, quarters: quarters === own ? null : quarters, entered: own };
}

function findProblem(edit: Edit, write: Write, state: State): HoursProblem | null {
  const { known, staff, approved, recorded, reasons, byDay } = state;
  const person = staff.get(edit.employeeId);
  const { projectId, clientId } = edit;
  const isTarget =
    projectId === null
      ? clientId !== null && known.clients.has(clientId)
      : clientId === null && known.projects.has(projectId);
  if (!person || !isTarget || !known.kinds.has(edit.kindId)) return 'unknown-reference';
  if (approved.has(`${edit.employeeId} ${getMonday(edit.date)}`)) return 'hours-approved';
  const now = recorded.get(getCellKey(write)) ?? null;
  const after = write.quarters ?? write.entered;
  const seen = edit.seen === null ? null : toQuarters(edit.seen);
  // An edit that is sent again finds what it wrote; one of somebody else has another reason.
  const isRepeat = now === after && (reasons.get(getCellKey(write)) ?? '') === edit.reason;
  if (now !== seen && !isRepeat) return 'changed-meanwhile';
  if (after !== null && after > (now ?? 0)) {
    if (!isInServiceOn(person, edit.date)) return 'not-in-service';
    const day = (byDay.get(`${edit.employeeId} ${edit.date}`) ?? 0) - (now ?? 0) + after;
    if (day > limits.quartersOfDay) return 'too-many-hours';
  }
  return null;
}

/**
 * Whether an edit says what the office recorded already, as one that is sent again does. It counts as new when the office saw what
 * the employee entered since.
 */
function isUnchanged({ edit, quarters, entered, ...cell }: Write, state: State): boolean {
  const key = getCellKey(cell);
  const isSame = quarters === state.recorded.get(key) && edit.reason === state.reasons.get(key);
  const hasSeen =
    edit.entered !== undefined &&
    (edit.entered === null ? null : toQuarters(edit.entered)) === entered;
  return isSame && !hasSeen;
}

/** Records hours of the office. Edits that cannot be carried out are named, and change nothing. */
export async function recordHours(tx: TenantTx, edits: readonly Edit[]): Promise<HoursEdited> {
  const state = await readState(tx, edits);
  const problems: HoursEdited['problems'] = [];
  const writes = new Map<string, Write>();
  for (const [index, edit] of edits.entries()) {
    const write = toWrite(edit, state);
    const code = findProblem(edit, write, state);
    if (code) {
      problems.push({ index, code });
      continue;
    }
    if (isUnchanged(write, state)) continue;
    const key = getCellKey(write);
    const before = state.recorded.get(key) ?? 0;
    const after = write.quarters ?? write.entered;
    const day = `${edit.employeeId} ${edit.date}`;
    state.byDay.set(day, (state.byDay.get(day) ?? 0) - before + (after ?? 0));
    if (after === null) state.recorded.delete(key);
    else state.recorded.set(key, after);
    if (write.quarters === null) state.reasons.delete(key);
    else state.reasons.set(key, edit.reason);
    writes.set(key, write);
  }
  await store(tx, [...writes.values()]);
  return { problems };
}

/** Always in one order, so that nobody waits for each other. */
const sortWrites = (writes: readonly Write[]) =>
  writes.toSorted((a, b) => (getCellKey(a) < getCellKey(b) ? -1 : 1));

async function store(tx: TenantTx, writes: readonly Write[]): Promise<void> {
  const rows = sortWrites(writes).flatMap(
    ({ edit, quarters, entered, employeeId, date, targetId, kindId }) =>
      quarters === null
        ? []
        : [
            {
              employee_id: employeeId,
              date,
              target_id: targetId,
              kind_id: kindId,
              project_id: edit.projectId,
              client_id: edit.clientId,
              quarters,
              entered_quarters: entered,
              reason: edit.reason,
            },
          ],
  );
  for (const { employeeId, date, targetId, kindId } of sortWrites(
    writes.filter((write) => write.quarters === null),
  )) {
    await tx
      .deleteFrom('hour_lines')
      .where('employee_id', '=', employeeId)
      .where('date', '=', date)
      .where('target_id', '=', targetId)
      .where('kind_id', '=', kindId)
      .execute();
  }
  if (rows.length === 0) return;
  await tx
    .insertInto('hour_lines')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'employee_id', 'date', 'target_id', 'kind_id'])
        .doUpdateSet((eb) => ({
          quarters: eb.ref('excluded.quarters'),
          entered_quarters: eb.ref('excluded.entered_quarters'),
          reason: eb.ref('excluded.reason'),
          at: sql<Date>`clock_timestamp()`,
          user_id: sql<string | null>`nullif(current_setting('app.user_id', true), '')::uuid`,
        }))
        .where((eb) =>
          eb.or([
            eb('hour_lines.quarters', '<>', eb.ref('excluded.quarters')),
            eb('hour_lines.reason', '<>', eb.ref('excluded.reason')),
            eb(
              'hour_lines.entered_quarters',
              'is distinct from',
              eb.ref('excluded.entered_quarters'),
            ),
          ]),
        ),
    )
    .execute();
}
