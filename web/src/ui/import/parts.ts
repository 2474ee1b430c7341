import { limits } from '@ploegplan/contract/limits';
import type { ContactPerson } from '@ploegplan/contract/planning.schemas';
import { contactFaults } from '../form/contact.ts';
import type { ImportPart } from './description.ts';

type Column = Omit<ImportPart<object>, 'apply'>;

/** Columns that make one text together, such as first and last name, in the order that they have in it. */
export function joinedParts<Values extends object>(
  field: keyof Values & string,
  columns: readonly Column[],
  join: (texts: readonly string[]) => string,
): ImportPart<Values>[] {
  // What was read so far of the values that a part gave to the next.
  const read = new WeakMap<object, readonly string[]>();
  const none = columns.map(() => '');
  return columns.map((column, at) => ({
    ...column,
    apply: (values, text) => {
      const texts = (read.get(values) ?? none).with(at, text);
      const next = { ...values, [field]: join(texts) };
      read.set(next, texts);
      return next;
    },
  }));
}

/** A street, a postal code and a town that make the location together. */
export const locationParts = <Values extends { location: string }>(): ImportPart<Values>[] =>
  joinedParts<Values>(
    'location' as keyof Values & string,
    [
      { key: 'street', label: 'Straat en nummer', names: ['Straat', 'Straatnaam'] },
      { key: 'houseNumber', label: 'Huisnummer', names: ['Huisnr', 'Nr huis'] },
      { key: 'postalCode', label: 'Postcode', names: ['PC', 'Zip'] },
      { key: 'town', label: 'Plaats', names: ['Woonplaats', 'Vestigingsplaats', 'Stad'] },
    ],
    ([street, houseNumber, postalCode, town]) =>
      [
        [street, houseNumber],
        [postalCode, town],
      ]
        .map((texts) => texts.filter(Boolean).join(' '))
        .filter(Boolean)
        .join(', '),
  );

/** The name, phone number and e-mail address of a contact person. */
export function contactParts<Values>(
  personOf: (values: Values) => ContactPerson,
  withPerson: (values: Values, person: ContactPerson) => Values,
): ImportPart<Values>[] {
  const columns = [
    ['name', 'Contactpersoon', ['Contact', 'Aanspreekpunt', 'Uitvoerder', 'Opzichter', 'T.a.v.']],
    [
      'phonenumber',
      'Telefoon contactpersoon',
      ['Tel contactpersoon', 'Telefoon contact', 'Mobiel contactpersoon'],
    ],
    ['email', 'E-mail contactpersoon', ['Mail contactpersoon', 'E-mail contact']],
  ] as const;
  return columns.map(([part, label, names]) => ({
    key: `contact-${part}`,
    label,
    names,
    apply: (values, text) => {
      const person = { ...personOf(values), [part]: text };
      const fault = contactFaults(person, limits.name)[part];
      return fault === undefined ? withPerson(values, person) : { fault };
    },
  }));
}
