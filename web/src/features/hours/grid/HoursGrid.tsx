import { useCallbackRef } from '@mantine/hooks';
import type { Approval } from '@ploegplan/contract/hours/schemas';
import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import type { CSSProperties, RefObject } from 'react';
import type { QueueState } from '../../../data/hours/hours-queue.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { isFreeDay } from '../../../lib/dates/free-days.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { type Block, type Cursor, findRow, getBlock } from '../../../ui/day-grid/cursor.ts';
import { DayGrid } from '../../../ui/day-grid/DayGrid.tsx';
import frame from '../../../ui/day-grid/grid.module.css';
import { useCursorInView, useDaysInView, useRoomForDays } from '../../../ui/day-grid/view.ts';
import { useIsPrinting } from '../../../ui/page/printing.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import type { GridCell } from '../commands.ts';
import type { Registers } from '../register/progress.ts';
import type { HoursGroup, HoursView } from '../remembered.ts';
import { createKeyAt, type GroupRow, type HoursRow } from '../rows.ts';
import type { Checks } from '../useChecks.ts';
import type { AbsentDays } from '../useLeave.ts';
import { formatDayHead, formatQuarters } from './cell-texts.ts';
import { type FaultAt, FaultNote } from './FaultNote.tsx';
import { Foot } from './Foot.tsx';
import { GridRow } from './GridRow.tsx';
import classes from './grid.module.css';
import { SumHeads } from './SumCells.tsx';
import { useGridInput } from './useGridInput.ts';
import { useMoreMarks } from './useMoreMarks.ts';

export interface TypedCell {
  cell: GridCell;
  typed: string;
}

/** The reason why a cell takes no input: it is a sum, or its week is approved. */
export type NotTyped = 'sum' | 'approved';

