import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import type { DataExport } from '@ploegplan/contract/data-exports/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

/** The exports of the last days, the newest first. Live updates show the progress. */
export const dataExportsQuery = queryOptions({
  queryKey: ['data-exports'],
  queryFn: ({ signal }) => call(dataExports.list, { signal }),
  refetchOnMount: 'always',
});

/** Begins an export of all data, or of that of one employee. */
export function useStartDataExport(onStarted: () => void = () => undefined) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (employeeId: string | null) =>
      call(dataExports.create, { body: { ...(employeeId !== null && { employeeId }) } }),
    onSuccess: (started: DataExport) => {
      cache.setQueryData(
        dataExportsQuery.queryKey,
        (known) => known && [started, ...known.filter(({ id }) => id !== started.id)],
      );
      onStarted();
    },
    onError: (error) => notify.error(`Niet begonnen. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries(dataExportsQuery),
  });
}
