import { differences, type Field, type TenantValues } from './values.ts';

/** A field that somebody else changed since the form was opened. */
export interface Clash {
  field: Field;
  /** The user changed it too, so one of the two must give way. */
  isMineToo: boolean;
}

/** What somebody else changed, seen from what the user began with and has now. */
export function clashesOf(base: TenantValues, mine: TenantValues, theirs: TenantValues): Clash[] {
  const changedHere = differences(base, mine);
  const apart = differences(mine, theirs);
  return differences(base, theirs)
    .filter((field) => apart.includes(field))
    .map((field) => ({ field, isMineToo: changedHere.includes(field) }));
}

/** Brings the other's changes into the form; where both changed a field, `keep` says whose value stays. */
export function mergeForm(
  base: TenantValues,
  mine: TenantValues,
  theirs: TenantValues,
  keep: 'mine' | 'theirs',
): TenantValues {
  const taken = clashesOf(base, mine, theirs)
    .filter(({ isMineToo }) => keep === 'theirs' || !isMineToo)
    .map(({ field }) => field);
  const isTaken = (field: string) => taken.some((one) => one === field);
  const theirPart: Partial<TenantValues> = Object.fromEntries(
    Object.entries(theirs).filter(([field]) => isTaken(field)),
  );
  return { ...mine, ...theirPart };
}
