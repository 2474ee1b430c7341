import { useCallbackRef } from '@mantine/hooks';
import type { Approval } from '@ploegplan/contract/hours.schemas';
import type { HoursWarning } from '@ploegplan/contract/rules/hours-checks';
import type { CSSProperties, RefObject } from 'react';
import type { QueueState } from '../../../data/hours-queue.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { isFreeDay } from '../../../lib/dates/free-days.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { useIsPrinting } from '../../../ui/printing.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import type { GridCell } from '../commands.ts';
import type { Registers } from '../register/progress.ts';
import type { HoursGroup, HoursView } from '../remembered.ts';
import { type GroupRow, type HoursRow, keyAt } from '../rows.ts';
import type { Checks } from '../useChecks.ts';
import type { AbsentDays } from '../useLeave.ts';
import { dayHead, quartersText } from './cell-texts.ts';
import { blockOf, type Cursor, rowOf } from './cursor.ts';
import { type FaultAt, FaultNote } from './FaultNote.tsx';
import { Foot } from './Foot.tsx';
import { GridRow } from './GridRow.tsx';
import classes from './grid.module.css';
import { useCursorInView, useDayWidth, useMoreMarks, useTodayInView } from './grid-view.ts';
import { SumHeads } from './SumCells.tsx';
import { useGridInput } from './useGridInput.ts';

export interface TypedCell {
  cell: GridCell;
  typed: string;
}

/** Why a place takes nothing that is typed: it is a sum, or its week is approved. */
export type NotTyped = 'sum' | 'approved';

export interface GridActions {
  /** With `cutOff`, so many pasted cells fell on sums or outside of the grid. */
  onTyped: (cells: readonly TypedCell[], cutOff?: number) => Promise<void>;
  onEmptied: (cells: readonly GridCell[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Whether a cell takes no hours now. */
  isClosed: (cell: GridCell) => boolean;
  /** Somebody typed where nothing can be typed. */
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
  /** Of the cell that was refused last, when it is shown. */
  fault: FaultAt | null;
  actions: GridActions;
}

const ROW = 2.375;
const HEAD = 2.5;
/** The width of a day, in pixels, in which recorded and planned hours have room. */
const WIDE = 68;
/** The width of a day on a landscape page, in pixels: seven or 31 of them fit beside the other columns. */
const onPaper: Record<HoursView, number> = { week: 68, month: 27.5 };

/** Hours by day: a row for each line of work, under its person or project. */
export function HoursGrid(props: GridProps) {
  const { ref: grid, view, group, days, today, daysOff, rows, cursor, refused, actions } = props;
  const { workingWeek } = useTenant();
  const textAt = (row: HoursRow | undefined, column: number) => {
    if (!row) return '';
    if (row.type === 'group') return quartersText(row.days[column] ?? null);
    const key = keyAt(row.place, days[column] ?? '');
    return refused.get(key)?.typed ?? quartersText(row.cells[column]?.quarters ?? null);
  };
  const input = useGridInput({
    ...{ grid, rows, days, cursor, actions, textAt },
    onCursor: props.onCursor,
  });
  const { typing } = input;
  const at = cursor ? rowOf(rows, cursor) : -1;
  const drawn = useRowWindow({
    scroller: grid,
    ids: rows,
    rowHeight: ROW,
    headHeight: HEAD,
    kept: at,
  });
  const onScreen = useDayWidth(grid, days.length);
  const dayWidth = useIsPrinting() ? onPaper[view] : onScreen;
  const { virtualizer } = drawn;
  useCursorInView(grid, { cursor, at, dayWidth, scrollTo: virtualizer.scrollToIndex });
  useTodayInView(grid, days, today, dayWidth);
  useMoreMarks(grid, dayWidth);
  const open = useCallbackRef(actions.onOpen);
  const block = cursor && blockOf(rows, cursor);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Uren"
      aria-rowcount={rows.length + 2}
      aria-activedescendant={cursor && !typing ? `hours-${at}-${cursor.column}` : undefined}
      tabIndex={0}
      className={classes.grid}
      data-view={view}
      data-group={group}
      data-wide={dayWidth >= WIDE || undefined}
      style={{ '--days': days.length, '--day': `${dayWidth}px` } as CSSProperties}
      {...input.events}
    >
      <div role="presentation" className={classes.heads}>
        <div className={`${classes.line} ${classes.head}`} role="row">
          <div className={classes.corner} role="columnheader" data-beside>
            {group === 'people' ? 'Naam' : 'Werk'}
          </div>
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
              {dayHead(dayWidth, day)}
              {dayWidth >= WIDE && daysOff[day] && (
                <span className={classes.dayOff}>{daysOff[day].name}</span>
              )}
            </div>
          ))}
          <SumHeads group={group} view={view} />
        </div>
      </div>
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
      <div style={{ height: drawn.below }} role="presentation" />
      <Foot rows={rows} days={days} />
      {props.fault && <FaultNote {...{ rows, days }} fault={props.fault} cursorAt={at} />}
      {block && (
        <div
          className={classes.chosen}
          role="presentation"
          style={
            {
              '--top': block.top,
              '--rows': block.bottom - block.top + 1,
              '--from': block.left,
              '--count': block.right - block.left + 1,
            } as CSSProperties
          }
        />
      )}
      {cursor && (
        <div
          className={classes.cursor}
          role="presentation"
          style={
            { '--top': at, '--rows': 1, '--from': cursor.column, '--count': 1 } as CSSProperties
          }
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
    </div>
  );
}
