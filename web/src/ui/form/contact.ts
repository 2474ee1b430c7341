import type { ContactPerson } from '@ploegplan/contract/planning.schemas';
import { isBlankContact } from '@ploegplan/contract/rules/contact-person';

export const tooLong = (value: string, maxLength: number | undefined) =>
  maxLength !== undefined && value.trim().length > maxLength
    ? `Dit is te lang: hooguit ${maxLength} tekens`
    : undefined;

/** The errors of its parts. */
export const contactFaults = (
  { name, phonenumber, email }: ContactPerson,
  maxLength: number | undefined,
) => ({
  name: tooLong(name, maxLength),
  phonenumber: tooLong(phonenumber, maxLength),
  email: tooLong(email, maxLength),
});

/** The first error of several contact persons. */
export function contactsFault(
  people: readonly ContactPerson[],
  maxLength: number,
): string | undefined {
  if (people.some(isBlankContact)) {
    return 'Vul een naam, telefoonnummer of e-mailadres in, of haal deze contactpersoon weg';
  }
  return people.flatMap((one) => Object.values(contactFaults(one, maxLength))).find(Boolean);
}
