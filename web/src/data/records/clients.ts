import { clients } from '@ploegplan/contract/clients/endpoints';
import type { Client, NewClient } from '@ploegplan/contract/clients/schemas';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';
import { formatTellingPlace } from '../../lib/values/location.ts';

export type ClientValues = Omit<NewClient, 'id'>;

export const clientsSort = createRememberedSort('clientsSort', 'companyName');

export const clientData = recordData({
  subject: 'clients',
  nouns: () => ({ one: 'Klant', many: 'Klanten' }),
  named: 'name',
  list: ({ signal }): Promise<Client[]> =>
    call(clients.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(clients.get, { params: { id }, signal }),
  create: (id, values: Omit<z.input<typeof NewClient>, 'id'>) =>
    call(clients.create, { body: { id, ...values } }),
  update: ({ id, version }, values: ClientValues) =>
    call(clients.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(clients.remove, { params: { id } }),
  restore: (id) => call(clients.restore, { params: { id } }),
});

/** Creates and changes clients of a file, all or none. */
export const importClients = (body: BodyFor<typeof clients.importRows>) =>
  call(clients.importRows, { body });

export const clientWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', 'client', id],
    queryFn: ({ signal }) => call(clients.work, { params: { id }, signal }),
  });

export const clientHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'history', id],
    queryFn: ({ signal }) => call(clients.history, { params: { id }, signal }),
  });

/** Formats the distinctive details of a client: number, company and place. */
export const formatClientDetail = (client: Client): string =>
  [
    client.number,
    client.companyname === client.name ? '' : client.companyname,
    formatTellingPlace(client.location),
  ]
    .filter(Boolean)
    .join(' · ');

export const clientOption = {
  label: ({ name }: Client) => name,
  detail: (client: Client) => ({ detail: formatClientDetail(client) }),
};
