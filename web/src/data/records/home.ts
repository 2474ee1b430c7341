import { home } from '@ploegplan/contract/home/endpoints';
import type { Home } from '@ploegplan/contract/home/schemas';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

/** The overview of a day; after midnight the previous one stays until the new one is loaded. */
export const homeQuery = (day: string) =>
  queryOptions({
    queryKey: ['home', day],
    queryFn: ({ signal }) => call(home.show, { signal }),
    placeholderData: keepPreviousData,
    // The data are always refetched, so that recent changes show.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** A company without people has nothing else to show. */
export const hasOnlyStart = ({ start }: Home) => start !== null && !start.people;

/** Leaves the steps of the start out of the overview, for the whole company; the message takes that back. */
export function useDismissStart() {
  const cache = useQueryClient();
  const change = async (isDismissed: boolean) => {
    await call(home.changeStart, { body: { isDismissed } });
    await cache.invalidateQueries({ queryKey: ['home'] });
  };
  const showAgain = () => change(false).catch((error) => notify.error(explainError(error)));
  return useMutation({
    mutationFn: () => change(true),
    onSuccess: () =>
      notify.success('Stappen weggehaald', 'Aan de slag', {
        action: { label: 'Ongedaan maken', run: () => void showAgain() },
      }),
    onError: (error) => notify.error(explainError(error)),
  });
}
