import { noContact } from '@ploegplan/contract/clients/contact-person';
import { limits } from '@ploegplan/contract/limits';
import type { ContactPerson } from '@ploegplan/contract/planning/schemas';
import { createPhoneHref, repairPhone } from '@ploegplan/contract/values/phones';
import { normaliseName } from '@ploegplan/contract/values/text';
import { findContactFaults } from '../form/fields/contact.ts';
import type { ImportColumn, ImportPart } from './description.ts';
import { createJoinedName, holds } from './rows/joined.ts';

const personName = createJoinedName<ContactPerson>('name');

const contactColumns: readonly ImportColumn[] = [
  {
    key: 'contact-name',
    label: 'Contactpersoon',
    names: ['Contact', 'Aanspreekpunt', 'Uitvoerder', 'Opzichter', 'T.a.v.'],
  },
  {
    key: 'contact-phonenumber',
    label: 'Telefoon contactpersoon',
    names: ['Tel contactpersoon', 'Telefoon contact', 'Mobiel contactpersoon'],
  },
  {
    key: 'contact-email',
    label: 'E-mail contactpersoon',
    names: ['Mail contactpersoon', 'E-mail contact'],
  },
  ...personName.columns.map(({ key, label, names }) => ({
    key: `contact-${key}`,
    label: `${label} contactpersoon`,
    names: [label, ...names, `${label} contact`],
  })),
];

/** True when the cells belong to this contact person: of the same name, phone number or address, or of one without a name. */
function isSamePerson(known: ContactPerson, { name, phonenumber, email }: ContactPerson): boolean {
  if (name === '' || known.name === '') return true;
  const hasSame = (a: string | null, b: string | null) => Boolean(a) && a === b;
  return (
    hasSame(normaliseName(name), normaliseName(known.name)) ||
    hasSame(createPhoneHref(phonenumber), createPhoneHref(known.phonenumber)) ||
    hasSame(normaliseName(email), normaliseName(known.email))
  );
}

/** The name, phone number and e-mail address of a contact person. Those of somebody else replace all three. */
export function createContactPart<Values>(
  listPeople: (values: Values) => readonly ContactPerson[],
  withPeople: (values: Values, people: ContactPerson[]) => Values,
): ImportPart<Values> {
  return {
    columns: contactColumns,
    apply: (values, [whole = '', typedPhone = '', typedEmail = '', ...names]) => {
      const phonenumber = repairPhone(typedPhone);
      if (typeof phonenumber !== 'string') {
        return { faults: { 'contact-phonenumber': phonenumber.fault } };
      }
      const people = listPeople(values);
      const name = personName.join(whole, names);
      const isPart = names.some(Boolean) && !personName.isComplete(whole, names);
      const isNamed = (one: ContactPerson) =>
        normaliseName(one.name) === normaliseName(name) || (isPart && holds(one.name, name));
      const place = name === '' ? 0 : Math.max(people.findIndex(isNamed), 0);
      const known = people[place] ?? noContact;
      const given = {
        ...noContact,
        name: isPart && isNamed(known) ? known.name : name,
        phonenumber,
        email: typedEmail,
      };
      const rest = isSamePerson(known, given) ? known : { ...known, phonenumber: '', email: '' };
      const person = {
        ...rest,
        name: given.name || rest.name,
        phonenumber: phonenumber || rest.phonenumber,
        email: typedEmail || rest.email,
      };
      const faults = Object.entries(findContactFaults(person, limits.name)).flatMap(
        ([part, fault]) => (fault === undefined ? [] : [[`contact-${part}`, fault] as const]),
      );
      if (faults.length > 0) return { faults: Object.fromEntries(faults) };
      return withPeople(values, people.length > 0 ? people.with(place, person) : [person]);
    },
  };
}
