import { shallowEqual } from '@mantine/hooks';
import type { Employee } from '@ploegplan/contract/employees.schemas';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { columns } from '../../../ui/days/columns.ts';
import { DaysBehind } from '../../../ui/days/DaysBehind.tsx';
import { Heads } from '../../../ui/days/Heads.tsx';
import type { HeadPart } from '../../../ui/days/heads.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import { type LeaveView, letterHeads, lowerHeads, titleOf, upperHeads } from '../period.ts';
import { AbsentCounts } from './AbsentCounts.tsx';
import { barText } from './bar-text.ts';
import type { LeaveBar } from './bars.ts';
import classes from './board.module.css';
import { PersonRow } from './PersonRow.tsx';
import { textWidth } from './text-width.ts';
import { type CellRange, useCells } from './useCells.ts';

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

/** In rem, as in the styles. */
const ROW = 2.125;
/** Of the text of a bar to that of the board, as in the styles. */
const SMALL = 0.92;
const SMALLEST = 0.85;
const headOf = (view: LeaveView) => (view === 'month' ? 3.75 : 2.5);
const footOf = (view: LeaveView) => (view === 'month' ? 1.75 : 2.75);
const noBars: readonly LeaveBar[] = [];

/** Who is absent when: a row for each person, a column for each day. */
export function LeaveBoard(props: LeaveBoardProps) {
  const { view, days, people, bars, daysOff, today, marked } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cells = useCells({ ...props, grid });
  const { width: room, fontSize, fontFamily } = useRoom(grid);
  const dayWidth = Math.max(least[view], room / days.length);
  const textOf = useCallback(
    (bar: LeaveBar) => {
      const scale = bar.isPart ? SMALLEST : view === 'month' ? 1 : SMALL;
      const of = { label: scale, short: view === 'quarter' ? SMALLEST : scale };
      return barText(bar, bar.count * dayWidth, (text, as) =>
        textWidth(text, `${fontSize * of[as]}px ${fontFamily}`),
      );
    },
    [view, dayWidth, fontSize, fontFamily],
  );
  const fits = useCallback(
    (text: string, count: number) =>
      textWidth(text, `${fontSize * SMALL}px ${fontFamily}`) < count * dayWidth,
    [dayWidth, fontSize, fontFamily],
  );
  const { cursor } = cells;
  useTodayInView(grid, days, today);
  useKeptInView(grid, {
    column: cursor ? cursor.from + cursor.count - 1 : days.indexOf(today),
    dayWidth,
    room,
  });
  const drawn = useRowWindow({
    scroller: grid,
    ids: people,
    rowHeight: ROW,
    headHeight: headOf(view),
    footHeight: footOf(view),
    kept: cells.at,
  });
  const [upper, letters, lower] = useMemo(
    () => [upperHeads(view, days), letterHeads(days), lowerHeads(view, days)],
    [view, days],
  );
  const hintOf = useCallback(({ key }: HeadPart) => daysOff[key]?.name, [daysOff]);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Verlofkaart"
      aria-rowcount={people.length}
      aria-activedescendant={cursor ? 'leave-cursor' : undefined}
      tabIndex={0}
      className={classes.board}
      data-view={view}
      style={{ '--days': days.length, '--day-on-screen': `${dayWidth}px` } as CSSProperties}
      {...cells.events}
    >
      <div className={classes.heads} role="presentation">
        <div className={classes.head} role="row">
          <div className={`${classes.corner} ${classes.cornerTexts}`} role="columnheader">
            <span>
              <b className={classes.onPaper}>{titleOf(view, days[0] ?? today)}</b>
              Naam
            </span>
            {people.some(({ vacation }) => vacation !== null) && (
              <span title={`Uren vakantie die er op ${formatDayRange(today, today)} zijn`}>
                Vakantie nu, uur
              </span>
            )}
          </div>
          <div className={classes.dayHeads} role="presentation" data-track>
            <Heads parts={upper} />
            {view === 'month' && <Heads parts={letters} />}
            <Heads parts={lower} {...(view === 'month' && { hintOf })} />
          </div>
        </div>
      </div>
      <div className={classes.body} role="presentation">
        <DaysBehind {...{ days, daysOff, today }} isNarrow={view === 'year'} />
        {view === 'year' && (
          <div className={classes.months} aria-hidden>
            {upper.map(({ key, from, count }) => (
              <i key={key} style={columns(from, count)} />
            ))}
          </div>
        )}
        {drawn.rows.map(({ index, gap }) => {
          const person = people[index];
          return (
            person && (
              <PersonRow
                key={person.id}
                {...{ person, index, gap }}
                days={days.length}
                bars={bars.get(person.id) ?? noBars}
                textOf={textOf}
                markedBar={marked?.id === person.id ? (marked.bar ?? '') : null}
                cursor={cursor?.employeeId === person.id ? cursor : null}
              />
            )
          );
        })}
        <div style={{ height: drawn.below }} role="presentation" />
      </div>
      <AbsentCounts {...{ view, bars, days, daysOff, fits }} />
    </div>
  );
}

/** The least width of a day, in pixels: beside the menu a month fits in a window of 1024; a year in one of 1280. */
const least: Record<LeaveView, number> = { month: 18, quarter: 8, year: 2.2 };
const NAMES = 240;

/** What the days share: the room beside the names, and its font. In pixels, because lengths of the container are slow to style in thousands of bars. */
function useRoom(grid: RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ width: 0, fontSize: 0, fontFamily: '' });
  useLayoutEffect(() => {
    const board = grid.current;
    if (!board) return;
    const measure = () => {
      const { fontSize, fontFamily } = getComputedStyle(board);
      const now = {
        width: board.clientWidth - NAMES,
        fontSize: Number.parseFloat(fontSize),
        fontFamily,
      };
      setRoom((before) => (shallowEqual(before, now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [grid]);
  return room;
}

interface Kept {
  /** The last column of what is chosen, or else today. */
  column: number;
  dayWidth: number;
  room: number;
}

/** Columns after what is kept in view, so that it does not lie at the edge. */
const AFTER_KEPT = 2;

/** What is in view stays so when a drawer takes room. */
function useKeptInView(grid: RefObject<HTMLDivElement | null>, { column, dayWidth, room }: Kept) {
  const before = useRef({ dayWidth, room });
  const latest = useRef(column);
  latest.current = column;
  useLayoutEffect(() => {
    const board = grid.current;
    const { dayWidth: had, room: hadRoom } = before.current;
    before.current = { dayWidth, room };
    const at = latest.current;
    if (!board || at < 0 || hadRoom <= room) return;
    const wasInView = had * (at + 1) <= board.scrollLeft + hadRoom + 1;
    const hidden = dayWidth * (at + 1) - board.scrollLeft - room;
    if (wasInView && hidden > 0) board.scrollLeft += hidden + AFTER_KEPT * dayWidth;
  }, [grid, dayWidth, room]);
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
