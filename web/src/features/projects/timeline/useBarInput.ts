import { addDays } from '@ploegplan/contract/dates/dates';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { type RefObject, useState } from 'react';
import { areSameDates, type ProjectDates } from '../../../data/planning/project-dates.ts';
import { useDayDrag } from '../../../ui/day-grid/useDayDrag.ts';
import type { TimelineRow } from './rows.ts';
import { getDatesBetween, moveDates, type Part, type Span, toDrawn } from './span.ts';

/** Dates that are not decided yet: while a bar is held, and shortly after a key. */
export interface Draft {
  project: Project;
  dates: ProjectDates;
}

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly TimelineRow[];
  span: Span;
  today: string;
  onOpen: (id: string) => void;
  onChange: (project: Project, dates: ProjectDates) => void;
}

/** Pixels of an end, as far as a short bar has room for them; as in the styles. A finger is less exact. */
const GRIP = 9;
const TOUCHED_GRIP = 24;

/** The part is found by position, because the border of a bar belongs to its ends too. */
function findPartAt(bar: Element, { clientX, pointerType }: PointerEvent): Part {
  const { left, right, width } = bar.getBoundingClientRect();
  const grip = Math.min(pointerType === 'touch' ? TOUCHED_GRIP : GRIP, width * 0.3);
  if (clientX - left <= grip) return 'start';
  return right - clientX <= grip ? 'end' : 'whole';
}

/** Moves bars and their ends by the mouse, or by a finger that rested on them; otherwise a finger scrolls. */
export function useBarInput(options: Options) {
  const { grid, rows, span, today, onOpen, onChange } = options;
  const [draft, setDraft] = useState<Draft | null>(null);
  const { columnsTo, drag } = useDayDrag(grid, span.days);

  const dayAt = (columns: number) => addDays(span.from, Math.floor(columns));
  /** The project there, and whether its bar, its name or a place to draw dates. */
  const hitIn = (event: PointerEvent | MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return null;
    const id = target.closest<HTMLElement>('[data-project]')?.dataset.project;
    const row = rows.find((candidate) => candidate.id === id);
    if (row?.type !== 'project') return null;
    const bar = target.closest('[data-bar]');
    const isName = target.closest('[role=rowheader]') !== null;
    return { project: row.project, bar, isName, canDraw: !isName && toDrawn(row.project) === null };
  };

  const onPointerDown = ({ nativeEvent: pressed }: React.PointerEvent) => {
    const hit = hitIn(pressed);
    if (!hit || (!hit.bar && !hit.canDraw)) return;
    const { project } = hit;
    const part = hit.bar && findPartAt(hit.bar, pressed);
    const start = columnsTo(pressed.clientX);
    let dates: ProjectDates | undefined;
    drag(pressed, {
      onMove: ({ x }) => {
        const at = columnsTo(x);
        const now =
          part === null
            ? getDatesBetween(dayAt(start), dayAt(at))
            : moveDates(project, part, Math.round(at - start), today);
        if (dates && areSameDates(dates, now)) return;
        dates = now;
        setDraft({ project, dates });
      },
      onEnd: (isDropped, wasMoved) => {
        setDraft(null);
        if (!isDropped) return;
        if (wasMoved && dates) onChange(project, dates);
        else onOpen(project.id);
      },
    });
  };
  /** A press on a name or a bar, and a tap anywhere in the row. */
  const onClick = ({ nativeEvent: event }: React.MouseEvent) => {
    const hit = hitIn(event);
    const isTouch = event instanceof globalThis.PointerEvent && event.pointerType === 'touch';
    if (hit && (hit.isName || hit.bar || hit.canDraw || isTouch)) onOpen(hit.project.id);
  };
  return { draft, events: { onPointerDown, onClick } };
}
