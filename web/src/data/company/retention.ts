import { retention } from '@ploegplan/contract/retention/endpoints';
import type { ExpiredData } from '@ploegplan/contract/retention/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Reads data of former employees that must or may be removed. A day more can add to it, so it is read at each visit. */
export const expiredQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(retention.list, { signal }),
  refetchOnMount: 'always',
});

export function useRemoveExpired() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (chosen: readonly ExpiredData[]) =>
      call(retention.remove, {
        body: { expired: chosen.map(({ employeeId, kind }) => ({ employeeId, kind })) },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['retention'] }),
  });
}
