import { type Fits, isLongText, isRecord, ofUser } from '../../../../lib/remembered/memory.ts';
import { recall, remember } from '../../../../lib/remembered/remembered.ts';

/** Unsaved hours and notes of a planning item, each with the saved value that they replace. */
export interface TypedHours {
  hours: string;
  overHours: string;
  notes: string;
  overNotes: string;
}

const isTypedHours: Fits<TypedHours> = (value): value is TypedHours =>
  isRecord(value) && [value.hours, value.overHours, value.notes, value.overNotes].every(isLongText);

const isTypedHoursByItem: Fits<Record<string, TypedHours>> = (
  value,
): value is Record<string, TypedHours> =>
  isRecord(value) && Object.values(value).every(isTypedHours);

/** Input is kept, because a session can end, or a phone run out, before it is saved. */
export const typedHours = ofUser('typedHours', isTypedHoursByItem, () => ({}));

/** Maximum number of items, enough for several weeks. */
const MOST_ITEMS = 50;

/** Keeps what is typed on an item for this user, until it is saved or thrown away (null). */
export function keepTypedHours(itemId: string, typed: TypedHours | null): void {
  const { [itemId]: before, ...others } = recall(typedHours);
  if (!before && !typed) return;
  const latest = Object.entries(others).slice(-MOST_ITEMS);
  remember(typedHours, Object.fromEntries(typed ? [...latest, [itemId, typed]] : latest));
}

interface Recorded {
  hours: string;
  notes: string;
}

/** The typed text, if the recorded value has not changed since. */
const chooseTyped = (recorded: string, before: string, typed: string) =>
  before === recorded && typed !== recorded ? typed : null;

/** Returns earlier input on an item, unless other values were recorded since; null where the recorded value applies. */
export function recallTypedHours(itemId: string, { hours, notes }: Recorded) {
  const typed = recall(typedHours)[itemId];
  return {
    hours: typed ? chooseTyped(hours, typed.overHours, typed.hours) : null,
    notes: typed ? chooseTyped(notes, typed.overNotes, typed.notes) : null,
  };
}
