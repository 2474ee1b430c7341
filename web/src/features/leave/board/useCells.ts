import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import type { LeaveBar } from './bars.ts';
import type { BoardPerson } from './LeaveBoard.tsx';

/** Days of one person. */
export interface CellRange {
  employeeId: string;
  firstDay: string;
  lastDay: string;
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

/** Chooses days of one person by dragging or by keys: arrows move, Shift extends, Enter opens what is there or adds. */
export function useCells({ grid, days, people, bars, onPerson, onBar, onAdd }: Options) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isDragging, setDragging] = useState(false);
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
  const rowOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;

  const onPointerDown = (event: PointerEvent) => {
    const row = rowOf(event.target);
    const inName = event.target instanceof Element && event.target.closest('[role=rowheader]');
    if (!row || inName || event.button !== 0 || event.pointerType === 'touch') return;
    const at = columnAt(row, event.clientX);
    setChosen({ employeeId: row.dataset.person ?? '', anchor: at, at });
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging || !chosen) return;
    const row = grid.current?.querySelector(`[data-person="${chosen.employeeId}"]`);
    if (row) setChosen({ ...chosen, at: columnAt(row, event.clientX) });
  };

  const open = (current: Chosen) => {
    const { employeeId, firstDay, lastDay } = rangeOf(current);
    const person = personOf(employeeId);
    const bar = current.anchor === current.at ? barAt(current) : undefined;
    if (bar && person) onBar(bar, person);
    else onAdd({ employeeId, firstDay, lastDay });
  };
  const onPointerUp = () => {
    if (!isDragging || !chosen) return;
    setDragging(false);
    open(chosen);
  };
  // Let go outside of the board, or another window took over.
  useEffect(() => {
    if (!isDragging) return;
    const stop = () => setDragging(false);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop();
      setChosen(null);
    };
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);

  /** A tap by touch, and a press on a name. */
  const onClick = (event: React.MouseEvent) => {
    const card =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-card]');
    if (card) return onPerson(card.dataset.card ?? '');
    const row = rowOf(event.target);
    const isTouch =
      event.nativeEvent instanceof globalThis.PointerEvent &&
      event.nativeEvent.pointerType === 'touch';
    if (!row || !isTouch) return;
    const at = columnAt(row, event.clientX);
    open({ employeeId: row.dataset.person ?? '', anchor: at, at });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return;
    const [first] = people;
    if (!first) return;
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
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
    if (chosen && !isDragging) {
      document
        .getElementById('leave-cursor')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [chosen, isDragging]);

  const range = chosen && rangeOf(chosen);
  const what = chosen && barAt(chosen);
  return {
    cursor: range && {
      ...range,
      label: [
        personOf(range.employeeId)?.name,
        formatDayRange(range.firstDay, range.lastDay),
        what?.description ?? 'vrij om in te vullen',
      ].join(', '),
    },
    events: { onPointerDown, onPointerMove, onPointerUp, onClick, onKeyDown },
  };
}
