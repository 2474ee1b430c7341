import type { User } from '@ploegplan/contract/users';
import type { Clash } from '../../../lib/conflict.ts';
import { kindOf } from '../../../lib/user-kinds.ts';
import type { ClashText } from '../../../ui/ConflictNotice.tsx';
import { type FormValues, fieldsOf, type UserFields, valuesOf } from './values.ts';

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
  clashes: readonly Clash<keyof UserFields>[],
  mine: FormValues,
  theirs: User,
  nameOf: (employeeId: string | null) => string,
): ClashText[] =>
  clashes.map(({ field, isMineToo }) => ({
    label: labels[field],
    theirs: textOf(field, valuesOf(theirs), nameOf),
    ...(isMineToo && { mine: textOf(field, mine, nameOf) }),
  }));
