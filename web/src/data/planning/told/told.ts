import { told } from '@ploegplan/contract/told/endpoints';
import type { ToldRange } from '@ploegplan/contract/told/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';

const KEY = 'told';

/** Who saw what was told of a range of days, and what of it is to be told. */
export const toldQuery = (range: ToldRange) =>
  queryOptions({
    queryKey: [KEY, range.from, range.to],
    queryFn: ({ signal }) => call(told.overview, { query: range, signal }),
  });

/** What an employee was told of a range of days. */
export const toldHistoryQuery = (id: string, range: ToldRange) =>
  queryOptions({
    queryKey: [KEY, 'history', id, range.from, range.to],
    queryFn: ({ signal }) => call(told.history, { params: { id }, query: range, signal }),
  });

/** '3 wijzigingen' */
export const formatChangeCount = (count: number): string =>
  formatQuantity(count, 'wijziging', 'wijzigingen');

export function useTell() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: [KEY],
    mutationFn: (range: ToldRange) => call(told.tell, { body: range }),
    onSuccess: ({ count }) => notify.success(`${formatChangeCount(count)} doorgegeven`),
    onError: (error) => notify.error('Doorgeven mislukt', explainError(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useRemind() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: [KEY],
    mutationFn: (range: ToldRange) => call(told.remind, { body: range }),
    onSuccess: ({ count }) => {
      if (count === 0) notify.info('Iedereen is vandaag al herinnerd');
      else notify.success(`${formatQuantity(count, 'werknemer', 'mensen')} herinnerd`);
    },
    onError: (error) => notify.error('Herinneren mislukt', explainError(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: [KEY] }),
  });
}
