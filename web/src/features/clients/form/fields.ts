import type { Client } from '@ploegplan/contract/clients.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { Field } from '../../../ui/form/fields.ts';

export interface ClientValues {
  name: string;
  companyname: string;
  location: string;
}

export const emptyValues: ClientValues = { name: '', companyname: '', location: '' };

export const valuesOf = ({ name, companyname, location }: Client): ClientValues => ({
  name,
  companyname,
  location,
});

export const clientFields: readonly Field<ClientValues>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name },
  { kind: 'text', name: 'companyname', label: 'Bedrijfsnaam', maxLength: limits.name },
  {
    kind: 'location',
    name: 'location',
    label: 'Locatie',
    help: 'Geldt voor elke planning zonder eigen locatie.',
    maxLength: limits.location,
  },
];
