import { randomUUIDv7 } from 'node:crypto';
import { openEnd } from '@ploegplan/contract/dates/dates';
import type {
  LeaveRequest,
  LeaveRequestState,
  NewLeaveRequest,
} from '@ploegplan/contract/leave/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { sortDutch } from '../../platform/database/order.ts';
import { selectRequests, toRequest } from '../../platform/leave/requests.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce } from '../../platform/versioned-rows.ts';

export async function listRequests(
  tx: TenantTx,
  state: LeaveRequestState,
): Promise<LeaveRequest[]> {
  const rows = await selectRequests(tx)
    .where('request.state', '=', state)
    .orderBy('request.requested_at')
    .orderBy('request.id')
    .limit(limits.listRows)
    .execute();
  return rows.map(toRequest);
}

/** The kinds that employees may request, vacation first. */
export const listRequestable = (tx: TenantTx) =>
  tx
    .selectFrom('leave_kinds')
    .select((eb) => [
      'id',
      'name',
      eb.ref('account').$castTo<LeaveAccount | null>().as('account'),
      'hue',
    ])
    .where('requestable', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb('kind', '<>', 'vacation'))
    .orderBy((eb) => eb('account', 'is', null))
    .orderBy('name', sortDutch)
    .execute();

/** Inserts a request, unless it exists. */
export const insertRequest = (tx: TenantTx, employeeId: string, request: NewLeaveRequest) =>
  tx
    .insertInto('leave_requests')
    .values({
      id: request.id,
      employee_id: employeeId,
      kind_id: request.kindId,
      first_day: request.firstDay,
      last_day: request.lastDay,
      hours_per_day: request.hoursPerDay,
      note: request.note,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();

/** The kind of leave that illness is; undefined where the company has none. */
export const findIllnessKind = (tx: TenantTx) =>
  tx
    .selectFrom('leave_kinds')
    .select('id')
    .where('kind', '=', 'sick')
    .where('deleted_at', 'is', null)
    .orderBy('name', sortDutch)
    .executeTakeFirst();

/** Whether the employee is ill on a day from this one on, or said so to the office, which did not answer yet. */
export async function isKnownIll(
  tx: TenantTx,
  employeeId: string,
  firstDay: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from absences where employee_id = ${employeeId} and kind = 'sick' and last_day >= ${firstDay}
      union all
      select from leave_requests
       where employee_id = ${employeeId} and state = 'requested' and last_day = ${openEnd}
    ) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

/** Whether the employee is absent on a day of these, other than ill, or asked for it; whole days only. */
export async function isTaken(
  tx: TenantTx,
  employeeId: string,
  { id, firstDay, lastDay }: Pick<NewLeaveRequest, 'id' | 'firstDay' | 'lastDay'>,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from absences
       where employee_id = ${employeeId} and hours_per_day is null and kind <> 'sick'
         and first_day <= ${lastDay} and last_day >= ${firstDay}
      union all
      select from leave_requests
       where employee_id = ${employeeId} and hours_per_day is null and state = 'requested' and id <> ${id}
         and last_day < ${openEnd}
         and first_day <= ${lastDay} and last_day >= ${firstDay}
    ) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

export interface Decision {
  state: Exclude<LeaveRequestState, 'requested'>;
  answer?: string;
  /** The state in which it must be. */
  from?: LeaveRequestState;
}

/** Decides a request that is open, or in another state; false when it is not. Of two at once, the second waits, and finds it decided. */
export async function decideRequest(
  tx: TenantTx,
  id: string,
  { state, answer = '', from = 'requested' }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leave_requests')
    .set({
      state,
      answer,
      decided_at: sql<Date>`clock_timestamp()`,
      decided_by: sql<string | null>`nullif(current_setting('app.user_id', true), '')::uuid`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps that the office is told that a request cannot stand; false when it was told before. */
export async function noteOverlap(tx: TenantTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leave_requests')
    .set({ overlap_told_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('overlap_told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes an absence of a request; false when the employee is absent on these days. */
export async function insertRequestedAbsence(
  tx: TenantTx,
  { id, employeeId, kindId, firstDay, lastDay, hoursPerDay, note }: LeaveRequest,
): Promise<boolean> {
  const { kind } = await tx
    .selectFrom('leave_kinds')
    .select('kind')
    .where('id', '=', kindId)
    .executeTakeFirstOrThrow();
  return insertOnce(tx, 'absences', {
    id,
    employee_id: employeeId,
    kind_id: kindId,
    kind,
    first_day: firstDay,
    last_day: lastDay,
    hours_per_day: hoursPerDay,
    note,
  });
}

/** Keeps what an employee is told of leave that will lapse; returns its id. */
export async function insertWarning(
  tx: TenantTx,
  warning: { employeeId: string; expiresOn: string; quarters: number; text: string },
): Promise<string> {
  const id = randomUUIDv7();
  const { employeeId, expiresOn, quarters, text } = warning;
  const row = { id, employee_id: employeeId, expires_on: expiresOn, quarters, text };
  await tx.insertInto('leave_warnings').values(row).execute();
  return id;
}
