import { useCallbackRef } from '@mantine/hooks';
import type { Project } from '@ploegplan/contract/projects/schemas';
import {
  areSameDates,
  datesText,
  type ProjectDates,
  useDateChanges,
} from '../../../data/planning/project-dates.ts';
import { projectData } from '../../../data/records/projects.ts';
import { outcomesOf } from '../../../lib/api/messages.ts';
import type { Step } from '../../../lib/changes/history.ts';
import { undoAction, useChanges } from '../../../lib/changes/own-changes.ts';
import { changedBy, currentRow } from '../../../lib/form/conflict-row.ts';
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
  const texts = outcomesOf(terms.project).update;

  const tellFailure = (error: unknown, label: string, dates: ProjectDates) => {
    const current = currentRow<Project>(error);
    if (!current) return notify.error(texts.failure, label, { key: TIMELINE });
    const by = changedBy(error) ?? 'Iemand anders';
    notify.info(`${by} wijzigde dit ook`, `${current.title}: ${datesText(current)}`, {
      key: TIMELINE,
      ...(!current.deleted && {
        action: { label: 'Mijn versie opslaan', run: () => void change(current, dates) },
      }),
    });
  };

  /** Resolves to what undoes the change; null when nothing was changed. */
  const change = async (seen: Project, dates: ProjectDates): Promise<Step | null> => {
    if (areSameDates(seen, dates)) return null;
    // Dragged from what stood there: somebody else may have moved it while it was held.
    const rows = changes.cache.getQueryData(projectData.list.queryKey);
    const row = rows?.find(({ id }) => id === seen.id) ?? seen;
    const label = `${row.title}: ${datesText(dates)}`;
    const project = areSameDates(row, seen) ? row : seen;
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
