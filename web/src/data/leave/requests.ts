import type { Absence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { useRefreshAbsences } from './absences.ts';

/** True of a report of illness, which has no last day; other requests are for leave. */
export const isIllnessReport = ({ lastDay }: Pick<LeaveRequest, 'lastDay'>): boolean =>
  lastDay === openEnd;

/** Who is ill must be replaced today; leave has two weeks. */
const sortIllnessFirst = (requests: readonly LeaveRequest[]): LeaveRequest[] =>
  requests.toSorted((a, b) => Number(isIllnessReport(b)) - Number(isIllnessReport(a)));

/** The requests that wait for an answer, reports of illness first. */
export const openRequestsQuery = queryOptions({
  queryKey: ['leave', 'requests'],
  queryFn: async ({ signal }) =>
    sortIllnessFirst(await call(leave.requests, { query: { state: 'requested' }, signal })),
});

/** The illness that a report will be once the office records it. */
const toReportedAbsence = (report: LeaveRequest): Absence => ({
  ...{ id: report.id, employeeId: report.employeeId, kindId: report.kindId, hue: report.hue },
  ...{ firstDay: report.firstDay, lastDay: report.lastDay, hoursPerDay: null, note: '' },
  ...{ kind: 'sick', kindName: 'Ziek gemeld', isUnanswered: false, version: 0 },
});

const selectReported = (requests: readonly LeaveRequest[]) =>
  requests.filter(isIllnessReport).map(toReportedAbsence);

const nobody: readonly Absence[] = [];

/** The illness that employees reported and the office has yet to record, so that nobody who is ill looks free. */
export const useReportedIllness = (): readonly Absence[] =>
  useQuery({ ...openRequestsQuery, select: selectReported }).data ?? nobody;

const formatDecided = (request: LeaveRequest): string => {
  const isApproved = request.state === 'approved';
  if (isIllnessReport(request)) return isApproved ? 'Ziek gemeld' : 'Ziekmelding afgewezen';
  return isApproved ? 'Verlof goedgekeurd' : 'Verlof afgewezen';
};

const describeRequest = ({ employeeName, firstDay, lastDay }: LeaveRequest) =>
  `${employeeName}, ${formatDayRange(firstDay, lastDay)}`;

/** Approves or refuses a request. */
export function useDecideRequest() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationKey: ['leave'],
    mutationFn: ({
      request: { id },
      approve,
      answer,
    }: {
      request: LeaveRequest;
      approve: boolean;
      answer: string;
    }) => call(approve ? leave.approve : leave.refuse, { params: { id }, body: { answer } }),
    onSuccess: (request) => notify.success(formatDecided(request), describeRequest(request)),
    onSettled: refresh,
  });
}
