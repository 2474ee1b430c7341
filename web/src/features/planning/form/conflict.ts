import type { PlanningItem } from '@ploegplan/contract/planning';
import { type Clash as FieldClash, clashesOf as fieldClashes } from '../../../lib/conflict.ts';
import { differences, type FormValues, type ItemFields, valuesOf } from './values.ts';

export type Clash = FieldClash<keyof ItemFields>;

/** A project or a client: two fields of the item, one choice of the user. */
const isChoice = (field: keyof ItemFields) => field === 'projectId' || field === 'clientId';

/** What a colleague changed, seen from what the user began with and has now. */
export function clashesOf(base: FormValues, mine: FormValues, theirs: PlanningItem): Clash[] {
  const isMyChoice = differences(base, mine).some(isChoice);
  return fieldClashes(differences, { base, mine, theirs: valuesOf(theirs) }).map(
    ({ field, isMineToo }) => ({ field, isMineToo: isMineToo || (isChoice(field) && isMyChoice) }),
  );
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
