/** A field that somebody else changed since the form was opened. */
export interface Conflict<Field extends string> {
  field: Field;
  /** The user changed it too, so one of the two values must be chosen. */
  isMineToo: boolean;
}

/** The values of a form: what the user began with, what stands there now, and what somebody else saved meanwhile. */
export interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

type Differences<Values, Field> = (before: Values, after: Values) => Field[];

/** The fields that somebody else changed to another value than the user's. */
export function findConflicts<Values, Field extends string>(
  differences: Differences<Values, Field>,
  { base, mine, theirs }: Versions<Values>,
): Conflict<Field>[] {
  const changedHere = differences(base, mine);
  const apart = differences(mine, theirs);
  return differences(base, theirs)
    .filter((field) => apart.includes(field))
    .map((field) => ({ field, isMineToo: changedHere.includes(field) }));
}

/** Brings the other's changes into the form; where both changed a field, `keep` says whose value stays. */
export function mergeForm<Values extends object, Field extends keyof Values & string>(
  differences: Differences<Values, Field>,
  versions: Versions<Values>,
  keep: 'mine' | 'theirs',
): Values {
  const merged = { ...versions.mine };
  for (const { field, isMineToo } of findConflicts(differences, versions)) {
    if (keep === 'theirs' || !isMineToo) merged[field] = versions.theirs[field];
  }
  return merged;
}
