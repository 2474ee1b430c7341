import { Button, Textarea } from '@mantine/core';
import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import { createWeekKey, type HoursCell, parseCellKey } from '@ploegplan/contract/rules/hours/hours';
import { IconLock, IconLockOpen, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { weekClassesQuery } from '../../../data/hours/hours.ts';
import { formatWeekAndYear } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { PayParts } from '../../../ui/work/PayParts.tsx';
import { createApproval } from '../approving.ts';
import { formatAway } from '../grid/cell-texts.ts';
import type { HoursDrawerProps } from '../parts/HoursDrawers.tsx';
import { useTimes } from '../times/useTimes.ts';
import { formatWarning } from '../warning-texts.ts';
import { DayList } from './DayList.tsx';
import { findEmptyDays, formatEmptyDays } from './empty-days.ts';
import { OvertimeChoice } from './OvertimeChoice.tsx';
import { WeekHistory } from './WeekHistory.tsx';
import { WeekOnPaper } from './WeekOnPaper.tsx';
import { WeekWarnings } from './WeekWarnings.tsx';
import classes from './week.module.css';

interface Props extends HoursDrawerProps {
  employeeId: string;
  monday: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The week sheet of an employee: hours by day, what to look at, approval, history; printed for signing. Default export for lazy loading. */
export default function WeekDrawer(props: Props) {
  const { opened, onClose, onShow, page, names, employeeId, monday } = props;
  const key = createWeekKey(employeeId, monday);
  const approval = page.approvals.get(key);
  const cells = listWeekCells(page.cells, employeeId, monday);
  const { data: worth } = useQuery(weekClassesQuery(employeeId, monday));
  const times = useTimes(page.mondays, employeeId);
  const days = new Map(times?.days.map((day) => [day.date, day]));
  const checks = page.checks?.get(key) ?? [];
  const planned = approval ? [] : findEmptyDays(cells);
  const coming = planned.filter((date) => date >= getToday());
  // Empty days are named in one line.
  const missing = new Set(checks.flatMap(({ rule, date }) => (rule === 'missing' ? date : [])));
  const empty = planned.filter((date) => missing.has(date));
  const isToldTogether = ({ rule, date }: HoursWarning) =>
    rule === 'missing' && empty.includes(date);
  const getWorkName = (key: string) => names.getTarget(parseCellKey(key).targetId).name;
  const warnings = [
    ...(empty.length > 0 ? [{ text: `Gepland en leeg: ${formatEmptyDays(empty)}` }] : []),
    ...(coming.length > 0 ? [{ text: `Nog niet gewerkt: ${formatEmptyDays(coming)}` }] : []),
    ...checks.flatMap((warning) =>
      isToldTogether(warning)
        ? []
        : {
            text: formatWarning(warning, getWorkName),
            ...(warning.rule === 'changed-since' && {
              kept: page.cells?.get(warning.keys[0] ?? ''),
            }),
          },
    ),
  ];
  const { name } = names.getPerson(employeeId);
  const week = formatWeekAndYear(monday);
  const { approve, isApproving } = page.approving;
  const canApprove =
    !approval && cells.some(({ quarters }) => quarters) && page.edits.state.pending.size === 0;
  const content = useRef<HTMLDivElement>(null);
  const choose = (record: (cell: HoursCell) => void) => (cell: HoursCell) => {
    record(cell);
    // The button goes.
    content.current?.focus();
  };
  const approveWeek = () => void approve([createApproval(employeeId, monday, cells)]);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      onKeyDown={(event) => {
        const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isKey || !canApprove || isApproving) return;
        // The button must not react as well when it has the focus.
        event.preventDefault();
        approveWeek();
      }}
      title={`${name}, ${week}`}
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter {...icon} />}
            onClick={() => window.print()}
          >
            Weekstaat
          </Button>
          {!approval && (
            <Button
              ml="auto"
              leftSection={<IconLock {...icon} />}
              disabled={!canApprove}
              loading={isApproving}
              title="Goedkeuren (Ctrl+Enter)"
              aria-keyshortcuts="Control+Enter"
              onClick={approveWeek}
            >
              {warnings.length > 0 ? 'Toch goedkeuren' : 'Goedkeuren'}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1} className={classes.content}>
        {approval && (
          <Approved
            key={approval.id}
            text={`Goedgekeurd door ${approval.by || 'kantoor'}, ${formatMoment(approval.at)}`}
            isReopening={page.approving.isReopening}
            onReopen={(reason) => page.approving.reopen(approval.id, reason, `${name}, ${week}`)}
          />
        )}
        <WeekWarnings
          warnings={warnings}
          onKeep={choose(page.edits.keep)}
          onTake={choose(page.edits.take)}
        />
        <DayList
          {...{ cells, monday, names }}
          awayOn={(day) => formatAway(employeeId, day, page)}
          isApproved={approval !== undefined}
          onCell={({ date, targetId, kindId }) =>
            onShow({ type: 'hours', employeeId, date, targetId, kindId, week: monday })
          }
          onAdd={(date) => onShow({ type: 'hours', employeeId, date, week: monday })}
          times={days}
          asksTimes={times?.isAsked ?? false}
          onTimes={(date) => onShow({ type: 'times', employeeId, date, week: monday })}
        />
        {worth && (worth.parts.length > 0 || worth.changes.length > 0) && (
          <section aria-label="Toeslagen" className={classes.history}>
            <h3>Toeslagen</h3>
            <OvertimeChoice {...{ employeeId, monday }} overtime={worth.overtime} />
            <PayParts {...worth} />
          </section>
        )}
        <WeekHistory {...{ employeeId, monday, names }} />
      </div>
      <WeekOnPaper
        {...{ cells, employeeId, monday, names, approval }}
        times={(times?.days ?? []).filter(({ date }) => getMonday(date) === monday)}
        parts={worth?.parts ?? []}
      />
    </SideDrawer>
  );
}

const listWeekCells = (
  cells: ReadonlyMap<string, HoursCell> | undefined,
  employeeId: string,
  monday: string,
): HoursCell[] =>
  [...(cells?.values() ?? [])]
    .filter((cell) => cell.employeeId === employeeId && getMonday(cell.date) === monday)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

interface ApprovedProps {
  text: string;
  isReopening: boolean;
  onReopen: (reason: string) => Promise<boolean>;
}

/** Shows who approved the week, and reopens it, which asks for a reason. */
function Approved({ text, isReopening, onReopen }: ApprovedProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    const why = reason?.trim() ?? '';
    setMissing(why === '');
    if (why === '') field.current?.focus();
    else void onReopen(why);
  };
  return (
    <section aria-label="Goedkeuring" className={classes.approval}>
      <p className="flex gap-2 items-center">
        <IconLock {...icon} /> {text}
      </p>
      {reason === null ? (
        <Button
          variant="default"
          leftSection={<IconLockOpen {...icon} />}
          onClick={() => setReason('')}
        >
          Heropenen
        </Button>
      ) : (
        <>
          <Textarea
            ref={field}
            label="Waarom heropenen?"
            description="Komt in de geschiedenis van deze week."
            required
            autosize
            minRows={2}
            maxLength={limits.reason}
            autoFocus
            value={reason}
            error={isMissing ? 'Vul in waarom de week weer open moet' : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div className="flex gap-2">
            <Button variant="default" onClick={() => setReason(null)}>
              Annuleren
            </Button>
            <Button loading={isReopening} onClick={submit}>
              Week heropenen
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
