import { addDays, countDaysBetween, isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { useMemo, useState } from 'react';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import {
  areSameDates,
  formatDates,
  type ProjectDates,
  pickDates,
  useDateChanges,
} from '../../../data/planning/project-dates.ts';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatNumber, formatQuantity } from '../../../lib/values/numbers.ts';
import type { ShiftPlanningProps } from '../../../ui/facts/ShiftPlanning.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { WholeStepField } from '../../../ui/fields/WholeStepField.tsx';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { noFindings } from '../conflicts/findings.ts';
import { changeEdit } from '../edits/commands.ts';
import type { ShiftPlan } from '../edits/shift.ts';
import { SkippedDays } from '../form/SkippedDays.tsx';
import { createNames } from '../form/values/names.ts';
import { useChoices } from '../usePlanning.ts';
import { BoardDialog, type DialogProps } from './BoardDialog.tsx';
import { ShiftPreview } from './ShiftPreview.tsx';
import { describeScope, type ShiftScope } from './subject.ts';
import {
  type Distance,
  MOST_DAYS,
  useClashes,
  useShiftedWork,
  useShiftPlan,
} from './useShiftPlan.ts';

const formatDayCount = (count: number) =>
  formatQuantity(count, 'ingeplande dag', 'ingeplande dagen');

/** The days on which the work is then. */
function formatDays({ shifted }: ShiftPlan, begin: string): string {
  const dates = shifted.map(({ date }) => date).sort();
  return formatDayRange(dates[0] ?? begin, dates.at(-1) ?? begin);
}

/** The most working days that are typed: a year. */
const MOST_WORKDAYS = 260;

/** The dates of a project that lie on or after the day from which it is moved: they follow its first and its last work. */
function shiftDates(project: ProjectDates, from: string, { shifted }: ShiftPlan): ProjectDates {
  const inOrder = shifted.toSorted((a, b) => a.item.date.localeCompare(b.item.date));
  const follow = (date: string | null, moved: ShiftPlan['shifted'][number] | undefined) =>
    date !== null && date >= from && moved
      ? addDays(date, countDaysBetween(moved.item.date, moved.date))
      : date;
  return {
    startDate: follow(project.startDate, inOrder[0]),
    endDate: follow(project.endDate, inOrder.at(-1)),
  };
}

/** Shifts the planning of one project; with its dates where they were moved before. Default export for lazy loading. */
export default function ProjectShift({ projectId, ...props }: ShiftPlanningProps) {
  return <ShiftDialog {...props} scopes={[{ of: { projectId } }]} />;
}

interface Props extends DialogProps, Pick<ShiftPlanningProps, 'from' | 'moved'> {
  /** What can be shifted; the first is chosen. */
  scopes: readonly ShiftScope[];
}

