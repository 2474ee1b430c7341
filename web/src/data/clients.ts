import { clients } from '@ploegplan/contract/clients';
import type { Client, NewClient } from '@ploegplan/contract/clients.schemas';
import type { z } from 'zod/mini';
import { call } from '../lib/api/call.ts';
import { recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export type ClientValues = Omit<NewClient, 'id'>;

export const clientsSort = rememberedSort('clientsSort', 'companyName');

export const clientData = recordData({
  subject: 'clients',
  nouns: () => ({ one: 'Klant', many: 'Klanten' }),
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