export interface GridActions {
  /** The number `cutOff` counts pasted cells that fell on sums or outside of the grid. */
  onTyped: (cells: readonly TypedCell[], cutOff?: number) => Promise<void>;
  onEmptied: (cells: readonly GridCell[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** True when a cell takes no hours now. */
  isClosed: (cell: GridCell) => boolean;
  /** Called when somebody typed where nothing can be typed. */
  onNotTyped: (why: NotTyped) => void;
  /** Goes to a cell that was refused. */
  onFault: () => void;
  /** Goes to why the office changed the chosen cell. */
  onReason: () => void;
  /** Shows what the keys do. */
  onKeys: () => void;
  /** Opens what a group is about, at a day if one is chosen. */
  onOpen: (row: GroupRow, column: number | null) => void;
}

export interface GridProps {
  ref: RefObject<HTMLDivElement | null>;
  view: HoursView;
  group: HoursGroup;
  days: readonly string[];
  today: string;
  daysOff: DaysOff;
  absent: AbsentDays;
  rows: readonly HoursRow[];
  cursor: Cursor | null;
  onCursor: (cursor: Cursor | null) => void;
  /** The row that a drawer is about. */
  marked: string | null;
  approvals: ReadonlyMap<string, Approval>;
  checks: Checks | undefined;
  warned: ReadonlyMap<string, readonly HoursWarning[]>;
  registers: Registers;
  refused: QueueState['refused'];
  /** The error of the cell that was refused last, if it is shown. */
  fault: FaultAt | null;
  actions: GridActions;
}

const ROW = 2.375;
const HEAD = 2.5;
/** The least width of a day, in pixels: a whole month has room at 1440, and of a week '10,75' is whole. */
const LEAST_OF_MONTH = 27;
const LEAST_OF_WEEK = 42;
/** The greatest one. */
const MOST = 120;
/** Columns after today that are in view at first. */
const AFTER_TODAY = 2;
/** The width of a day, in pixels, in which recorded and planned hours have room. */
const WIDE = 68;
/** The width of a day on a landscape page, in pixels: seven or 31 of them fit beside the other columns. */
const onPaper: Record<HoursView, number> = { week: 68, month: 27.5 };

/** Computes the width at which as many days as possible fit, none of them in part. */
function computeDayWidth(room: number, days: number): number {
  const least = days > 7 ? LEAST_OF_MONTH : LEAST_OF_WEEK;
  const columns = Math.max(1, Math.min(days, Math.floor(room / least)));
  // The browser's layout units are used, so that the columns take the whole room.
  return Math.max(least, Math.min(MOST, Math.floor((64 * room) / columns) / 64));
}

/** Hours by day: a row for each line of work, under its person or project. */
export function HoursGrid(props: GridProps) {
  const { ref: grid, view, group, days, today, daysOff, rows, cursor, refused, actions } = props;
  const { workingWeek } = useTenant();
  const textAt = (row: HoursRow | undefined, column: number) => {
    if (!row) return '';
    if (row.type === 'group') return formatQuarters(row.days[column] ?? null);
    const key = createKeyAt(row.place, days[column] ?? '');
    return refused.get(key)?.typed ?? formatQuarters(row.cells[column]?.quarters ?? null);
  };
  const input = useGridInput({
    ...{ grid, rows, days, cursor, actions, textAt },
    onCursor: props.onCursor,
  });
  const { typing } = input;
  const at = cursor ? findRow(rows, cursor) : -1;
  const drawn = useRowWindow({
    scroller: grid,
    ids: rows,
    rowHeight: ROW,
    headHeight: HEAD,
    kept: at,
  });
  const room = useRoomForDays(grid);
  const onScreen = computeDayWidth(room, days.length);
  const dayWidth = useIsPrinting() ? onPaper[view] : onScreen;
  const column = cursor?.column ?? -1;
  const shown = { dayWidth: onScreen, room };
  useCursorInView(grid, { at, column, ...shown, reveal: drawn.reveal });
  const todayAt = days.indexOf(today);
  useDaysInView(grid, {
    days,
    first: todayAt + 1 + AFTER_TODAY - Math.floor(room / onScreen),
    kept: cursor ? column : todayAt,
    ...shown,
  });
  useMoreMarks(grid, dayWidth);
  const open = useCallbackRef(actions.onOpen);
  const block = cursor && getBlock(rows, cursor);
  return (
    <DayGrid
      ref={grid}
      aria-label="Uren"
      aria-rowcount={rows.length + 2}
      aria-activedescendant={cursor && !typing ? `hours-${at}-${cursor.column}` : undefined}
      className={classes.grid}
      data-view={view}
      data-group={group}
      data-wide={dayWidth >= WIDE || undefined}
      days={days.length}
      dayWidth={dayWidth}
      {...input.events}
      corner={group === 'people' ? 'Naam' : 'Werk'}
      heads={
        <>
          {days.map((day) => (
            <div
              key={day}
              role="columnheader"
              data-day
              className={classes.day}
              data-off={isFreeDay(day, workingWeek, daysOff) || undefined}
              data-today={day === today || undefined}
              title={[formatLongDay(day), daysOff[day]?.name].filter(Boolean).join(' · ')}
            >
              {formatDayHead(dayWidth, day)}
              {dayWidth >= WIDE && daysOff[day] && (
                <span className={classes.dayOff}>{daysOff[day].name}</span>
              )}
            </div>
          ))}
          <SumHeads group={group} view={view} />
        </>
      }
      below={drawn.below}
      foot={<Foot rows={rows} days={days} />}
    >
      {drawn.rows.map(({ index, gap }) => {
        const row = rows[index];
        return (
          row && (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              gap={gap}
              isMarked={row.id === props.marked}
              {...{ days, daysOff, workingWeek, group, refused }}
              absent={props.absent}
              isWide={dayWidth >= WIDE}
              approvals={props.approvals}
              checks={props.checks}
              warned={props.warned}
              registers={props.registers}
              onOpen={open}
            />
          )
        );
      })}
      {props.fault && <FaultNote {...{ rows, days }} fault={props.fault} cursorAt={at} />}
      {block && <div className={classes.chosen} role="presentation" style={getBlockStyle(block)} />}
      {cursor && (
        <div
          className={`${frame.cursor} ${classes.cursor}`}
          role="presentation"
          style={getBlockStyle({ top: at, bottom: at, left: column, right: column })}
        >
          {typing && (
            <input
              // biome-ignore lint/a11y/noAutofocus: typing goes on in the cell that has the focus
              autoFocus
              aria-label="Uren"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={typing.text}
              onFocus={({ currentTarget }) => typing.isOver || currentTarget.select()}
              onChange={({ currentTarget }) => input.setText(currentTarget.value)}
              onKeyDown={input.onTypingKey}
              onBlur={() => input.commit()}
            />
          )}
        </div>
      )}
    </DayGrid>
  );
}

/** Positions the selected cells over the rows. */
const getBlockStyle = ({ top, bottom, left, right }: Block): CSSProperties => ({
  top: `calc(var(--row) * ${top})`,
  height: `calc(var(--row) * ${bottom - top + 1})`,
  left: `calc(var(--names) + var(--day) * ${left})`,
  width: `calc(var(--day) * ${right - left + 1})`,
});
