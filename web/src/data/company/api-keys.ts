import { apiKeys } from '@ploegplan/contract/api-keys/endpoints';
import type { ApiKey, NewApiKey } from '@ploegplan/contract/api-keys/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call(apiKeys.list, { signal }),
  refetchOnWindowFocus: 'always',
});

/** Makes a key and gives it, which is known only now. */
export function useMakeKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewApiKey) => ({
      name: body.name,
      ...(await call(apiKeys.create, { body })),
    }),
    onError: (error) => notify.error(`Sleutel maken mislukt. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries(apiKeysQuery),
    // A key must not stay in memory longer than it is on the screen.
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ApiKey) => call(apiKeys.remove, { params: { id } }),
    onSuccess: (_, { name }) => notify.success('Sleutel ingetrokken', name),
    onError: (error) => notify.error(`Intrekken mislukt. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries(apiKeysQuery),
  });
}
