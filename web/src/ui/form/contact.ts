import type { ContactPerson } from '@ploegplan/contract/planning.schemas';

/** Whether nothing of a contact person is filled in. */
export const isBlankContact = ({ name, phonenumber, email }: ContactPerson): boolean =>
  [name, phonenumber, email].every((part) => part.trim() === '');
