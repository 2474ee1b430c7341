import type { PlanningItem } from '@ploegplan/contract/planning';
import { differences, type FormValues, type ItemFields, valuesOf } from './values.ts';

/** A field that somebody else changed since the form was opened. */
export interface Clash {
  field: keyof ItemFields;
  /** The user changed it too, so one of the two must give way. */
  isMineToo: boolean;
}

/** A project or a client: two fields of the item, one choice of the user. */
const isChoice = (field: keyof ItemFields) => field === 'projectId' || field === 'clientId';

/** What a colleague changed, seen from what the user began with and has now. */
export function clashesOf(base: FormValues, mine: FormValues, theirs: PlanningItem): Clash[] {
  const changedHere = differences(base, mine);
  const isMine = (field: keyof ItemFields) =>
    changedHere.includes(field) || (isChoice(field) && changedHere.some(isChoice));
  const apart = differences(mine, valuesOf(theirs));
  return differences(base, valuesOf(theirs))
    .filter((field) => apart.includes(field))
    .map((field) => ({ field, isMineToo: isMine(field) }));
}

/** The part of a form that belongs to some fields of an item. */
function pick(values: FormValues, fields: readonly (keyof ItemFields)[]): Partial<FormValues> {
  const wanted = new Set<string>(fields);
  if (fields.some(isChoice)) {
    for (const field of ['target', 'projectId', 'clientId']) wanted.add(field);
  }
  return Object.fromEntries(Object.entries(values).filter(([field]) => wanted.has(field)));
}

/** Brings the colleague's changes into the form; where both changed a field, `keep` says whose value stays. */
export function mergeForm(
  base: FormValues,
  mine: FormValues,
  theirs: PlanningItem,
  keep: 'mine' | 'theirs',
): FormValues {
  const fields = clashesOf(base, mine, theirs)
    .filter(({ isMineToo }) => keep === 'theirs' || !isMineToo)
    .map(({ field }) => field);
  return { ...mine, ...pick(valuesOf(theirs), fields) };
}
