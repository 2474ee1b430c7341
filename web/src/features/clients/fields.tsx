import type { Client } from '@ploegplan/contract/clients/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { ClientValues } from '../../data/records/clients.ts';
import { explainSameNumber, findSame } from '../../lib/values/same.ts';
import { renderContactFact } from '../../ui/facts/contact-fact.tsx';
import { ContactListField } from '../../ui/form/fields/ContactListField.tsx';
import { findContactsFault } from '../../ui/form/fields/contact.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const clientFields: readonly RecordField<ClientValues, Client>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name, column: 14 },
  {
    kind: 'text',
    name: 'companyname',
    label: 'Bedrijfsnaam',
    maxLength: limits.name,
    // A client without a company name is found under its own, which the cell shows.
    column: {
      key: 'companyName',
      width: 14,
      cell: ({ companyname, name }) => companyname || <span className="text-quiet">{name}</span>,
      hint: ({ companyname, name }) => companyname || name,
      order: ({ companyname, name }) => companyname || name,
      orderKind: 'text',
    },
  },
  {
    kind: 'text',
    name: 'number',
    label: 'Klantnummer',
    maxLength: limits.name,
    width: 'half',
    column: 7,
  },
  {
    kind: 'phone',
    name: 'phonenumber',
    label: 'Telefoon',
    maxLength: limits.name,
    width: 'half',
    column: 9,
  },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email },
  {
    kind: 'location',
    name: 'location',
    label: 'Locatie',
    help: 'Geldt voor elke planning zonder eigen locatie.',
    maxLength: limits.location,
    column: 16,
  },
  {
    kind: 'custom',
    name: 'contactPersons',
    label: 'Contactpersonen',
    empty: [],
    render: ({ values, change, error }) => (
      <ContactListField
        label="Contactpersoon"
        value={values.contactPersons}
        onChange={(contactPersons) => change({ contactPersons })}
        max={limits.contactPersons}
        maxLength={limits.name}
        error={error}
      />
    ),
    formatText: ({ contactPersons }) =>
      contactPersons
        .map(({ name, phonenumber, email }) => [name, phonenumber, email].filter(Boolean).join(' '))
        .join(', '),
    comparable: ({ contactPersons }) => contactPersons,
    findError: ({ contactPersons }) => findContactsFault(contactPersons, limits.name),
    fact: ({ contactPersons }) => renderContactFact(contactPersons),
  },
  {
    kind: 'multiline',
    name: 'remarks',
    label: 'Opmerkingen',
    maxLength: limits.description,
  },
];

/** The same in the form of one among others: a name or number that another one has gets a hint there, and is allowed. */
export const createFieldsBeside = (others: readonly Client[]): typeof clientFields =>
  clientFields.map((field) => {
    if (field.name === 'number') {
      return { ...field, warning: ({ number }) => explainSameNumber(number, others) };
    }
    if (field.name !== 'name') return field;
    return {
      ...field,
      warning: ({ name }) =>
        findSame(name, others, (one) => one.name) ? 'Er is al een klant die zo heet' : '',
    };
  });
