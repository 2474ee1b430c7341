import { type KeyboardEvent, type RefObject, useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import {
  type Cursor as Chosen,
  clamp,
  createCursorAt,
  findStep,
  moveCursor,
} from '../../../ui/day-grid/cursor.ts';
import { useDayDrag } from '../../../ui/day-grid/useDayDrag.ts';
import { describeBar, type LeaveBar } from './bars.ts';
import type { BoardPerson } from './LeaveBoard.tsx';

/** Days of one person. */
export interface CellRange {
  employeeId: string;
  firstDay: string;
  lastDay: string;
}

/** The chosen days of a person, as they are drawn. */
export interface Cursor extends CellRange {
  from: number;
  count: number;
  label: string;
}

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  days: readonly string[];
  people: readonly BoardPerson[];
  bars: ReadonlyMap<string, LeaveBar[]>;
  onPerson: (id: string) => void;
  onBar: (bar: LeaveBar, person: BoardPerson) => void;
  onAdd: (range: CellRange) => void;
}

/** Chooses days of one person by dragging, with a finger after a rest, or by keys: arrows move, Shift extends, Enter opens what is there or adds. */
export function useCells({ grid, days, people, bars, onPerson, onBar, onAdd }: Options) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { columnsTo, drag } = useDayDrag(grid, days.length);
  const last = days.length - 1;

  const toRange = ({ row, column, anchorColumn }: Chosen) => {
    const from = Math.min(column, anchorColumn);
    const to = Math.max(column, anchorColumn);
    return {
      employeeId: row,
      firstDay: days[clamp(from, last)] ?? '',
      lastDay: days[clamp(to, last)] ?? '',
      from,
      count: to - from + 1,
    };
  };
  const findPerson = (id: string | undefined) => people.find((person) => person.id === id);
  const barAt = ({ row, column }: Chosen) =>
    bars.get(row)?.findLast(({ from, count }) => from <= column && column < from + count);

  const columnAt = (clientX: number) => clamp(Math.floor(columnsTo(clientX)), last);
  const open = (current: Chosen) => {
    const { employeeId, firstDay, lastDay } = toRange(current);
    const person = findPerson(employeeId);
    const bar = current.anchorColumn === current.column ? barAt(current) : undefined;
    if (bar && person) onBar(bar, person);
    else onAdd({ employeeId, firstDay, lastDay });
  };
  const findCell = ({ target, clientX }: MouseEvent): Chosen | null => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;
    const isName = target instanceof Element && target.closest('[role=rowheader]') !== null;
    if (!row || isName) return null;
    return createCursorAt(row.dataset.person ?? '', columnAt(clientX));
  };

  const onPointerDown = ({ nativeEvent: pressed }: React.PointerEvent) => {
    const cell = findCell(pressed);
    if (!cell || pressed.button !== 0) return;
    if (pressed.pointerType !== 'touch') setChosen(cell);
    let current = cell;
    drag(pressed, {
      onStart: () => setChosen(cell),
      onMove: ({ x }) => {
        const column = columnAt(x);
        if (column === current.column) return;
        current = { ...cell, column };
        setChosen(current);
      },
      onEnd: (isDropped) => {
        if (isDropped) open(current);
        else setChosen(null);
      },
    });
  };
  const onClick = ({ nativeEvent: event }: React.MouseEvent) => {
    const card =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-card]');
    if (card) return onPerson(card.dataset.card ?? '');
    const cell = findCell(event);
    if (!cell) return;
    setChosen(cell);
    open(cell);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return;
    const [first] = people;
    if (!first) return;
    const step = findStep(event);
    if (step) {
      event.preventDefault();
      // Leave is of one person.
      const isLonger = event.shiftKey && step.rows === 0;
      setChosen(
        chosen
          ? moveCursor(people, days.length, chosen, step, isLonger)
          : createCursorAt(first.id, 0),
      );
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    } else if (event.key === 'Escape' && chosen) {
      setChosen(null);
    }
  };

  const range = chosen && toRange(chosen);
  const what = chosen && barAt(chosen);
  return {
    cursor: range && {
      ...range,
      label: [
        findPerson(range.employeeId)?.name,
        formatDayRange(range.firstDay, range.lastDay),
        what ? describeBar(what) : 'vrij om in te vullen',
      ].join(', '),
    },
    /** The row of the cursor; -1 without one. */
    at: chosen ? people.findIndex(({ id }) => id === chosen.row) : -1,
    column: chosen?.column ?? -1,
    events: { onPointerDown, onClick, onKeyDown },
  };
}
