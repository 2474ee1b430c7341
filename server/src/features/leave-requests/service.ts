import { openEnd } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest, NewIllness, NewLeaveRequest } from '@ploegplan/contract/leave/schemas';
import { createUnknownReference, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createAbsenceOverlap, selectAbsences } from '../../platform/leave/absences.ts';
import { refuseFullDays } from '../../platform/leave/full-days.ts';
import { findRequest } from '../../platform/leave/requests.ts';
import { lockStaff } from '../../platform/leave/rows.ts';
import { syncLeave } from '../../platform/leave/sync.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  type Decision,
  decideRequest,
  findIllnessKind,
  insertRequest,
  insertRequestedAbsence,
  isKnownIll,
  isTaken,
  listRequestable,
} from './repository.ts';

const requireOwnRequest = async (
  tx: TenantTx,
  employeeId: string,
  id: string,
): Promise<LeaveRequest> => {
  const request = requireFound(await findRequest(tx, id));
  if (request.employeeId !== employeeId) throw new HttpProblem('not-found');
  return request;
};

/** A request of an employee; a repeated one is the same. */
export async function requestLeave(
  tx: TenantTx,
  employeeId: string,
  request: NewLeaveRequest,
): Promise<{ request: LeaveRequest; isNew: boolean }> {
  // One at a time, so that two requests for the same days cannot both be made.
  await lockStaff(tx, [employeeId]);
  if (await findRequest(tx, request.id)) {
    return { request: await requireOwnRequest(tx, employeeId, request.id), isNew: false };
  }
  const kinds = await listRequestable(tx);
  if (!kinds.some(({ id }) => id === request.kindId)) throw createUnknownReference('kindId');
  if (request.hoursPerDay === null && (await isTaken(tx, employeeId, request))) {
    throw createAbsenceOverlap();
  }
  await refuseFullDays(tx, { ...request, employeeId }, { withRequests: true });
  await insertRequest(tx, employeeId, request);
  return { request: await requireOwnRequest(tx, employeeId, request.id), isNew: true };
}

/** Asks the office to record that an employee is ill until further notice; a repeated report is the same. */
export async function reportIllness(
  tx: TenantTx,
  employeeId: string,
  { id, firstDay }: NewIllness,
): Promise<{ request: LeaveRequest; isNew: boolean }> {
  await lockStaff(tx, [employeeId]);
  if (await findRequest(tx, id)) {
    return { request: await requireOwnRequest(tx, employeeId, id), isNew: false };
  }
  if (await isKnownIll(tx, employeeId, firstDay)) {
    throw new HttpProblem('absence-overlap', { fields: [{ field: 'firstDay', code: 'overlap' }] });
  }
  const { id: kindId } = requireFound(await findIllnessKind(tx));
  const days = { firstDay, lastDay: openEnd, hoursPerDay: null };
  await insertRequest(tx, employeeId, { id, kindId, ...days, note: '' });
  return { request: await requireOwnRequest(tx, employeeId, id), isNew: true };
}

/** Makes a request an absence with the same id: the office approved it, or did not answer in time. */
export async function makeAbsence(
  tx: TenantTx,
  id: string,
  decision: Decision & { state: 'approved' | 'unanswered' },
): Promise<LeaveRequest> {
  const request = requireFound(await findRequest(tx, id));
  await lockStaff(tx, [request.employeeId]);
  if (!(await decideRequest(tx, id, decision))) {
    throw new HttpProblem('already-decided');
  }
  if (!(await insertRequestedAbsence(tx, request))) throw createAbsenceOverlap();
  await refuseFullDays(
    tx,
    await selectAbsences(tx).where('absences.id', '=', id).executeTakeFirstOrThrow(),
  );
  await syncLeave(tx, [request.employeeId]);
  return requireFound(await findRequest(tx, id));
}

export async function refuseRequest(
  tx: TenantTx,
  id: string,
  answer: string,
): Promise<LeaveRequest> {
  requireFound(await findRequest(tx, id));
  if (!(await decideRequest(tx, id, { state: 'refused', answer }))) {
    throw new HttpProblem('already-decided');
  }
  return requireFound(await findRequest(tx, id));
}

/** Withdraws leave that stands without an answer, in consultation with the employee; the reason is kept with the request. */
export async function cancelLeave(tx: TenantTx, id: string, reason: string): Promise<LeaveRequest> {
  const { employeeId } = requireFound(await findRequest(tx, id));
  await lockStaff(tx, [employeeId]);
  if (!(await decideRequest(tx, id, { state: 'withdrawn', answer: reason, from: 'unanswered' }))) {
    throw new HttpProblem('already-decided');
  }
  await tx.deleteFrom('absences').where('id', '=', id).execute();
  await syncLeave(tx, [employeeId]);
  return requireFound(await findRequest(tx, id));
}

/** Withdraws an own request that nobody decided yet. */
export async function withdrawRequest(
  tx: TenantTx,
  employeeId: string,
  id: string,
): Promise<LeaveRequest> {
  await requireOwnRequest(tx, employeeId, id);
  if (!(await decideRequest(tx, id, { state: 'withdrawn' }))) {
    throw new HttpProblem('already-decided');
  }
  return requireOwnRequest(tx, employeeId, id);
}
