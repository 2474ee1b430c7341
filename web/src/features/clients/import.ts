import type { Client } from '@ploegplan/contract/clients.schemas';
import { noContact } from '@ploegplan/contract/rules/contact-person';
import type { ClientValues } from '../../data/clients.ts';
import { areOther, type ImportDescription, low } from '../../ui/import/description.ts';
import { contactParts, locationParts } from '../../ui/import/parts.ts';
import { clientFields } from './fields.tsx';

export const clientImport: ImportDescription<ClientValues, Client> = {
  nouns: ['klant', 'klanten'],
  fields: clientFields,
  names: {
    name: ['Klant', 'Klantnaam', 'Relatie', 'Relatienaam', 'Opdrachtgever', 'Debiteur'],
    companyname: ['Bedrijf', 'Firma', 'Firmanaam', 'Organisatie'],
    number: [
      ...['Nummer', 'Nr', 'Klantnr', 'Klantcode', 'Relatienummer', 'Relatienr', 'Relatiecode'],
      ...['Debiteurnummer', 'Debiteurnr', 'Deb.nr.'],
    ],
    phonenumber: ['Telefoonnummer', 'Tel', 'Tel.nr.', 'Mobiel'],
    email: ['E-mailadres', 'Mail', 'Emailadres'],
    location: ['Adres', 'Bezoekadres', 'Vestigingsadres', 'Adresgegevens'],
    remarks: ['Opmerking', 'Notitie', 'Notities', 'Bijzonderheden'],
  },
  parts: [
    ...locationParts<ClientValues>(),
    // The first one, because a line has room for one.
    ...contactParts<ClientValues>(
      ({ contactPersons: [first = noContact] }) => first,
      (values, person) => ({
        ...values,
        contactPersons: [person, ...values.contactPersons.slice(1)],
      }),
    ),
  ],
  fallbackColumns: { name: 'companyname' },
  given: {},
  keysOf: ({ number, name }) => [
    ...(number ? [`number ${low(number)}`] : []),
    ...(name ? [`name ${low(name)}`] : []),
  ],
  differ: (one, other) => areOther(one.number, other.number),
};
