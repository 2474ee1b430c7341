import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { v7 as uuidv7 } from 'uuid';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { formatPlannedLabel } from '../form/values/command-labels.ts';
import { createEmptyValues, toRequestFields } from '../form/values/values.ts';

interface Placing {
  employeeId: string;
  name: string;
  projectId: string | null;
  date: string;
  isDraft: boolean;
  workingWeek: WorkingWeek;
}

/** Plans somebody on a project, with the usual times of the day. */
export function createPlacing({
  employeeId,
  name,
  projectId,
  date,
  ...given
}: Placing): PlanningCommand {
  const opening = { employeeIds: [employeeId], projectId, date };
  const values = { ...toRequestFields(createEmptyValues(opening, given)), rangeId: null };
  const label = formatPlannedLabel(
    { people: [name], dates: [date] },
    values.startTime,
    values.endTime,
  );
  return { edits: [{ kind: 'create', id: uuidv7(), values }], label };
}
