import { translate } from '@ploegplan/contract/languages/translate';
import {
  ownCalendar,
  planningLinks,
  publicPlanning,
} from '@ploegplan/contract/planning-links/endpoints';
import type { NewPlanningLink, PlanningLink } from '@ploegplan/contract/planning-links/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, getUrl } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

export const planningLinksQuery = queryOptions({
  queryKey: ['planning-links', 'list'],
  queryFn: ({ signal }) => call(planningLinks.list, { signal }),
  refetchOnWindowFocus: 'always',
});

export const ownCalendarQuery = queryOptions({
  queryKey: ['account', 'calendar'],
  queryFn: ({ signal }) => call(ownCalendar.get, { signal }),
});

/** The address of a link. That of a page has its token behind the #, which browsers send to no server. */
export const getLinkAddress = (kind: PlanningLink['kind'], token: string): string =>
  `${location.origin}${
    kind === 'page'
      ? `/planninglink#${token}`
      : getUrl(publicPlanning.calendar, { query: { token } })
  }`;

export type LinkToMake = { link: NewPlanningLink } | { again: PlanningLink };

/** Makes a link, or one that exists anew; gives its address, which is known only now. */
export function useMakeLink() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (wish: LinkToMake) => {
      const isNew = 'link' in wish;
      const { kind, name } = isNew ? wish.link : wish.again;
      const { token } = isNew
        ? await call(planningLinks.create, { body: wish.link })
        : await call(planningLinks.renew, { params: { id: wish.again.id } });
      return { kind, name, address: getLinkAddress(kind, token) };
    },
    onError: (error) => notify.error(`Link maken mislukt. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningLinksQuery.queryKey }),
    // A token must not stay in memory longer than it is on the screen.
    gcTime: 0,
  });
}

export function useRevokeLink() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PlanningLink) => call(planningLinks.remove, { params: { id } }),
    onSuccess: (_, { id, name }) => {
      cache.setQueryData(planningLinksQuery.queryKey, (list) =>
        list?.filter((candidate) => candidate.id !== id),
      );
      notify.success('Link ingetrokken', name);
    },
    onError: (error) => notify.error(`Intrekken mislukt. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningLinksQuery.queryKey }),
  });
}

/** Makes the calendar of the own planning, in the place of the one before; gives its address. */
export function useMakeOwnCalendar() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => getLinkAddress('calendar', (await call(ownCalendar.create)).token),
    onError: (error) =>
      notify.error(`${translate('Agendalink maken mislukt.')} ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries({ queryKey: ownCalendarQuery.queryKey }),
    gcTime: 0,
  });
}

export function useRevokeOwnCalendar() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(ownCalendar.remove),
    onSuccess: () => {
      cache.setQueryData(ownCalendarQuery.queryKey, null);
      notify.success(translate('Agendalink ingetrokken'));
    },
    onError: (error) => notify.error(`${translate('Intrekken mislukt.')} ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries({ queryKey: ownCalendarQuery.queryKey }),
  });
}
