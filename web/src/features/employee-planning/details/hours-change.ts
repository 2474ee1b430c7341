import type {
  EmployeePlanningItem,
  HoursChange,
} from '@ploegplan/contract/employee-planning.schemas';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { nameToSend } from '../../../ui/images/names.ts';
import type { PendingImage } from '../images/pending.ts';

/** What the employee typed and picked on one item. */
export interface HoursDraft {
  hours: string;
  notes: string;
  pending: readonly PendingImage[];
}

type Recorded = Pick<EmployeePlanningItem, 'hoursWorked' | 'notes'>;

/**
 * Hours go along only when they are a valid number. The one exception: an emptied field of an item that had hours clears
 * them. Leaving it out would silently bring the old hours back, and wages are paid from them.
 */
function hoursToSend(typed: string, recorded: Recorded): number | null | undefined {
  const hours = parseNumber(typed);
  if (hours === null) return recorded.hoursWorked === null ? undefined : null;
  return Number.isNaN(hours) ? undefined : hours;
}

/** The hours, notes and new images to send: JSON without images, a form with them. */
export function hoursRequest(
  { hours, notes, pending }: HoursDraft,
  recorded: Recorded,
): { body: HoursChange; files: File[] } {
  const hoursWorked = hoursToSend(hours, recorded);
  // In a form, as with hours: emptied notes are sent, empty ones that were empty are not.
  const withNotes = pending.length === 0 || notes !== '' || recorded.notes !== '';
  return {
    body: {
      ...(hoursWorked !== undefined && { hoursWorked }),
      ...(withNotes && { notes }),
      ...(pending.length > 0 && {
        names: pending.map(({ file, name }) => nameToSend(file.name, name)),
      }),
    },
    files: pending.map(({ file }) => file),
  };
}
