import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { limits } from '@ploegplan/contract/limits';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import type {
  OpenSlipHours,
  SlipContent,
  SlipDifference,
  SlipKind,
} from '@ploegplan/contract/slips/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Cell {
  employeeId: string;
  name: string;
  date: string;
  kindId: string | null;
  /** What the last signed version says, and what of it is in the hours. */
  quarters: number;
  booked: number;
  /** Why the difference cannot be booked now. */
  reason: OpenSlipHours['reason'] | null;
}

interface SlipOfHours {
  number: number;
  kind: SlipKind;
  projectId: string;
  /** Null without a signed version. */
  content: SlipContent | null;
}

async function findSlip(tx: TenantTx, slipId: string): Promise<SlipOfHours | undefined> {
  const { rows } = await sql<SlipOfHours>`
    select s.number, s.kind, s.project_id as "projectId", (
             select v.content from slip_versions v
               join slip_signatures g on g.slip_id = v.slip_id and g.version = v.number and g.outcome = 'signed'
              where v.slip_id = s.id order by v.number desc limit 1) as content
      from slips s where s.id = ${slipId}`.execute(tx);
  return rows[0];
}

/** Reads those of the slip; locked, nobody records or approves their hours meanwhile. */
async function readStaff(tx: TenantTx, ids: readonly string[], isLocked: boolean) {
  const staff = await tx
    .selectFrom('employees')
    .select(['id', 'name', 'in_service_from as inServiceFrom', 'last_day as lastDay', 'deleted_at'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(
    staff.map((person) => [person.id, { ...person, deleted: person.deleted_at !== null }]),
  );
}

interface DayState {
  key: string;
  approved: boolean;
  /** Of the person on that day, of all works and kinds. */
  quarters: number;
}

async function readDays(tx: TenantTx, keys: readonly { employeeId: string; date: string }[]) {
  const { rows } = await sql<DayState>`
    select concat_ws(' ', k.employee, k.day) as key,
           exists (select from hour_approvals a where a.employee_id = k.employee and a.reopened_at is null
             and a.monday = k.day - (extract(isodow from k.day)::integer - 1)) as approved,
           (select coalesce(sum(quarters), 0)::int from recorded_hours r
             where r.employee_id = k.employee and r.date = k.day) as quarters
      from unnest(${keys.map(({ employeeId }) => employeeId)}::uuid[], ${keys.map(({ date }) => date)}::date[]) k (employee, day)`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Compares the last signed version of a slip with what it has in the hours, day by day. */
async function compareHours(
  tx: TenantTx,
  slipId: string,
  slip: SlipOfHours,
  { isLocked = false } = {},
): Promise<Cell[]> {
  const stored = await tx
    .selectFrom('slip_hours')
    .select([
      'employee_id as employeeId',
      'date',
      'kind_id as kindId',
      'quarters',
      'booked_quarters as booked',
    ])
    .where('slip_id', '=', slipId)
    .execute();
  const kind = await tx
    .selectFrom('hour_kinds')
    .select('id')
    .where('of_slips', '=', slip.kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const cells = new Map(
    stored.map((row) => [`${row.employeeId} ${row.date}`, { ...row, quarters: 0 }]),
  );
  for (const { employeeId, date, hours } of slip.content?.lines ?? []) {
    const key = `${employeeId} ${date}`;
    const before = cells.get(key) ?? { employeeId, date, kindId: null, booked: 0 };
    const kindId = before.booked > 0 ? before.kindId : (kind?.id ?? null);
    cells.set(key, { ...before, kindId, quarters: toQuarters(hours) });
  }
  const list = [...cells.values()].toSorted((a, b) =>
    `${a.employeeId} ${a.date}` < `${b.employeeId} ${b.date}` ? -1 : 1,
  );
  if (list.length === 0) return [];
  const staff = await readStaff(
    tx,
    [...new Set(list.map(({ employeeId }) => employeeId))],
    isLocked,
  );
  const days = await readDays(tx, list);
  return list.map((cell) => {
    const person = staff.get(cell.employeeId);
    const day = days.get(`${cell.employeeId} ${cell.date}`);
    const added = cell.quarters - cell.booked;
    const findReason = () => {
      if (added === 0) return null;
      if (day?.approved) return 'hours-approved';
      if (cell.kindId === null) return 'no-kind';
      if (added > 0 && !(person && isInServiceOn(person, cell.date))) return 'not-in-service';
      return added > 0 && (day?.quarters ?? 0) + added > limits.quartersOfDay
        ? 'too-many-hours'
        : null;
    };
    return { ...cell, name: person?.name ?? '', reason: findReason() };
  });
}

/** Lists hours of the last signed version that are not in the hours, with the reason. */
export async function listOpenHours(tx: TenantTx, slipId: string): Promise<OpenSlipHours[]> {
  const slip = await findSlip(tx, slipId);
  const cells = slip?.content ? await compareHours(tx, slipId, slip) : [];
  return cells.flatMap(({ name, date, quarters, booked, reason }) =>
    reason ? [{ name, date, hours: (quarters - booked) / 4, reason }] : [],
  );
}

/**
 * Brings the hours of the office, of the kind that belongs to the slip, up to its last signed version: what it has there already is
 * counted, so that each hour is there once. What cannot be booked stays open.
 */
export async function bookHours(tx: TenantTx, slipId: string): Promise<void> {
  const slip = await findSlip(tx, slipId);
  if (!slip?.content) return;
  for (const cell of await compareHours(tx, slipId, slip, { isLocked: true })) {
    const { employeeId, date, kindId, quarters, booked, reason } = cell;
    if (reason === null && kindId !== null && quarters !== booked) {
      const added = quarters - booked;
      await addToLine(tx, { ...slip, employeeId, date, kindId, added, said: quarters });
    }
    const values = { kind_id: kindId, quarters, booked_quarters: reason ? booked : quarters };
    await tx
      .insertInto('slip_hours')
      .values({ slip_id: slipId, employee_id: employeeId, date, ...values })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'slip_id', 'employee_id', 'date']).doUpdateSet(values),
      )
      .execute();
  }
}

interface Addition {
  number: number;
  projectId: string;
  employeeId: string;
  date: string;
  kindId: string;
  added: number;
  /** What the slip says as a whole: fewer hours never take away more than that, also where the office corrected the line. */
  said: number;
}

/** Other slips, and the office itself, may have hours in the same line. */
async function addToLine(
  tx: TenantTx,
  { number, projectId, employeeId, date, kindId, added, said }: Addition,
): Promise<void> {
  const key = sql`employee_id = ${employeeId} and date = ${date} and target_id = ${projectId} and kind_id = ${kindId}`;
  const { rows } = await sql<{ quarters: number; reason: string }>`
    select quarters, reason from hour_lines where ${key}`.execute(tx);
  const [before] = rows;
  const name = `Bon ${number}`;
  const reasons = before?.reason.split(', ').filter(Boolean) ?? [];
  const reason = [...new Set([...reasons, name])].join(', ').slice(0, limits.reason);
  const had = before?.quarters ?? 0;
  const quarters = added >= 0 ? had + added : Math.min(had, Math.max(had + added, said));
  if (quarters === 0) {
    await sql`delete from hour_lines where ${key}`.execute(tx);
    return;
  }
  await sql`
    insert into hour_lines (employee_id, date, target_id, project_id, kind_id, quarters, reason)
    values (${employeeId}, ${date}, ${projectId}, ${projectId}, ${kindId}, ${quarters}, ${reason})
    on conflict (tenant_id, employee_id, date, target_id, kind_id) do update
      set quarters = excluded.quarters, reason = excluded.reason, at = clock_timestamp(),
          user_id = nullif(current_setting('app.user_id', true), '')::uuid`.execute(tx);
}

/** Lists where signed slips and the recorded hours of their kinds differ, whoever made the difference. */
export async function listDifferences(tx: TenantTx): Promise<SlipDifference[]> {
  const { rows } = await sql<SlipDifference>`
    with of_slips as (
      select h.employee_id, h.date, s.project_id as target_id, s.kind as of_kind, sum(h.quarters) as quarters,
             array_agg(s.number order by s.number) as slips
        from slip_hours h join slips s on s.id = h.slip_id group by 1, 2, 3, 4),
    recorded as (
      select r.employee_id, r.date, r.target_id, k.of_slips as of_kind, sum(r.quarters) as quarters
        from recorded_hours r join hour_kinds k on k.id = r.kind_id where k.of_slips is not null group by 1, 2, 3, 4)
    select e.name as "employeeName", coalesce(p.title, c.name, '') as "projectName", date, of_kind as kind,
           coalesce(o.quarters, 0)::float8 / 4 as "slipHours", coalesce(r.quarters, 0)::float8 / 4 as "recordedHours",
           coalesce(slips, '{}') as slips
      from of_slips o full join recorded r using (employee_id, date, target_id, of_kind)
      join employees e on e.id = employee_id
      left join projects p on p.id = target_id
      left join clients c on c.id = target_id
     where coalesce(o.quarters, 0) <> coalesce(r.quarters, 0)
     order by date desc, e.name limit ${limits.listRows}`.execute(tx);
  return rows;
}
