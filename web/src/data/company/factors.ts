import { factors } from '@ploegplan/contract/factors/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: ({ signal }) => call(factors.list, { signal }),
});

/** A change of the own factors, after which they are read again. */
export function useFactorChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void cache.invalidateQueries({ queryKey: factorsQuery.queryKey }),
  });
}
