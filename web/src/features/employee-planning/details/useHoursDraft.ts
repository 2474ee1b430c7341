import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { useCallback, useEffect, useState } from 'react';
import { formatHours, hoursError } from '../../../lib/values/hours.ts';
import { usePendingImages } from '../images/usePendingImages.ts';
import type { HoursDraft } from './hours-change.ts';
import { keepTypedHours, type TypedHours, typedHoursOver } from './typed-hours.ts';

/**
 * Unsaved hours, notes and images of an item. An untouched field follows the item. Typed values are stored and restored when
 * the item is opened again.
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
    /** Whether typed values were restored when the item was opened. */
    isFromBefore: isTyped && (before.hours ?? before.notes) !== null,
    /** Discards the typed values. */
    discard: useCallback(() => keepTypedHours(id, null), [id]),
    /** Clears what was saved; later input stays. */
    settle(saved: HoursDraft) {
      setHours((now) => (now === saved.hours ? null : now));
      setNotes((now) => (now === saved.notes ? null : now));
      images.remove(saved.pending.map((one) => one.id));
    },
  };
}

/** Stored on every input, because the session can end or the battery run out at any time. */
function useKept(itemId: string, typed: TypedHours | null): void {
  const text = JSON.stringify(typed);
  useEffect(() => {
    keepTypedHours(itemId, JSON.parse(text));
  }, [itemId, text]);
}
