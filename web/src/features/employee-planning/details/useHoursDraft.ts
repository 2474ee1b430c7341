import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning-bodies';
import { useCallback, useEffect, useState } from 'react';
import { formatHours, hoursError } from '../../../lib/hours.ts';
import type { TypedHours } from '../../../lib/remembered-values.ts';
import { usePendingImages } from '../images/usePendingImages.ts';
import type { HoursDraft } from './hours-change.ts';
import { keepTypedHours, typedHoursOver } from './typed-hours.ts';

/**
 * What is typed and picked on an item, until it is saved. A field that was not touched follows the item. What was typed outlasts
 * the page: it stands there again when the item is opened next.
 */
export function useHoursDraft(item: EmployeePlanningItem) {
  const { id, notes: overNotes } = item;
  const overHours = formatHours(item.hoursWorked);
  const [before] = useState(() => typedHoursOver(id, { hours: overHours, notes: overNotes }));
  const [hours, setHours] = useState(before.hours);
  const [notes, setNotes] = useState(before.notes);
  const images = usePendingImages(item.images ?? []);
  const draft: HoursDraft = {
    hours: hours ?? overHours,
    notes: notes ?? overNotes,
    pending: images.pending,
  };
  const isTyped = draft.hours !== overHours || draft.notes !== overNotes;
  const typed = { hours: draft.hours, overHours, notes: draft.notes, overNotes };
  useKept(id, isTyped ? typed : null);
  return {
    draft,
    setHours,
    setNotes,
    images,
    fault: hoursError(draft.hours),
    changed: isTyped || draft.pending.length > 0,
    /** Something that is typed stood there when the item was opened. */
    isFromBefore: isTyped && (before.hours ?? before.notes) !== null,
    /** Forgets what was typed for good. */
    discard: useCallback(() => keepTypedHours(id, null), [id]),
    /** Forgets what has been saved; what was typed or picked meanwhile stays. */
    settle(saved: HoursDraft) {
      setHours((now) => (now === saved.hours ? null : now));
      setNotes((now) => (now === saved.notes ? null : now));
      images.remove(saved.pending.map((one) => one.id));
    },
  };
}

/** Keeps it with every letter: nobody says beforehand that the session ends or the battery is empty. */
function useKept(itemId: string, typed: TypedHours | null): void {
  const text = JSON.stringify(typed);
  useEffect(() => {
    keepTypedHours(itemId, JSON.parse(text));
  }, [itemId, text]);
}
