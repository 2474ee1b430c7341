import { useCallbackRef, useHotkeys } from '@mantine/hooks';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePlanningEdits } from '../../../data/planning-edits.ts';
import {
  areSameDates,
  datesOf,
  datesText,
  type ProjectDates,
  useDatesChange,
} from '../../../data/project-dates.ts';
import { projectData } from '../../../data/projects.ts';
import { changedBy, currentRow } from '../../../lib/form/conflict-row.ts';
import { notify } from '../../../lib/notify.ts';

/** A change of dates, or a move of planning after it, which the planning undoes together with them. */
type Step = DateStep | 'planning';

interface DateStep {
  id: string;
  title: string;
  before: ProjectDates;
  after: ProjectDates;
}

/** Changes dates of projects, to be undone by the message about it and by keys; a conflicting change by somebody else is shown. */
export function useDateEdits() {
  const cache = useQueryClient();
  const { mutateAsync } = useDatesChange();
  const planning = usePlanningEdits();
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);

  const rowOf = (id: string) =>
    cache.getQueryData<Project[]>(projectData.list.queryKey)?.find((one) => one.id === id);

  const send = async (project: Project, dates: ProjectDates, reverse?: () => void) => {
    try {
      await mutateAsync({ project, dates, ...(reverse && { reverse }) });
      return true;
    } catch (error) {
      const current = currentRow<Project>(error);
      if (!current) return false;
      const by = changedBy(error) ?? 'Iemand anders';
      notify.info(`${by} wijzigde dit ook`, `${current.title}: ${datesText(current)}`, {
        key: `dates ${current.id}`,
        ...(!current.deleted && {
          action: { label: 'Mijn versie opslaan', run: () => change(current, dates) },
        }),
      });
      return false;
    }
  };

  /** Brings dates back, unless they were changed otherwise meanwhile; false when there was nothing to do. */
  const bring = (step: DateStep, from: ProjectDates, to: ProjectDates): boolean => {
    const row = rowOf(step.id);
    if (!row || row.deleted || areSameDates(row, to)) return false;
    if (areSameDates(row, from)) void send(row, to);
    else notify.info('De datums zijn intussen anders', `${step.title}: ${datesText(row)}`);
    return true;
  };

  /** Resolves to whether the dates were changed. */
  const change = async (seen: Project, dates: ProjectDates): Promise<boolean> => {
    if (areSameDates(seen, dates)) return false;
    // Dragged from what stood there: somebody else may have moved it while it was held.
    const row = rowOf(seen.id) ?? seen;
    const { id, title } = row;
    const project = areSameDates(row, seen) ? row : seen;
    const step: DateStep = { id, title, before: datesOf(seen), after: dates };
    done.current.push(step);
    undone.current = [];
    const isDone = await send(project, dates, () => bring(step, step.after, step.before));
    if (!isDone) done.current = done.current.filter((one) => one !== step);
    return isDone;
  };
  const undo = () => {
    for (let step = done.current.pop(); step; step = done.current.pop()) {
      if (step === 'planning') void planning.undo();
      else if (!bring(step, step.after, step.before)) continue;
      undone.current.push(step);
      return;
    }
  };
  const redo = () => {
    for (let step = undone.current.pop(); step; step = undone.current.pop()) {
      if (step === 'planning') void planning.redo();
      else if (!bring(step, step.before, step.after)) continue;
      done.current.push(step);
      return;
    }
  };
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
  const onShifted = () => {
    done.current.push('planning');
    undone.current = [];
  };
  return { change: useCallbackRef(change), onShifted };
}
