import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning-bodies';
import { useState } from 'react';
import { formatHours, hoursFault } from '../../../lib/hours.ts';
import { usePendingImages } from '../images/use-pending-images.ts';
import type { HoursDraft } from './hours-change.ts';

/** What is typed and picked on an item, until it is saved. A field that was not touched follows the item. */
export function useHoursDraft(item: EmployeePlanningItem) {
  const [hours, setHours] = useState<string | null>(null);
  const [notes, setNotes] = useState<string | null>(null);
  const images = usePendingImages(item.images ?? []);
  const recordedHours = formatHours(item.hoursWorked);
  const draft: HoursDraft = {
    hours: hours ?? recordedHours,
    notes: notes ?? item.notes,
    pending: images.pending,
  };
  return {
    draft,
    setHours,
    setNotes,
    images,
    fault: hoursFault(draft.hours),
    changed:
      draft.hours !== recordedHours || draft.notes !== item.notes || draft.pending.length > 0,
    /** Forgets what has been saved; what was typed or picked meanwhile stays. */
    settle(saved: HoursDraft) {
      setHours((now) => (now === saved.hours ? null : now));
      setNotes((now) => (now === saved.notes ? null : now));
      images.remove(saved.pending.map(({ id }) => id));
    },
  };
}
