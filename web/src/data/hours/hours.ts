import { crew } from '@ploegplan/contract/crew/endpoints';
import type { OvertimeChoice } from '@ploegplan/contract/hours/classes.schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type {
  Approved,
  HourSettingsPatch,
  HoursEdit,
  HoursProblem,
  NewApproval,
} from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { WorkDayCorrection } from '@ploegplan/contract/work-days/schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Refused } from './hours-queue.ts';

/** Reads the planned, entered, recorded and approved hours of these days. */
export const hoursQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['hours', 'days', from, to],
    queryFn: ({ signal }) => call(hours.list, { query: { from, to }, signal }),
  });

/** Hours of sixteen weeks until the one of this Monday. */
export const hoursOfWeeksQuery = (monday: string) =>
  queryOptions({
    queryKey: ['hours', 'weeks', monday],
    queryFn: ({ signal }) => call(hours.weeks, { query: { monday }, signal }),
  });

export const hoursHistoryQuery = (id: string, monday: string) =>
  queryOptions({
    queryKey: ['hours', 'history', id, monday],
    queryFn: ({ signal }) => call(hours.history, { params: { id }, query: { monday }, signal }),
  });

/** The times and travel of days of everybody. */
export const workDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['hours', 'times', from, to],
    queryFn: ({ signal }) => call(hours.days, { query: { from, to }, signal }),
  });

/** What the recorded hours of these days are worth; nothing without pay rules. */
export const payPartsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['hours', 'classes', from, to],
    queryFn: ({ signal }) => call(hours.classes, { query: { from, to }, signal }),
  });

export const weekClassesQuery = (id: string, monday: string) =>
  queryOptions({
    queryKey: ['hours', 'classes', id, monday],
    queryFn: ({ signal }) => call(hours.weekClasses, { params: { id }, query: { monday }, signal }),
  });

/** What foremen entered of these days. */
export const crewDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['hours', 'crew', from, to],
    queryFn: ({ signal }) => call(crew.list, { query: { from, to }, signal }),
  });

export const missingHoursQuery = queryOptions({
  queryKey: ['hours', 'missing'],
  queryFn: ({ signal }) => call(hours.missing, { signal }),
});

export const hourSettingsQuery = queryOptions({
  queryKey: ['hours', 'settings'],
  queryFn: ({ signal }) => call(hours.settings, { signal }),
});

export const registersQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['hours', 'registers', from, to],
    queryFn: ({ signal }) => call(hours.registers, { query: { from, to }, signal }),
  });

export const registerQuery = (id: string, monday: string) =>
  queryOptions({
    queryKey: ['hours', 'register', id, monday],
    queryFn: ({ signal }) => call(hours.register, { params: { id }, query: { monday }, signal }),
  });

export const hoursProblemTexts: Record<HoursProblem, string> = {
  'hours-approved': 'Deze week is goedgekeurd. Heropen de week om iets te wijzigen.',
  'changed-meanwhile': 'Intussen door een ander gewijzigd. Kijk wat er nu staat.',
  'unknown-reference': 'De werknemer, het werk of de urensoort is er niet meer.',
  'not-in-service': 'Niet in dienst op deze dag.',
  'too-many-hours': 'Samen meer dan 24 uur op deze dag.',
};

/** Explains why a typed entry is not recorded. */
export const formatRefused = ({ problem, text }: Refused): string =>
  problem === 'typed' ? (text ?? '') : hoursProblemTexts[problem];

/** Reads again whatever shows hours. */
export function refreshHours(cache: QueryClient): void {
  for (const queryKey of [['hours'], ['home'], ['work']]) {
    void cache.invalidateQueries({ queryKey });
  }
}

/** Changes hours in some way, and reads again what is shown of them. */
function useHoursMutation<Variables, Answer>(send: (variables: Variables) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['hours'],
    mutationFn: send,
    onSettled: () => refreshHours(cache),
  });
}

/** Records hours of the office; the problems name the edits that were not carried out. */
export const useRecordHours = () =>
  useHoursMutation((edits: HoursEdit[]) => call(hours.record, { body: { edits } }));

/** Approves weeks, in as many requests as are needed; the problems by the place of the week. */
async function approve(weeks: readonly NewApproval[]): Promise<Approved['problems']> {
  const problems: Approved['problems'] = [];
  for (let from = 0; from < weeks.length; from += limits.approvalsAtOnce) {
    const approvals = weeks.slice(from, from + limits.approvalsAtOnce);
    const answer = await call(hours.approve, { body: { approvals } });
    problems.push(
      ...answer.problems.map((problem) => ({ ...problem, index: problem.index + from })),
    );
  }
  return problems;
}

export const useApproveHours = () => useHoursMutation(approve);

export const useReopenHours = () =>
  useHoursMutation(({ id, reason }: { id: string; reason: string }) =>
    call(hours.reopen, { params: { id }, body: { reason } }),
  );

interface CorrectedDay extends WorkDayCorrection {
  employeeId: string;
  date: string;
}

/** Corrects the times and travel of a day, as the office saw them. */
export const useCorrectDay = () =>
  useHoursMutation(({ employeeId: id, date, ...body }: CorrectedDay) =>
    call(hours.correctDay, { params: { id, date }, body }),
  );

interface ChosenOvertime {
  employeeId: string;
  monday: string;
  overtime: OvertimeChoice;
}

/** Chooses whether the overtime of a week is paid or saved. */
export const useChooseOvertime = () =>
  useHoursMutation(({ employeeId: id, ...body }: ChosenOvertime) =>
    call(hours.chooseOvertime, { params: { id }, body }),
  );

export const useRemindOfHours = () =>
  useHoursMutation((employeeIds: string[]) => call(hours.remind, { body: { employeeIds } }));

export const useChangeHourSettings = () =>
  useHoursMutation((body: HourSettingsPatch) => call(hours.changeSettings, { body }));

export const useIssueRegister = (projectId: string) =>
  useHoursMutation((body: { id: string; monday: string }) =>
    call(hours.issueRegister, { params: { id: projectId }, body }),
  );
