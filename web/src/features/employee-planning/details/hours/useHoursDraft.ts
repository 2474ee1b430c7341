import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { useEffect, useState } from 'react';
import { findHoursError, formatHours } from '../../../../lib/values/hours.ts';
import { usePendingImages } from '../../images/usePendingImages.ts';
import type { Typed } from './hours-change.ts';
import { keepTypedHours, recallTypedHours, type TypedHours } from './typed-hours.ts';

/**
 * Unsaved hours, notes and images of an item. An untouched field follows the item. Typed values are stored and restored when
 * the item is opened again.
 */
export function useHoursDraft(item: EmployeePlanningItem) {
  const { id, notes: overNotes } = item;
  const overHours = formatHours(item.hoursWorked);
  const [before] = useState(() => recallTypedHours(id, { hours: overHours, notes: overNotes }));
  const [hours, setHours] = useState(before.hours);
  const [notes, setNotes] = useState(before.notes);
  const images = usePendingImages(item);
  const [saved, setSaved] = useState<Typed | null>(null);
  // Approved hours are closed, also for what was typed before.
  const typedHours = item.hoursApproved ? null : hours;
  const draft: Typed = { hours: typedHours ?? overHours, notes: notes ?? overNotes };
  const isTyped = draft.hours !== overHours || draft.notes !== overNotes;
  const typed = { hours: draft.hours, overHours, notes: draft.notes, overNotes };
  useKept(id, isTyped ? typed : null);
  return {
    draft,
    setHours,
    setNotes,
    images,
    fault: findHoursError(draft.hours),
    changed: isTyped || images.pending.length > 0 || images.storing.of > 0,
    /** True when the hours and notes were saved before their photos. */
    isSaved: saved !== null && saved.hours === draft.hours && saved.notes === draft.notes,
    /** True when typed values or images were restored when the item was opened. */
    isFromBefore: images.isFromBefore || (isTyped && (before.hours ?? before.notes) !== null),
    /** Discards the typed values and the images. */
    discard() {
      keepTypedHours(id, null);
      images.discard();
    },
    /** Clears what was saved, or waits for a connection (null); later input stays. */
    settle(sent: Typed, answer: EmployeePlanningItem | null) {
      setSaved(answer ? { hours: formatHours(answer.hoursWorked), notes: answer.notes } : sent);
      setHours((now) => (now === sent.hours ? null : now));
      setNotes((now) => (now === sent.notes ? null : now));
    },
  };
}

/** Stores every input, because the session can end or the battery run out at any time. */
function useKept(itemId: string, typed: TypedHours | null): void {
  const text = JSON.stringify(typed);
  useEffect(() => {
    keepTypedHours(itemId, JSON.parse(text));
  }, [itemId, text]);
}
