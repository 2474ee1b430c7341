import type {
  EmployeePlanningItem,
  HoursPatch,
} from '@ploegplan/contract/employee-planning/schemas';
import { parseHours } from '../../../../lib/values/hours.ts';

export interface Typed {
  hours: string;
  notes: string;
}

type Recorded = Pick<EmployeePlanningItem, 'hoursWorked' | 'hoursApproved' | 'notes'>;

/**
 * Hours go along only when they are a valid number. The one exception: an emptied field of an item that had hours clears
 * them. Leaving it out would silently bring the old hours back, and wages are paid from them. Approved hours are closed.
 */
function chooseHoursToSend(typed: string, recorded: Recorded): number | null | undefined {
  if (recorded.hoursApproved) return undefined;
  const hours = parseHours(typed);
  if (hours === null) return recorded.hoursWorked === null ? undefined : null;
  return Number.isNaN(hours) ? undefined : hours;
}

/** The hours and notes to send. With photos emptied notes are sent, and empty ones that were empty are not. */
export function chooseHoursToSave(
  { hours, notes }: Typed,
  recorded: Recorded,
  { withPhotos }: { withPhotos: boolean },
): HoursPatch {
  const hoursWorked = chooseHoursToSend(hours, recorded);
  const withNotes = !withPhotos || notes !== '' || recorded.notes !== '';
  return { ...(hoursWorked !== undefined && { hoursWorked }), ...(withNotes && { notes }) };
}
