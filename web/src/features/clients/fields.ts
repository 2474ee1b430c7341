import type { Client } from '@ploegplan/contract/clients.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { ClientValues } from '../../data/clients.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const clientFields: readonly RecordField<ClientValues, Client>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name, column: 14 },
  {
    kind: 'text',
    name: 'companyname',
    label: 'Bedrijfsnaam',
    maxLength: limits.name,
    // Without a company name it is found under its own.
    column: {
      key: 'companyName',
      width: 14,
      order: ({ companyname, name }) => companyname || name,
      orderKind: 'text',
    },
  },
  { kind: 'phone', name: 'phonenumber', label: 'Telefoon', maxLength: limits.name, column: 9 },
  {
    kind: 'location',
    name: 'location',
    label: 'Locatie',
    help: 'Geldt voor elke planning zonder eigen locatie.',
    maxLength: limits.location,
    column: 16,
  },
];
