import type { Client } from '@ploegplan/contract/clients/schemas';
import { normaliseName } from '@ploegplan/contract/values/text';
import type { ClientValues } from '../../data/records/clients.ts';
import { areOther, type ImportDescription } from '../../ui/import/description.ts';
import { createContactPart } from '../../ui/import/parts.ts';
import { createJoinedAddress, createJoinedPhone } from '../../ui/import/rows/joined.ts';
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
  joined: [createJoinedAddress('location'), createJoinedPhone('phonenumber')],
  parts: [
    createContactPart(
      ({ contactPersons }) => contactPersons,
      (values, contactPersons) => ({ ...values, contactPersons }),
    ),
  ],
  fallbackColumns: { name: 'companyname' },
  given: {},
  listKeys: ({ number, name }) => [
    ...(number ? [`number ${normaliseName(number)}`] : []),
    ...(name ? [`name ${normaliseName(name)}`] : []),
  ],
  differ: (a, b) => areOther(a.number, b.number),
};
