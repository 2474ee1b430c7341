import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import type { NewWebhook } from '@ploegplan/contract/webhooks/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type WebhookValues = Omit<NewWebhook, 'id'>;

export const webhooksSort = createRememberedSort('webhooksSort', 'name');

/** The endpoints to which changes of the company are sent. */
export const webhookData = recordData({
  subject: 'webhooks',
  named: 'name',
  nouns: () => ({ one: 'Webhook', many: 'Webhooks' }),
  list: ({ signal }) => call(webhooks.list, { signal }),
  create: (id, values: WebhookValues) => call(webhooks.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(webhooks.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(webhooks.remove, { params: { id } }),
});

/** The messages for an endpoint: first those that wait, then the newest. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ signal }) => call(webhooks.deliveries, { params: { id }, signal }),
  });

/** Sends something to an endpoint: a test, or a message of before. */
export function useSendWebhook(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (delivery: string | null) =>
      delivery === null
        ? call(webhooks.test, { params: { id } })
        : call(webhooks.repeat, { params: { id, delivery } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}

export const useShowSecret = (id: string) =>
  useMutation({ gcTime: 0, mutationFn: () => call(webhooks.secret, { params: { id } }) });
