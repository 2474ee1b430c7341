import { useCallbackRef } from '@mantine/hooks';
import type { Project } from '@ploegplan/contract/projects/schemas';
import {
  areSameDates,
  formatDates,
  type ProjectDates,
  useDateChanges,
} from '../../../data/planning/project-dates.ts';
import { projectData } from '../../../data/records/projects.ts';
import { createOutcomes } from '../../../lib/api/messages.ts';
import type { Step } from '../../../lib/changes/command.ts';
import { undoAction, useChanges } from '../../../lib/changes/own-changes.ts';
import { readChangedBy, readCurrentRow } from '../../../lib/form/conflict-row.ts';
import { notify } from '../../../lib/notify.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { useUndoKeys } from '../../../ui/messages/useUndoKeys.ts';

/** The screen whose keys undo changes of dates; its messages replace each other. */
const TIMELINE = 'timeline';

/** Changes dates of projects, to be undone by the message about it and by keys; a conflicting change by somebody else is shown. */
export function useDateEdits() {
  const changes = useChanges();
  const { terms } = useTenant();
  const { changeDates } = useDateChanges();
  useUndoKeys(TIMELINE);
  const texts = createOutcomes(terms.project).update;

  const tellFailure = (error: unknown, label: string, dates: ProjectDates) => {
    const current = readCurrentRow<Project>(error);
    if (!current) return notify.error(texts.failure, label, { key: TIMELINE });
    const by = readChangedBy(error) ?? 'Iemand anders';
    notify.info(`${by} wijzigde dit ook`, `${current.title}: ${formatDates(current)}`, {
      key: TIMELINE,
      ...(!current.deleted && {
        action: { label: 'Mijn versie opslaan', run: () => void change(current, dates) },
      }),
    });
  };

  /** Resolves to what undoes the change; null when nothing was changed. */
  const change = async (original: Project, dates: ProjectDates): Promise<Step | null> => {
    if (areSameDates(original, dates)) return null;
    // The drag compares with the saved project: somebody else may have moved it while it was held.
    const rows = changes.cache.getQueryData(projectData.list.queryKey);
    const row = rows?.find(({ id }) => id === original.id) ?? original;
    const label = `${row.title}: ${formatDates(dates)}`;
    const project = areSameDates(row, original) ? row : original;
    const { step, answer } = changeDates(project, dates, { label, scopes: [TIMELINE] });
    try {
      await answer;
    } catch (error) {
      tellFailure(error, label, dates);
      return null;
    }
    const action = undoAction(changes, TIMELINE, step);
    notify.success(texts.success, label, { key: TIMELINE, action });
    return step;
  };

  return useCallbackRef(change);
}
