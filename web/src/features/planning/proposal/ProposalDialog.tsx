import { Button, Checkbox } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { speaksAgainst } from '@ploegplan/contract/rules/candidates/reasons';
import {
  type Assignment,
  type Proposal,
  proposeCrews,
} from '@ploegplan/contract/rules/proposal/proposal';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { formatDay, formatDayRange } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatNumber, formatQuantity } from '../../../lib/values/numbers.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { describeItem } from '../board/rows/labels.ts';
import { describeCandidate } from '../candidates/reason-texts.ts';
import { createSeeking, type Seeking } from '../candidates/situation.ts';
import type { DialogProps } from '../dialogs/BoardDialog.tsx';
import { explainTooMany } from '../edits/copy.ts';
import { computeStaffing } from '../rows/needs.ts';
import type { Planned } from '../usePlanning.ts';
import { createProposalEdits, listOpenings, type Opening } from './openings.ts';

interface Props extends DialogProps {
  planned: Planned;
  /** The days that are shown. */
  days: readonly string[];
}

interface Found extends Proposal<Opening> {
  seeking: Seeking;
}

/** Proposes who does what is open on the days from today; null until it is found, which may take a second. */
function useProposal(planned: Planned, days: readonly string[]): Found | null {
  const tenant = useTenant();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    // The drawer is drawn before the search begins.
    const timer = setTimeout(() => {
      const { workingWeek } = tenant;
      const seeking = createSeeking(planned, tenant);
      const ahead = days.filter((day) => day >= getToday());
      const isClosed = (id: string) => seeking.rulebook.closedProjects.has(id);
      const staffing = computeStaffing(planned, ahead, workingWeek, isClosed);
      const openings = listOpenings(planned.known, seeking, { days: ahead, staffing, workingWeek });
      setFound({ ...proposeCrews(seeking.situation, openings), seeking });
    });
    return () => clearTimeout(timer);
  }, [planned, days, tenant]);
  return found;
}

const getKey = ({ employeeId, shifts }: Assignment<Opening>) => `${employeeId} ${shifts[0]?.id}`;

const formatDates = (shifts: readonly Opening[]): string => {
  const [first, last] = [shifts[0]?.date ?? '', shifts.at(-1)?.date ?? ''];
  const days = first === last ? formatDay(first) : formatDayRange(first, last);
  return shifts.length > 1 ? `${days} (${shifts.length} dagen)` : days;
};

/** 'Kilometres, warnings and changes of people': what some assignments cost together. */
function sumUp(assignments: readonly Assignment<Opening>[]): string[] {
  const reasons = assignments.flatMap(({ reasons: own, shifts }) =>
    own.map((reason) => ({ reason, count: shifts.length })),
  );
  const kilometres = reasons.reduce(
    (sum, { reason, count }) => sum + (reason.kind === 'distance' ? reason.kilometres * count : 0),
    0,
  );
  const warnings = reasons.filter(({ reason }) => speaksAgainst(reason)).length;
  const starting = assignments.filter(
    ({ reasons: own }) => !own.some(({ kind }) => kind === 'was-there'),
  ).length;
  return [
    formatQuantity(starting, 'keer iemand nieuw op een werk', 'keer iemand nieuw op een werk'),
    formatQuantity(warnings, 'aandachtspunt', 'aandachtspunten'),
    ...(kilometres > 0 ? [`${formatNumber(kilometres)} km enkele reis`] : []),
  ];
}

/** Proposes crews for the shown days; what is ticked comes on the board as drafts, as one step to undo. Default export for lazy loading. */
export default function ProposalDialog({ opened, onClose, planned, days }: Props) {
  const { workingWeek } = useTenant();
  const { apply } = usePlanningEdits();
  const found = useProposal(planned, days);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { assignments = [], unfilled = [] } = found ?? {};
  const accepted = assignments.filter((assignment) => !refused.has(getKey(assignment)));
  const count = accepted.reduce((sum, { shifts }) => sum + shifts.length, 0);
  const edits = createProposalEdits(accepted, workingWeek);
  const fault = explainTooMany(edits.length);
  const getTitle = ({ projectId, item }: Opening) =>
    describeItem({ projectId, clientId: item?.clientId ?? null, location: '' }, planned.names)
      .title;
  const toggle = (key: string) =>
    setRefused((before) => before.symmetricDifference(new Set([key])));
  const accept = () => {
    onClose();
    void apply({ edits, label: `Voorstel ingepland als concept: ${formatPlaces(count)}` });
  };
  const byWork = Map.groupBy(assignments, ({ shifts }) => shifts[0]?.work.key);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="Stel ploeg voor"
      footer={
        assignments.length > 0 && (
          <Button ml="auto" disabled={count === 0 || fault !== null} onClick={accept}>
            {`Als concept inplannen (${count})`}
          </Button>
        )
      }
    >
      {!found && <ListSkeleton rows={6} height={48} />}
      {found && assignments.length + unfilled.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
          title="Overal genoeg mensen"
          text="Er is vanaf vandaag op deze dagen geen tekort, en wie op een concept staat kan komen."
        />
      )}
      {assignments.length > 0 && (
        <div className="rounded bg-quiet p-3" role="status">
          <p className="font-semibold">
            {`${count} van ${formatPlaces(assignments.reduce((sum, { shifts }) => sum + shifts.length, 0) + unfilled.length)} gevuld`}
          </p>
          <p className="mt-1 text-quiet text-sm">{fault ?? sumUp(accepted).join(' · ')}</p>
        </div>
      )}
      {[...byWork].map(([key, ofWork]) => {
        const [opening] = ofWork[0]?.shifts ?? [];
        return (
          opening && (
            <section key={key} className="mt-4">
              <h2 className="text-sm font-semibold">{getTitle(opening)}</h2>
              <ul className={rowClasses.choices}>
                {ofWork.map((assignment) => (
                  <li key={getKey(assignment)}>
                    <Checkbox
                      label={`${planned.names.employee(assignment.employeeId)}, ${formatDates(assignment.shifts)}`}
                      description={describe(assignment)}
                      checked={!refused.has(getKey(assignment))}
                      onChange={() => toggle(getKey(assignment))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {unfilled.length > 0 && (
        <section className="mt-4">
          <h2 className="text-sm font-semibold">{`Niemand kan (${unfilled.length})`}</h2>
          <ul>
            {unfilled.map((opening) => (
              <li key={opening.id} className={rowClasses.row}>
                {[formatDay(opening.date), getTitle(opening), opening.function]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </SideDrawer>
  );

  function describe({ reasons, shifts }: Assignment<Opening>): string {
    const replaced = [...new Set(shifts.flatMap(({ replacedId }) => replacedId ?? []))];
    const instead = replaced.map((id) => `in plaats van ${planned.names.employee(id)}`);
    const texts =
      found &&
      describeCandidate(
        { blocks: [], reasons },
        found.seeking.rulebook.names,
        shifts[0]?.date ?? '',
      );
    return [...instead, texts].filter(Boolean).join(' · ');
  }
}

const formatPlaces = (count: number) => formatQuantity(count, 'plek', 'plekken');
