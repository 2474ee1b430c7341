import { useCallbackRef } from '@mantine/hooks';
import { addDays, fromDayNumber, toDayNumber } from '@ploegplan/contract/dates/dates';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { formatDates, type ProjectDates } from '../../../data/planning/project-dates.ts';
import { useStaffing } from '../../../data/planning/staffing.ts';
import { useDaysOffBetween } from '../../../lib/dates/useHolidays.ts';
import { DayGrid } from '../../../ui/day-grid/DayGrid.tsx';
import { DaysBehind } from '../../../ui/day-grid/DaysBehind.tsx';
import frame from '../../../ui/day-grid/grid.module.css';
import { Heads } from '../../../ui/day-grid/Heads.tsx';
import { useIsPrinting } from '../../../ui/page/printing.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import { GroupRow } from './GroupRow.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import type { TimelineRow } from './rows.ts';
import { Staffing } from './Staffing.tsx';
import { type Columns, computeColumns, type Span, toDrawn } from './span.ts';
import classes from './timeline.module.css';
import { useBarInput } from './useBarInput.ts';
import { useBarKeys } from './useBarKeys.ts';
import { useScale } from './useScale.ts';
import { createHeads, hasRoomForWord, listDays, shownDays, type Zoom } from './zoom.ts';

/** The functions of the timeline that the bar above it calls. */
export interface TimelineHandle {
  goToday: () => void;
  /** Goes a window back or ahead. */
  step: (by: 1 | -1) => void;
  /** Chooses a row. */
  choose: (id: string) => void;
}

interface Props {
  handle: Ref<TimelineHandle>;
  zoom: Zoom;
  span: Span;
  today: string;
  rows: readonly TimelineRow[];
  /** The project that a drawer is about. */
  marked: string | undefined;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
  onChange: (project: Project, dates: ProjectDates) => void;
}

/** The height of a row in rem, as in the styles. */
const ROW = 2.25;
const HEAD = 2.5;
const FOOT = 3.75;

/** Projects as bars over time. */
export function Timeline(props: Props) {
  const { handle, zoom, today, onChange } = props;
  const isPrinting = useIsPrinting();
  const grid = useRef<HTMLDivElement>(null);
  const scale = useScale(grid, zoom, props.span, today, isPrinting);
  const { span, rows, dayWidth, drawn } = usePaper(isPrinting, scale, props);
  const input = useBarInput({ grid, rows, span, today, onOpen: props.onOpen, onChange });
  const keys = useBarKeys({
    grid,
    rows,
    zoom,
    today,
    onChange,
    onOpen: props.onOpen,
    onToggle: props.onToggle,
    onStep: scale.step,
  });
  const draft = input.draft ?? keys.draft;
  const windowed = useRowWindow({
    scroller: grid,
    ids: rows,
    rowHeight: ROW,
    headHeight: HEAD,
    footHeight: FOOT,
    kept: keys.at,
  });
  const { reveal } = windowed;
  const { first, count } = drawn;
  const days = useMemo(
    () => listDays(toDayNumber(span.from) + first, count),
    [span.from, first, count],
  );
  const hasRoom = hasRoomForWord(dayWidth);
  const [upper, lower] = useMemo(
    () => createHeads(zoom, days, { first, hasRoom }),
    [zoom, days, first, hasRoom],
  );
  const from = days[0] ?? today;
  const to = days.at(-1) ?? today;
  const daysOff = useDaysOffBetween(from, to);
  const staffing = useStaffing(from, to);
  const toggle = useCallbackRef(props.onToggle);
  const find = useCallbackRef((id: string, { from, count }: Columns) => {
    keys.setCursor(id);
    scale.show(from, count);
  });

  useImperativeHandle(handle, () => ({
    goToday: scale.goToday,
    step: scale.step,
    choose: (id) => {
      keys.setCursor(id);
      grid.current?.focus({ preventScroll: true });
      const at = rows.findIndex((row) => row.id === id);
      if (at !== -1) reveal(at, true);
    },
  }));
  // The chosen row and what becomes of its bar stay in view.
  const chosen = keys.cursor?.type === 'project' ? keys.cursor : null;
  const ofKeys = keys.draft?.project.id === chosen?.id ? keys.draft?.dates : undefined;
  const bar = chosen && toDrawn(ofKeys ?? chosen.project);
  const at = bar && computeColumns(bar, span);
  const show = useCallbackRef(scale.show);
  useEffect(() => {
    if (keys.at !== -1) reveal(keys.at);
  }, [keys.at, reveal]);
  const { from: atFrom = -1, count: atCount = 0 } = at ?? {};
  useEffect(() => {
    if (atFrom !== -1) show(atFrom, atCount);
  }, [show, atFrom, atCount]);

  return (
    <>
      <DayGrid
        ref={grid}
        aria-label="Tijdslijn"
        aria-rowcount={rows.length + 2}
        aria-activedescendant={keys.cursor ? `timeline-${keys.at}` : undefined}
        className={classes.timeline}
        data-zoom={zoom}
        days={span.days}
        dayWidth={dayWidth}
        {...input.events}
        {...keys.events}
        corner="Naam"
        heads={
          <div className={frame.track} role="presentation">
            <Heads parts={upper} />
            <Heads parts={lower} />
          </div>
        }
        below={windowed.below}
        foot={<Staffing {...{ days, first, staffing, dayWidth }} rows={rows.length} />}
      >
        <DaysBehind
          {...{ days, daysOff, today, first }}
          lineAt={computeColumns({ start: today, end: today, open: null }, span)?.from}
        />
        {windowed.rows.map(({ index, gap }) => {
          const row = rows[index];
          const isChosen = row !== undefined && row.id === keys.cursor?.id;
          if (row?.type === 'group') {
            return <GroupRow key={row.id} {...{ row, index, gap, isChosen }} onToggle={toggle} />;
          }
          return (
            row && (
              <ProjectRow
                key={row.id}
                {...{ row, index, gap, isChosen, span }}
                draft={draft?.project.id === row.id ? draft.dates : null}
                isMarked={row.id === props.marked}
                onFind={find}
              />
            )
          );
        })}
      </DayGrid>
      <span className="sr-only" aria-live="polite">
        {draft && `${draft.project.title}: ${formatDates(draft.dates)}`}
      </span>
    </>
  );
}

/** The width of days on paper, in pixels: A4 landscape without margins and names. */
const PAPER = 1062 - 260;

/** Prints the days in view, the projects in them, and the size of folded groups. */
function usePaper(isPrinting: boolean, scale: ReturnType<typeof useScale>, props: Props) {
  const { rows, span, zoom } = props;
  if (!isPrinting) return { rows, span, dayWidth: scale.dayWidth, drawn: scale.drawn };
  const days = shownDays[zoom];
  const from = fromDayNumber(Math.round(scale.leftDay()));
  const to = addDays(from, days - 1);
  const shown = rows.filter((row) => {
    const bar = row.type === 'project' ? toDrawn(row.project) : null;
    return bar && bar.start <= to && bar.end >= from;
  });
  return {
    rows: rows.filter((row, at) => {
      if (row.type === 'project') return shown.includes(row);
      if (row.isFolded) return true;
      const end = rows.findIndex((candidate, later) => later > at && candidate.type === 'group');
      return rows
        .slice(at + 1, end === -1 ? undefined : end)
        .some((candidate) => shown.includes(candidate));
    }),
    span: { from, days },
    dayWidth: PAPER / days,
    drawn: { first: 0, count: days },
  };
}
