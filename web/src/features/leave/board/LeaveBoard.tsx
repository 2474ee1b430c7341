import type { Employee } from '@ploegplan/contract/employees.schemas';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { columns } from '../../../ui/days/columns.ts';
import { DaysBehind } from '../../../ui/days/DaysBehind.tsx';
import { Heads } from '../../../ui/days/Heads.tsx';
import { type LeaveView, letterHeads, lowerHeads, upperHeads } from '../period.ts';
import { countsOf, type LeaveBar } from './bars.ts';
import classes from './board.module.css';
import { PersonRow } from './PersonRow.tsx';
import { type CellRange, useCells } from './useCells.ts';

export interface BoardPerson extends Pick<Employee, 'id' | 'name' | 'crew'> {
  /** Hours of vacation; null where the company keeps no balances. */
  vacation: number | null;
}

interface Props {
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

/** Rows of one part: the browser draws only the parts in view. */
const PER_PART = 20;
const noBars: readonly LeaveBar[] = [];

/** Who is absent when: a row for each person, a column for each day. */
export function LeaveBoard(props: Props) {
  const { view, days, people, bars, daysOff, today, marked } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cells = useCells({ ...props, grid });
  const dayWidth = useDayWidth(grid, view, days.length);
  useTodayInView(grid, days, today);
  const counts = useMemo(() => countsOf(bars, days.length), [bars, days]);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(people.length / PER_PART) }, (_, at) =>
        people.slice(at * PER_PART, (at + 1) * PER_PART),
      ),
    [people],
  );
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Verlofkaart"
      aria-rowcount={people.length}
      aria-activedescendant={cells.cursor ? 'leave-cursor' : undefined}
      tabIndex={0}
      className={classes.board}
      data-view={view}
      style={{ '--days': days.length, '--day': `${dayWidth}px` } as CSSProperties}
      {...cells.events}
    >
      <div className={classes.head} role="row">
        <div className={classes.corner} role="columnheader">
          Naam
        </div>
        <div className={classes.heads} role="presentation" data-track>
          <Heads parts={upperHeads(view, days)} />
          {view === 'month' && <Heads parts={letterHeads(days)} />}
          <Heads
            parts={lowerHeads(view, days)}
            {...(view === 'month' && { hintOf: ({ key }) => daysOff[key]?.name })}
          />
        </div>
      </div>
      <div className={classes.body} role="presentation">
        <DaysBehind {...{ days, daysOff, today }} />
        {parts.map((part, at) => (
          <div
            key={part[0]?.id}
            role="rowgroup"
            className={classes.part}
            style={{ '--rows': part.length } as CSSProperties}
          >
            {part.map((person, index) => (
              <PersonRow
                key={person.id}
                person={person}
                row={at * PER_PART + index}
                bars={bars.get(person.id) ?? noBars}
                markedBar={marked?.id === person.id ? (marked.bar ?? '') : null}
                cursor={cells.cursor?.employeeId === person.id ? cells.cursor : null}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.foot} role="row">
        <div className={classes.corner} role="rowheader">
          Afwezig
        </div>
        <div className={classes.counts} role="gridcell">
          {counts.map((count, at) =>
            count === 0 ? null : (
              <span
                key={days[at]}
                className={classes.count}
                style={columns(at)}
                title={`${formatShortDay(days[at] ?? '')}: ${count} afwezig`}
              >
                {count}
              </span>
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** The least width of a day, in pixels. */
const least: Record<LeaveView, number> = { month: 28, quarter: 12, year: 5 };
const NAMES = 240;

/** Days share the room beside the names. In pixels, because lengths of the container are slow to style in thousands of bars. */
function useDayWidth(
  grid: RefObject<HTMLDivElement | null>,
  view: LeaveView,
  days: number,
): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const board = grid.current;
    if (!board) return;
    setWidth(board.clientWidth);
    const observer = new ResizeObserver(() => setWidth(board.clientWidth));
    observer.observe(board);
    return () => observer.disconnect();
  }, [grid]);
  return Math.max(least[view], (width - NAMES) / days);
}

/** Columns before today that stay in view. */
const BEFORE_TODAY = 7;

/** A period that is wider than the window begins a week before today. */
function useTodayInView(
  grid: RefObject<HTMLDivElement | null>,
  days: readonly string[],
  today: string,
) {
  useEffect(() => {
    const board = grid.current;
    if (!board) return;
    const at = Math.max(0, days.indexOf(today) - BEFORE_TODAY);
    const track = board.querySelector<HTMLElement>('[data-track]');
    board.scrollLeft = track ? (track.scrollWidth * at) / days.length : 0;
  }, [grid, days, today]);
}
