import { NativeSelect } from '@mantine/core';
import type { Candidate } from '@ploegplan/contract/rules/candidates/rank';
import { speaksAgainst } from '@ploegplan/contract/rules/candidates/reasons';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { planAsDraft } from '../../../data/planning/planning-remembered.ts';
import { formatDayRange, formatTimes } from '../../../lib/dates/dates.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { describeItem } from '../board/rows/labels.ts';
import type { DialogProps } from '../dialogs/BoardDialog.tsx';
import classes from '../dialogs/dialogs.module.css';
import type { DialogSubject } from '../dialogs/subject.ts';
import { changeEdit } from '../edits/commands.ts';
import { selectItems } from '../edits/copy.ts';
import { createPlacing } from '../edits/placing.ts';
import { formatPlannedLabel } from '../form/values/command-labels.ts';
import type { Scope } from '../form/values/range.ts';
import { getUsualTimes } from '../form/values/values.ts';
import type { Planned } from '../usePlanning.ts';
import { describeCandidate, describeReason } from './reason-texts.ts';
import { createSeeking, findCandidates } from './situation.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'candidates' }>;
}

/** Shorter than elsewhere, for one line in the drawer. */
const scopes: { value: Scope; label: string }[] = [
  { value: 'day', label: 'Deze dag' },
  { value: 'later', label: 'En later' },
  { value: 'all', label: 'Alle dagen' },
];

const FIRST = 20;
const FIRST_BLOCKED = 5;

/** Lists who can do work, the best first with what speaks for them, and who cannot with why; one press plans. Default export for lazy loading. */
export default function CandidatesDialog({ opened, onClose, planned, subject }: Props) {
  const tenant = useTenant();
  const { workingWeek } = tenant;
  const { apply } = usePlanningEdits();
  const [isDraft] = useRemembered(planAsDraft);
  const [scope, setScope] = useState<Scope>('day');
  const [leavingId, setLeavingId] = useState(subject.leavingId);
  const { names, choices } = planned;
  const { opening } = subject;
  const seeking = useMemo(() => createSeeking(planned, tenant), [planned, tenant]);
  const { items, wanted, found } = useMemo(() => {
    const chosen = selectItems(scope, subject.items, subject.at).filter(
      ({ employeeIds }) => leavingId === null || employeeIds.includes(leavingId),
    );
    const times = getUsualTimes(workingWeek, subject.opening?.date ?? '');
    const created = { ...times, id: 'new', clientId: null, employeeIds: [] };
    const sought = subject.opening ? [{ ...subject.opening, ...created }] : chosen;
    const candidates = findCandidates(seeking, { items: sought, leavingId });
    return { items: chosen, wanted: sought, found: candidates };
  }, [seeking, subject, scope, leavingId, workingWeek]);
  const able = found.filter(({ blocks }) => blocks.length === 0);
  const unable = found.filter(({ blocks }) => blocks.length > 0);
  const [first] = wanted;
  if (!first) return null;
  const last = wanted.at(-1) ?? first;
  const people = new Set(subject.items.flatMap(({ employeeIds }) => employeeIds));
  const describe = (candidate: Candidate) =>
    describeCandidate(candidate, seeking.rulebook.names, first.date);
  const plan = ({ employeeId, reasons }: Candidate) => {
    onClose();
    const warnings = reasons
      .filter(speaksAgainst)
      .map((reason) => describeReason(reason, seeking.rulebook.names, first.date));
    void apply({ ...createCommand(employeeId), warnings });
  };
  const createCommand = (employeeId: string): PlanningCommand => {
    const name = names.employee(employeeId);
    if (opening) return createPlacing({ ...opening, employeeId, name, isDraft, workingWeek });
    return {
      edits: items.map((item) =>
        changeEdit(item, {
          employeeIds:
            leavingId === null
              ? [...item.employeeIds, employeeId]
              : item.employeeIds.map((id) => (id === leavingId ? employeeId : id)),
        }),
      ),
      label: formatPlannedLabel(
        { people: [name], dates: items.map(({ date }) => date) },
        first.startTime,
        first.endTime,
      ),
    };
  };
  const jobTitles = new Map(choices.employees.map(({ id, jobTitle }) => [id, jobTitle]));
  const row = (candidate: Candidate) => (
    <>
      <span>
        <strong>
          {[names.employee(candidate.employeeId), jobTitles.get(candidate.employeeId)]
            .filter(Boolean)
            .join(', ')}
        </strong>
        <span>{describe(candidate)}</span>
      </span>
    </>
  );
  const { title } = describeItem({ ...first, location: '' }, names);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Wie kan?">
      <p className="mb-3 text-quiet wrap-anywhere">
        {[title, formatDayRange(first.date, last.date), formatTimes(first)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {subject.items.length > 1 && (
        <Segments
          aria-label="Welke dagen"
          isWide
          value={scope}
          onChange={setScope}
          options={scopes}
        />
      )}
      {people.size > 0 && (
        <NativeSelect
          my="sm"
          label="In plaats van"
          value={leavingId ?? ''}
          onChange={({ currentTarget }) => setLeavingId(currentTarget.value || null)}
          data={[
            { value: '', label: 'Niemand: erbij' },
            ...[...people].map((id) => ({ value: id, label: names.employee(id) })),
          ]}
        />
      )}
      <section className={classes.findings} aria-label="Kan">
        {able.length === 0 && <EmptyText>Niemand kan dan.</EmptyText>}
        <FirstRows items={able} first={FIRST}>
          {(candidate) => (
            <li key={candidate.employeeId}>
              <button type="button" className={rowClasses.row} onClick={() => plan(candidate)}>
                <IconUserCheck size={18} stroke={1.5} aria-hidden />
                {row(candidate)}
              </button>
            </li>
          )}
        </FirstRows>
      </section>
      {unable.length > 0 && (
        <section className={classes.findings} aria-label="Kan niet">
          <h2 className="mt-4 mb-2 text-sm font-semibold">{`Kan niet (${unable.length})`}</h2>
          <FirstRows items={unable} first={FIRST_BLOCKED}>
            {(candidate) => (
              <li key={candidate.employeeId} className={rowClasses.row}>
                <IconUserOff size={18} stroke={1.5} aria-hidden />
                {row(candidate)}
              </li>
            )}
          </FirstRows>
        </section>
      )}
    </SideDrawer>
  );
}
