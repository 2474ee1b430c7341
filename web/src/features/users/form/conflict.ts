import type { User } from '@ploegplan/contract/users';
import { kindOf } from '../../../lib/user-kinds.ts';
import type { ClashText } from '../../../ui/ConflictNotice.tsx';
import { differences, type FormValues, fieldsOf, type UserFields, valuesOf } from './values.ts';

/** A field that somebody else changed since the form was opened. */
export interface Clash {
  field: keyof UserFields;
  /** The user changed it too, so one of the two must give way. */
  isMineToo: boolean;
}

/** What a colleague changed, seen from what the user began with and has now. */
export function clashesOf(base: FormValues, mine: FormValues, theirs: User): Clash[] {
  const theirValues = valuesOf(theirs);
  const changedHere = differences(base, mine);
  const apart = differences(mine, theirValues);
  return differences(base, theirValues)
    .filter((field) => apart.includes(field))
    .map((field) => ({ field, isMineToo: changedHere.includes(field) }));
}

/** Brings the colleague's changes into the form; where both changed a field, `keep` says whose value stays. */
export function mergeForm(
  base: FormValues,
  mine: FormValues,
  theirs: User,
  keep: 'mine' | 'theirs',
): FormValues {
  const theirValues = valuesOf(theirs);
  const taken = clashesOf(base, mine, theirs)
    .filter(({ isMineToo }) => keep === 'theirs' || !isMineToo)
    .map(({ field }) => [field, theirValues[field]]);
  return { ...mine, ...(Object.fromEntries(taken) as Partial<FormValues>) };
}

const labels: Record<keyof UserFields, string> = {
  username: 'Gebruikersnaam',
  userType: 'Soort',
  alsoEmployee: 'Werkt ook mee',
  employeeId: 'Werknemer',
  email: 'E-mail',
  active: 'Actief',
};

const yesOrNo = (value: boolean) => (value ? 'ja' : 'nee');

function textOf(
  field: keyof UserFields,
  values: FormValues,
  nameOf: (employeeId: string | null) => string,
): string {
  const fields = fieldsOf(values);
  const words: Record<keyof UserFields, string> = {
    username: fields.username,
    userType: kindOf({ userType: fields.userType, alsoEmployee: false }),
    alsoEmployee: yesOrNo(fields.alsoEmployee),
    employeeId: nameOf(fields.employeeId),
    email: fields.email,
    active: yesOrNo(fields.active),
  };
  return words[field] || 'leeg';
}

/** The clashes in words, to be chosen between. */
export const clashTexts = (
  clashes: readonly Clash[],
  mine: FormValues,
  theirs: User,
  nameOf: (employeeId: string | null) => string,
): ClashText[] =>
  clashes.map(({ field, isMineToo }) => ({
    label: labels[field],
    theirs: textOf(field, valuesOf(theirs), nameOf),
    ...(isMineToo && { mine: textOf(field, mine, nameOf) }),
  }));
