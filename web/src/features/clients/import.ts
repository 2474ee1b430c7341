import type { Client } from '@ploegplan/contract/clients/schemas';
import { comparableName } from '@ploegplan/contract/values/text';
import type { ClientValues } from '../../data/records/clients.ts';
import { areOther, type ImportDescription } from '../../ui/import/description.ts';
import { contactPart } from '../../ui/import/parts.ts';
import { joinedAddress, joinedPhone } from '../../ui/import/rows/joined.ts';
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
  joined: [joinedAddress('location'), joinedPhone('phonenumber')],
  parts: [
    contactPart(
      ({ contactPersons }) => contactPersons,
      (values, contactPersons) => ({ ...values, contactPersons }),
    ),
  ],
  fallbackColumns: { name: 'companyname' },
  given: {},
  keysOf: ({ number, name }) => [
    ...(number ? [`number ${comparableName(number)}`] : []),
    ...(name ? [`name ${comparableName(name)}`] : []),
  ],
  differ: (one, other) => areOther(one.number, other.number),
};
