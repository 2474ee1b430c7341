import type { Project } from '@ploegplan/contract/projects/schemas';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { areSameDates, type ProjectDates } from '../../../data/planning/project-dates.ts';
import { clamp, findStep } from '../../../ui/day-grid/cursor.ts';
import type { TimelineRow } from './rows.ts';
import { moveDates, type Part } from './span.ts';
import type { Draft } from './useBarInput.ts';
import { keyStep, type Zoom } from './zoom.ts';

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly TimelineRow[];
  zoom: Zoom;
  today: string;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
  onChange: (project: Project, dates: ProjectDates) => void;
  /** Goes through time by a part of the window. */
  onStep: (by: number) => void;
}

/** The wait after the last key, so that several days are one change. */
const DECIDED_MS = 700;

/** Returns the part that a key moves: Alt the whole bar and with Shift its end, as on the planning; Shift its begin. */
const getPart = ({ altKey, shiftKey }: KeyboardEvent): Part | null => {
  if (altKey) return shiftKey ? 'end' : 'whole';
  return shiftKey ? 'start' : null;
};

/** Chooses projects and changes their dates by keys. */
export function useBarKeys({ grid, rows, zoom, today, ...on }: Options) {
  const [cursor, setCursor] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const at = rows.findIndex(({ id }) => id === cursor);
  const row = rows[at];

  const decide = () => {
    if (!draft) return;
    setDraft(null);
    if (!areSameDates(draft.project, draft.dates)) on.onChange(draft.project, draft.dates);
  };
  const latest = useRef(decide);
  latest.current = decide;
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => latest.current(), DECIDED_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const onArrow = (event: KeyboardEvent, by: number) => {
    const part = getPart(event);
    if (row?.type === 'project' && part) {
      const { project } = row;
      const base = draft?.project.id === project.id ? draft : { project, dates: project };
      const dates = moveDates(base.dates, part, by * keyStep[zoom], today);
      setDraft({ project: base.project, dates });
    } else if (row?.type === 'group' && row.isFolded === (by === 1)) on.onToggle(row.id);
    else if (!part) on.onStep(by / 4);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return;
    const step = findStep(event);
    if (event.metaKey || (event.ctrlKey && !step)) {
      // A draft is undone before saved changes.
      if (draft && event.key === 'z') {
        event.stopPropagation();
        setDraft(null);
      }
      return;
    }
    if (step && Math.abs(step.columns) === 1) onArrow(event, step.columns);
    else if (step && !getPart(event)) {
      decide();
      // The grid has one column, so Home and End lead to the first and last row.
      const next = at === -1 ? 0 : clamp(at + (step.rows || step.columns), rows.length - 1);
      setCursor(rows[next]?.id ?? null);
    } else if (event.key === 'Enter' && row) {
      decide();
      if (row.type === 'group') on.onToggle(row.id);
      else on.onOpen(row.id);
    } else if (event.key === 'Escape' && (draft || cursor)) {
      if (draft) setDraft(null);
      else setCursor(null);
    } else return;
    event.preventDefault();
  };

  return { at, cursor: row ?? null, draft, setCursor, events: { onKeyDown, onBlur: decide } };
}
