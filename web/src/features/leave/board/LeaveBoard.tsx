import type { Employee } from '@ploegplan/contract/employees/schemas';
import { useCallback, useMemo, useRef } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { formatPeriod } from '../../../lib/dates/periods.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { DayGrid } from '../../../ui/day-grid/DayGrid.tsx';
import { DaysBehind } from '../../../ui/day-grid/DaysBehind.tsx';
import frame from '../../../ui/day-grid/grid.module.css';
import { Heads } from '../../../ui/day-grid/Heads.tsx';
import type { HeadPart } from '../../../ui/day-grid/heads.ts';
import { useCursorInView, useDaysInView, useRoomForDays } from '../../../ui/day-grid/view.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import {
  createLetterHeads,
  createLowerHeads,
  createUpperHeads,
  type LeaveView,
} from '../period.ts';
import { AbsentCounts } from './AbsentCounts.tsx';
import { formatBarText } from './bar-text.ts';
import type { LeaveBar } from './bars.ts';
import classes from './board.module.css';
import { PersonRow } from './PersonRow.tsx';
import { type CellRange, useCells } from './useCells.ts';

const canvas = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** The width of a text in the font of an element, in so many times its size, in pixels; measured once. */
function measureText(text: string, element: Element | null, scale: number): number {
  if (!canvas || !element) return 0;
  const { fontSize, fontFamily } = getComputedStyle(element);
  const font = `${scale * Number.parseFloat(fontSize)}px ${fontFamily}`;
  const key = `${font} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  canvas.font = font;
  const { width } = canvas.measureText(text);
  known.set(key, width);
  return width;
}

export interface BoardPerson extends Pick<Employee, 'id' | 'name' | 'crew' | 'hue'> {
  /** Hours of vacation; null where the company keeps no balances. */
  vacation: number | null;
}

export interface LeaveBoardProps {
  view: LeaveView;
  days: readonly string[];
  today: string;
  people: readonly BoardPerson[];
  bars: ReadonlyMap<string, LeaveBar[]>;
  daysOff: DaysOff;
  /** The person and days that a drawer is about. */
  marked: { id: string; bar: string | null } | null;
  onPerson: (id: string) => void;
  onBar: (bar: LeaveBar, person: BoardPerson) => void;
  onAdd: (range: CellRange) => void;
}

/** The height of a row in rem, as in the styles. */
const ROW = 2.125;
/** The font size of a bar relative to the board's, as in the styles. */
const SMALL = 0.92;
const SMALLEST = 0.85;
const getHeadHeight = (view: LeaveView) => (view === 'month' ? 3.75 : 2.5);
const getFootHeight = (view: LeaveView) => (view === 'month' ? 1.75 : 2.75);
/** The least width of a day, in pixels: beside the menu a month fits in a window of 1024; a year in one of 1280. */
const least: Record<LeaveView, number> = { month: 18, quarter: 8, year: 2.2 };
/** Columns before today that are in view at first. */
const BEFORE_TODAY = 7;
const noBars: readonly LeaveBar[] = [];

/** Shows who is absent when: a row for each person, a column for each day. */
export function LeaveBoard(props: LeaveBoardProps) {
  const { view, days, people, bars, daysOff, today, marked } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cells = useCells({ ...props, grid });
  const room = useRoomForDays(grid);
  const dayWidth = Math.max(least[view], room / days.length);
  const formatBar = useCallback(
    (bar: LeaveBar) => {
      const scale = bar.isPart ? SMALLEST : view === 'month' ? 1 : SMALL;
      const of = { label: scale, short: view === 'quarter' ? SMALLEST : scale };
      return formatBarText(bar, bar.count * dayWidth, (text, as) =>
        measureText(text, grid.current, of[as]),
      );
    },
    [view, dayWidth],
  );
  const fits = useCallback(
    (text: string, count: number) => measureText(text, grid.current, SMALL) < count * dayWidth,
    [dayWidth],
  );
  const { cursor, at } = cells;
  const todayAt = days.indexOf(today);
  const shown = { dayWidth, room };
  useDaysInView(grid, {
    days,
    first: todayAt - BEFORE_TODAY,
    kept: cursor ? cursor.from + cursor.count - 1 : todayAt,
    ...shown,
  });
  const drawn = useRowWindow({
    scroller: grid,
    ids: people,
    rowHeight: ROW,
    headHeight: getHeadHeight(view),
    footHeight: getFootHeight(view),
    kept: at,
  });
  useCursorInView(grid, {
    at,
    column: cells.column,
    ...shown,
    reveal: drawn.reveal,
  });
  const [upper, letters, lower] = useMemo(
    () => [createUpperHeads(view, days), createLetterHeads(days), createLowerHeads(view, days)],
    [view, days],
  );
  const findHint = useCallback(({ key }: HeadPart) => daysOff[key]?.name, [daysOff]);
  return (
    <DayGrid
      ref={grid}
      aria-label="Verlofkaart"
      aria-rowcount={people.length + 2}
      aria-activedescendant={cursor ? 'leave-cursor' : undefined}
      className={classes.board}
      data-view={view}
      days={days.length}
      dayWidth={dayWidth}
      {...cells.events}
      corner={
        <div className="flex gap-2 items-center justify-between">
          <span>
            <b className="block print-only">{formatPeriod(view, days[0] ?? today)}</b>
            Naam
          </span>
          {people.some(({ vacation }) => vacation !== null) && (
            <span title={`Uren vakantie die er op ${formatDayRange(today, today)} zijn`}>
              Vakantie nu, uur
            </span>
          )}
        </div>
      }
      heads={
        <div className={`${frame.track} ${classes.heads}`} role="presentation">
          <Heads parts={upper} />
          {view === 'month' && <Heads parts={letters} />}
          <Heads parts={lower} {...(view === 'month' && { findHint })} />
        </div>
      }
      below={drawn.below}
      foot={<AbsentCounts {...{ view, bars, days, daysOff, fits }} />}
    >
      <DaysBehind
        {...{ days, daysOff, today }}
        {...(view === 'year' && { isNarrow: true, parts: upper })}
      />
      {drawn.rows.map(({ index, gap }) => {
        const person = people[index];
        return (
          person && (
            <PersonRow
              key={person.id}
              {...{ person, index, gap }}
              days={days.length}
              bars={bars.get(person.id) ?? noBars}
              formatText={formatBar}
              markedBar={marked?.id === person.id ? (marked.bar ?? '') : null}
              cursor={cursor?.employeeId === person.id ? cursor : null}
            />
          )
        );
      })}
    </DayGrid>
  );
}
