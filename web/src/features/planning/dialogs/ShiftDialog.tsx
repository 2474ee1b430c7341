import { addDays, countDaysBetween, isDate } from '@ploegplan/contract/dates/dates';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQueries } from '../../../data/leave/absences.ts';
import { projectPlanningQuery } from '../../../data/planning/planning.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { isMovable, type PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  areSameDates,
  formatDates,
  type ProjectDates,
  pickDates,
  useDateChanges,
} from '../../../data/planning/project-dates.ts';
import { employeeData, useEmployeeName } from '../../../data/records/employees.ts';
import { projectData } from '../../../data/records/projects.ts';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { ShiftPlanningProps } from '../../../ui/facts/ShiftPlanning.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { changeEdit } from '../edits/commands.ts';
import { explainTooMany, findFirstDate } from '../edits/copy.ts';
import { planShift, type ShiftPlan } from '../edits/shift.ts';
import { SkippedDays } from '../form/SkippedDays.tsx';
import { BoardDialog } from './BoardDialog.tsx';

/** Holidays and absences are looked at so far beyond the last day, because days that are skipped make work last longer. */
const DAYS_BEYOND = 60;

const formatDayCount = (count: number) =>
  formatQuantity(count, 'ingeplande dag', 'ingeplande dagen');

const nothing: readonly PlannedItem[] = [];

/** The planning of a project from a day on, and how it would be when it begins on another one; null while it is read. */
function useShift(
  projectId: string,
  from: string,
  first: (items: readonly PlannedItem[]) => string,
) {
  const { workingWeek } = useTenant();
  const query = useQuery({ ...projectPlanningQuery(projectId, from), enabled: isDate(from) });
  const { data: employees } = useQuery(employeeData.list);
  const items = query.data ?? nothing;
  const movable = items.filter(isMovable);
  const begin = first(movable);
  const isMoved = isDate(begin) && movable.length > 0 && begin !== findFirstDate(movable);
  const last = movable.at(-1)?.date ?? from;
  const until = isMoved
    ? addDays(last, countDaysBetween(findFirstDate(movable), begin) + DAYS_BEYOND)
    : begin;
  const holidays = useHolidays(isMoved ? begin : from, isMoved ? until : from);
  const { absences, isReady } = useQueries({
    queries: isMoved ? absencesQueries(begin, until) : [],
    combine: (results) => ({
      absences: results.flatMap(({ data }) => data ?? []),
      isReady: results.every(({ isPending }) => !isPending),
    }),
  });
  const plan: ShiftPlan | null =
    isMoved && isReady && employees
      ? planShift(movable, begin, {
          workingWeek,
          holidays,
          absences,
          employees: new Map(employees.map((employee) => [employee.id, employee])),
        })
      : null;
  return { query, items, movable, begin, plan };
}

/** The dates of a project that lie on or after the day from which it is moved, moved too. */
function shiftDates(project: ProjectDates, from: string, days: number): ProjectDates {
  const moved = (date: string | null) =>
    date !== null && date >= from ? addDays(date, days) : date;
  return { startDate: moved(project.startDate), endDate: moved(project.endDate) };
}

/** Moves all work of a project from a day on, and its dates that lie after it, as one step to undo. Default export for lazy loading. */
export default function ShiftDialog(props: ShiftPlanningProps) {
  const { opened, onClose, projectId, moved } = props;
  const { terms } = useTenant();
  const getName = useEmployeeName();
  const { apply } = usePlanningEdits();
  const { changeDates, takeBack } = useDateChanges();
  const project = useQuery(projectData.list).data?.find(({ id }) => id === projectId);
  const [from, setFrom] = useState(props.from);
  const [typed, setTyped] = useState<string | null>(null);
  const { query, items, movable, begin, plan } = useShift(
    projectId,
    from,
    (planned) =>
      typed ?? (planned.length > 0 ? addDays(findFirstDate(planned), moved?.days ?? 7) : ''),
  );
  const days =
    isDate(begin) && movable.length > 0 ? countDaysBetween(findFirstDate(movable), begin) : 0;
  const dates = project && (moved ? pickDates(project) : shiftDates(project, from, days));
  const staying = items.length - (plan?.shifted.length ?? movable.length);
  const fault = plan && explainTooMany(plan.shifted.length);
  const run = async ({ shifted }: ShiftPlan, original: Project, after: ProjectDates) => {
    onClose();
    let dated = moved?.step;
    if (!areSameDates(original, after)) {
      const { step, answer } = changeDates(original, after);
      await answer;
      dated = step;
    }
    const last = shifted.at(-1)?.date ?? begin;
    const isSaved = await apply({
      edits: shifted.map(({ item, date, employeeIds }) =>
        changeEdit(item, {
          date,
          ...(employeeIds.length < item.employeeIds.length && { employeeIds }),
        }),
      ),
      label: `${original.title}: ${formatDayCount(shifted.length)} verschoven naar ${formatDayRange(shifted[0]?.date ?? begin, last)}`,
      beside: dated,
    });
    if (!isSaved && !moved && dated) takeBack(dated).catch(() => undefined);
  };
  const isPossible = plan && plan.shifted.length > 0 && !fault && project && dates;
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title="Planning verschuiven"
      about={
        moved
          ? `Ook ${formatDayCount(movable.length)} verschuiven?`
          : `Alles van ${project?.title ?? terms.project} vanaf een dag`
      }
      verb={moved ? 'Ook verschuiven' : 'Verschuiven'}
      cancel={moved ? 'Niet verschuiven' : undefined}
      onSubmit={isPossible ? () => void run(plan, project, dates) : null}
    >
      <DateField label="Vanaf" value={from} onChange={setFrom} />
      <DateField
        data-autofocus
        label="Begint dan op"
        value={begin}
        onChange={setTyped}
        error={typed !== null && days === 0 ? 'Kies een andere dag' : null}
      />
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <div className="rounded bg-quiet p-3" role="status">
        {query.data && movable.length === 0 && (
          <p className="font-semibold">Er is vanaf die dag niets te verschuiven.</p>
        )}
        {plan && (
          <>
            <p className="font-semibold">
              {`${formatDayCount(plan.shifted.length)}: ${formatDayRange(plan.shifted[0]?.date ?? begin, plan.shifted.at(-1)?.date ?? begin)}`}
            </p>
            {project && dates && !moved && !areSameDates(project, dates) && (
              <p className="mt-1 text-quiet text-sm">{`${terms.project}: ${formatDates(dates)}`}</p>
            )}
            {fault && <p className="mt-1 text-quiet text-sm">{fault}</p>}
            <SkippedDays skipped={plan.skipped} getName={getName} />
          </>
        )}
        {query.data && staying > 0 && (
          <p className="mt-1 text-quiet text-sm">
            {`${formatDayCount(staying)} ${staying === 1 ? 'blijft' : 'blijven'} staan, omdat er al uren zijn ingevuld.`}
          </p>
        )}
      </div>
    </BoardDialog>
  );
}
