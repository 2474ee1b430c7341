import type { Project } from '@ploegplan/contract/projects.schemas';
import { dateOfDay, dayNumber } from '@ploegplan/contract/rules/dates';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ProjectDates } from '../../../data/project-dates.ts';
import type { TimelineRow } from './rows.ts';
import { datesBetween, drawnOf, movedDates, type Part, type Span } from './span.ts';

/** Dates that are not decided yet: while a bar is held, and shortly after a key. */
export interface Draft {
  project: Project;
  dates: ProjectDates;
}

interface Held {
  project: Project;
  /** Null: dates are drawn for a project that has none. */
  part: Part | null;
  x: number;
  scroll: number;
  /** The day where it was taken. */
  day: number;
  hasMoved: boolean;
}

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly TimelineRow[];
  span: Span;
  dayWidth: number;
  today: string;
  onOpen: (id: string) => void;
  onChange: (project: Project, dates: ProjectDates) => void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 4;
/** Pixels from the edge where holding a bar scrolls, and how far by frame. */
const EDGE = 36;
const SPEED = 14;

/** Pixels of an end, as far as a short bar has room for them; as in the styles. */
const GRIP = 9;

/** By place, because the border of a bar belongs to its ends too. */
function partAt(bar: Element, clientX: number): Part {
  const { left, right, width } = bar.getBoundingClientRect();
  const grip = Math.min(GRIP, width * 0.3);
  if (clientX - left <= grip) return 'start';
  return right - clientX <= grip ? 'end' : 'whole';
}

/** Moves bars and their ends by the mouse. A touch scrolls, and a tap opens. */
export function useBarInput(options: Options) {
  const { grid, rows, span, dayWidth, today, onOpen, onChange } = options;
  const [draft, setDraft] = useState<Draft | null>(null);
  const held = useRef<Held | null>(null);
  const pointer = useRef({ x: 0 });

  const dayAt = (clientX: number) => {
    const element = grid.current;
    const names = element?.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
    if (!element) return 0;
    const at = clientX - element.getBoundingClientRect().left - names + element.scrollLeft;
    return dayNumber(span.from) + Math.floor(at / dayWidth);
  };
  const projectIn = (target: EventTarget): { project: Project; target: Element } | null => {
    if (!(target instanceof Element)) return null;
    const id = target.closest<HTMLElement>('[data-project]')?.dataset.project;
    const row = rows.find((one) => one.id === id);
    return row?.type === 'project' ? { project: row.project, target } : null;
  };

  const follow = () => {
    const now = held.current;
    const element = grid.current;
    if (!now || !element) return;
    const { x } = pointer.current;
    const pixels = x - now.x + element.scrollLeft - now.scroll;
    if (!now.hasMoved && Math.abs(pixels) < SLACK) return;
    now.hasMoved = true;
    const dates =
      now.part === null
        ? datesBetween(dateOfDay(now.day), dateOfDay(dayAt(x)))
        : movedDates(now.project, now.part, Math.round(pixels / dayWidth), today);
    setDraft({ project: now.project, dates });
  };

  const onPointerDown = (event: PointerEvent) => {
    const found = projectIn(event.target);
    if (!found || event.button !== 0 || event.pointerType === 'touch') return;
    const { project, target } = found;
    const bar = target.closest('[data-bar]');
    const canDraw = drawnOf(project) === null && target.closest('[role=rowheader]') === null;
    if (!bar && !canDraw) return;
    held.current = {
      project,
      part: bar && partAt(bar, event.clientX),
      x: event.clientX,
      scroll: grid.current?.scrollLeft ?? 0,
      day: dayAt(event.clientX),
      hasMoved: false,
    };
    pointer.current.x = event.clientX;
  };
  const stop = () => {
    held.current = null;
    setDraft(null);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!held.current) return;
    pointer.current.x = event.clientX;
    // Only now, because a captured press is no click on what lies under it.
    if (event.nativeEvent.isTrusted) grid.current?.setPointerCapture(event.pointerId);
    follow();
  };
  const onPointerUp = () => {
    const now = held.current;
    if (now?.hasMoved && draft) onChange(now.project, draft.dates);
    else if (now) onOpen(now.project.id);
    stop();
  };
  /** A tap by touch, and a press beside the bars. */
  const onClick = (event: React.MouseEvent) => {
    const name =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-name]');
    const isTouch =
      event.nativeEvent instanceof globalThis.PointerEvent &&
      event.nativeEvent.pointerType === 'touch';
    const found = projectIn(event.target);
    if (found && (name || isTouch)) onOpen(found.project.id);
  };

  const isHeld = draft !== null && held.current !== null;
  const latest = useRef({ follow, stop });
  latest.current = { follow, stop };
  useEffect(() => {
    const element = grid.current;
    if (!isHeld || !element) return;
    let frame = requestAnimationFrame(function scroll() {
      const { left, right } = element.getBoundingClientRect();
      const names = element.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
      const { x } = pointer.current;
      const by = x > right - EDGE ? SPEED : x < left + names + EDGE ? -SPEED : 0;
      if (by !== 0) {
        element.scrollLeft += by;
        latest.current.follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.stop();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
    };
  }, [isHeld, grid]);

  return {
    draft,
    events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onClick },
  };
}