/** Moves work from a day on, and the dates of its project that lie after it, as one step to undo. */
export function ShiftDialog({ opened, onClose, scopes, moved, ...props }: Props) {
  const { terms } = useTenant();
  const { apply } = usePlanningEdits();
  const { changeDates, takeBack } = useDateChanges();
  const { choices } = useChoices();
  const names = useMemo(() => choices && createNames(choices), [choices]);
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(props.from);
  const [chosen, setDistance] = useState<Distance | null>(null);
  const [isEarlier, setEarlier] = useState((moved?.days ?? 7) < 0);
  const scope = scopes[at] ?? {};
  const work = useShiftedWork(scope, from);
  const { first, movable, recorded } = work;
  // Room is mostly made for a day, the rest moves by a week.
  const usual = scope.makesRoom ? { workdays: 1 } : { to: addDays(first, moved?.days ?? 7) };
  const distance = chosen ?? usual;
  const { begin, workdays, plan } = useShiftPlan(work, distance, choices);
  const clashes = useClashes(plan);
  const shifted = plan?.shifted ?? [];
  const { projectId } = scope.items ? {} : (scope.of ?? {});
  const project = choices?.projects.find(({ id }) => id === projectId);
  const dates = project && (moved || !plan ? pickDates(project) : shiftDates(project, from, plan));
  const { name } = describeScope(scope, names, terms);
  const about = scope.items ? name : `Alles van ${name} vanaf een dag`;
  const fault =
    work.count > limits.shiftedItems
      ? `Dat zijn er meer dan ${formatNumber(limits.shiftedItems)}. Kies een latere dag of minder werk.`
      : null;
  const moveBy = (count: number, earlier: boolean) => {
    setEarlier(earlier);
    setDistance({ workdays: earlier ? -count : count });
  };
  const moveTo = (to: string) => {
    if (isDate(to) && to !== first) setEarlier(to < first);
    setDistance({ to });
  };
  const run = async (plan: ShiftPlan) => {
    const { shifted } = plan;
    onClose();
    let dated = moved?.step;
    if (project && dates && !areSameDates(project, dates)) {
      const { step, answer } = changeDates(project, dates);
      await answer;
      dated = step;
    }
    const isSaved = await apply({
      edits: shifted.map(({ item, date, employeeIds }) =>
        changeEdit(item, {
          date,
          ...(employeeIds.length < item.employeeIds.length && { employeeIds }),
        }),
      ),
      label: `${name}: ${formatDayCount(shifted.length)} verschoven naar ${formatDays(plan, begin)}`,
      beside: dated,
      before: new Map(
        shifted.map(({ item, employeeIds }) => {
          const { date, drivers } = item;
          const isWhole = employeeIds.length === item.employeeIds.length;
          const people = { employeeIds: [...item.employeeIds], drivers: [...drivers] };
          return [item.id, { version: item.version, values: { date, ...(!isWhole && people) } }];
        }),
      ),
    });
    if (!isSaved && !moved && dated) takeBack(dated).catch(() => undefined);
  };
  const isPossible = plan && plan.shifted.length > 0 && !fault;
  const against = shifted.filter(({ item }) => clashes?.findings.has(item.id)).length;
  const verb = moved ? 'Ook verschuiven' : against > 0 ? 'Toch verschuiven' : 'Verschuiven';
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title="Planning verschuiven"
      about={moved ? `Ook ${formatDayCount(movable.length)} verschuiven?` : about}
      warnings={clashes?.late ?? []}
      verb={verb}
      cancel={moved ? 'Niet verschuiven' : undefined}
      onSubmit={isPossible ? () => void run(plan) : null}
    >
      {scopes.length > 1 && (
        <SelectField
          label="Wat"
          required
          withAsterisk={false}
          settings={{
            options: scopes.map((option, index) => ({
              value: String(index),
              ...describeScope(option, names, terms),
            })),
          }}
          value={String(at)}
          onChange={(index) => setAt(Number(index ?? at))}
        />
      )}
      <DateField label="Vanaf" value={from} onChange={setFrom} />
      <Segments
        aria-label="Richting"
        isWide
        value={isEarlier ? 'earlier' : 'later'}
        onChange={(direction) => moveBy(workdays, direction === 'earlier')}
        options={[
          { value: 'later', label: 'Later' },
          { value: 'earlier', label: 'Eerder' },
        ]}
      />
      <WholeStepField
        label="Werkdagen"
        value={workdays}
        empty={0}
        step={1}
        max={MOST_WORKDAYS}
        onChange={(count) => moveBy(count, isEarlier)}
        error={undefined}
      />
      <DateField
        data-autofocus
        label="Begint dan op"
        value={begin}
        onChange={moveTo}
        min={addDays(first, -MOST_DAYS)}
        max={addDays(first, MOST_DAYS)}
        error={movable.length > 0 && begin === first ? 'Kies een andere dag' : null}
      />
      {work.error && <ErrorState error={work.error} onRetry={() => void work.refetch()} />}
      <div className="rounded bg-quiet p-3" role="status">
        {work.isRead && movable.length === 0 && (
          <p className="font-semibold">Er is vanaf die dag niets te verschuiven.</p>
        )}
        {plan && names && (
          <>
            <p className="font-semibold">{`${formatDayCount(shifted.length)}: ${formatDays(plan, begin)}`}</p>
            {project && dates && !moved && !areSameDates(project, dates) && (
              <p className="mt-1 text-quiet text-sm">{`${terms.project}: ${formatDates(dates)}`}</p>
            )}
            {fault && <p className="mt-1 text-quiet text-sm">{fault}</p>}
            <SkippedDays skipped={plan.skipped} getName={names.employee} />
            {against > 0 && (
              <p className="mt-1 text-sm">
                {formatQuantity(against, 'item botst', 'items botsen')}
              </p>
            )}
            {clashes?.checkedUntil && (
              <p className="mt-1 text-quiet text-sm">{`Conflicten zijn bekeken tot en met ${formatShortDay(clashes.checkedUntil)}.`}</p>
            )}
          </>
        )}
      </div>
      {names && (
        <ShiftPreview
          plan={plan}
          recorded={recorded}
          findings={clashes?.findings ?? noFindings}
          names={names}
        />
      )}
    </BoardDialog>
  );
}
