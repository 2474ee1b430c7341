import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { edgesOfDays } from '../../../ui/days/edges.ts';
import { followPointer } from '../../../ui/drag/follow-pointer.ts';
import { useDragWithoutScroll } from '../../../ui/drag/useDragWithoutScroll.ts';
import { descriptionOf, type LeaveBar } from './bars.ts';
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

/** Where the cells of a person were begun to be chosen, and the last one; by columns. */
interface Chosen {
  employeeId: string;
  anchor: number;
  at: number;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

const arrows: Record<string, { rows: number; days: number }> = {
  ArrowUp: { rows: -1, days: 0 },
  ArrowDown: { rows: 1, days: 0 },
  ArrowLeft: { rows: 0, days: -1 },
  ArrowRight: { rows: 0, days: 1 },
};

/** Chooses days of one person by dragging, with a finger after a rest, or by keys: arrows move, Shift extends, Enter opens what is there or adds. */
export function useCells({ grid, days, people, bars, onPerson, onBar, onAdd }: Options) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useDragWithoutScroll(grid);
  /** Whether the keys moved it, so that it must be in view. */
  const wasKeyed = useRef(false);
  const last = days.length - 1;

  const rangeOf = ({ employeeId, anchor, at }: Chosen) => {
    const [from, to] = [Math.min(anchor, at), Math.max(anchor, at)];
    return {
      employeeId,
      firstDay: days[clamp(from, last)] ?? '',
      lastDay: days[clamp(to, last)] ?? '',
      from,
      count: to - from + 1,
    };
  };
  const personOf = (id: string | undefined) => people.find((one) => one.id === id);
  const barAt = ({ employeeId, at }: Chosen) =>
    bars.get(employeeId)?.findLast(({ from, count }) => from <= at && at < from + count);

  const columnAt = (row: Element, clientX: number) => {
    const track = row.lastElementChild?.getBoundingClientRect();
    return track
      ? clamp(Math.floor(((clientX - track.left) / track.width) * days.length), last)
      : 0;
  };
  const open = (current: Chosen) => {
    const { employeeId, firstDay, lastDay } = rangeOf(current);
    const person = personOf(employeeId);
    const bar = current.anchor === current.at ? barAt(current) : undefined;
    if (bar && person) onBar(bar, person);
    else onAdd({ employeeId, firstDay, lastDay });
  };
  const cellOf = ({ target, clientX }: MouseEvent): Chosen | null => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;
    const isName = target instanceof Element && target.closest('[role=rowheader]') !== null;
    if (!row || isName) return null;
    const at = columnAt(row, clientX);
    return { employeeId: row.dataset.person ?? '', anchor: at, at };
  };

  const onPointerDown = ({ nativeEvent: pressed }: React.PointerEvent) => {
    const cell = cellOf(pressed);
    if (!cell || pressed.button !== 0) return;
    if (pressed.pointerType !== 'touch') setChosen(cell);
    let current = cell;
    followPointer(pressed, null, {
      onStart: () => setChosen(cell),
      onMove: ({ x }) => {
        const row = grid.current?.querySelector(`[data-person="${cell.employeeId}"]`);
        const at = row ? columnAt(row, x) : current.at;
        if (at === current.at) return;
        current = { ...cell, at };
        setChosen(current);
      },
      onEnd: (isDropped) => {
        if (isDropped) open(current);
        else setChosen(null);
      },
      scrollers: () => [grid.current],
      edgesOf: edgesOfDays,
    });
  };
  const onClick = ({ nativeEvent: event }: React.MouseEvent) => {
    const card =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-card]');
    if (card) return onPerson(card.dataset.card ?? '');
    const cell = cellOf(event);
    if (!cell) return;
    setChosen(cell);
    open(cell);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return;
    const [first] = people;
    if (!first) return;
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      wasKeyed.current = true;
      if (!chosen) return setChosen({ employeeId: first.id, anchor: 0, at: 0 });
      const row = people.findIndex(({ id }) => id === chosen.employeeId);
      const at = clamp(chosen.at + arrow.days, last);
      const isLonger = event.shiftKey && arrow.rows === 0;
      const person = people[clamp(row + arrow.rows, people.length - 1)] ?? first;
      setChosen({ employeeId: person.id, at, anchor: isLonger ? chosen.anchor : at });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    } else if (event.key === 'Escape' && chosen) {
      setChosen(null);
    }
  };

  // The cursor stays in view.
  useEffect(() => {
    if (!chosen || !wasKeyed.current) return;
    wasKeyed.current = false;
    document
      .getElementById('leave-cursor')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  const range = chosen && rangeOf(chosen);
  const what = chosen && barAt(chosen);
  return {
    cursor: range && {
      ...range,
      label: [
        personOf(range.employeeId)?.name,
        formatDayRange(range.firstDay, range.lastDay),
        what ? descriptionOf(what) : 'vrij om in te vullen',
      ].join(', '),
    },
    /** The row of the cursor; -1 without one. */
    at: chosen ? people.findIndex(({ id }) => id === chosen.employeeId) : -1,
    events: { onPointerDown, onClick, onKeyDown },
  };
}
