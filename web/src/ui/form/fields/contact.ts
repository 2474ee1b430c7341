import { isBlankContact } from '@ploegplan/contract/clients/contact-person';
import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { isOneLine, normaliseLine, normaliseText } from '@ploegplan/contract/values/text';

/** Characters are counted as the server does: one outside the basic plane, such as an emoji, is one. */
const findTooLong = (text: string, maxLength: number | undefined) =>
  maxLength !== undefined && text.length > maxLength && Array.from(text).length > maxLength
    ? translate('Dit is te lang: hooguit {most} tekens', { most: maxLength })
    : undefined;

export const CONTROL_CHARACTER = translate(
  'Hier staat een regeleinde of onzichtbaar teken in: typ het opnieuw',
);

/** Finds why a text cannot be stored as one line, by the rule of the server. */
export function findLineFault(value: string, maxLength: number | undefined): string | undefined {
  const line = normaliseLine(value);
  return isOneLine(line) ? findTooLong(line, maxLength) : CONTROL_CHARACTER;
}

/** Finds why a text cannot be stored in several lines, by the rule of the server. */
export const findLinesFault = (value: string, maxLength: number | undefined): string | undefined =>
  value.includes('\u0000') ? CONTROL_CHARACTER : findTooLong(normaliseText(value), maxLength);

/** The errors of its parts. */
export const findContactFaults = (
  { name, phonenumber, email }: ContactPerson,
  maxLength: number | undefined,
) => ({
  name: findLineFault(name, maxLength),
  phonenumber: findLineFault(phonenumber, maxLength),
  email: findLineFault(email, maxLength),
});

/** The first error of several contact persons. */
export function findContactsFault(
  people: readonly ContactPerson[],
  maxLength: number,
): string | undefined {
  if (people.some(isBlankContact)) {
    return 'Vul een naam, telefoonnummer of e-mailadres in, of haal deze contactpersoon weg';
  }
  return people
    .flatMap((person) => Object.values(findContactFaults(person, maxLength)))
    .find(Boolean);
}
