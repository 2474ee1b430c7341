import type { BodyFor } from '@ploegplan/contract/endpoint';
import { scaffoldCards, scaffoldReports } from '@ploegplan/contract/scaffold-cards/endpoints';
import type { ReportDecision } from '@ploegplan/contract/scaffold-cards/schemas';
import { scaffoldHire } from '@ploegplan/contract/scaffold-hire/endpoints';
import type { NewHireEnd, NewHirePrice } from '@ploegplan/contract/scaffold-hire/schemas';
import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export const scaffoldCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['scaffolds', 'card', id],
    queryFn: ({ signal }) => call(scaffoldCards.get, { params: { id }, signal }),
  });

/** The problems that visitors reported and nobody decided about. */
export const scaffoldReportsQuery = queryOptions({
  queryKey: ['scaffolds', 'reports'],
  queryFn: ({ signal }) => call(scaffoldReports.list, { signal }),
});

export const hireQuery = queryOptions({
  queryKey: ['scaffolds', 'hire'],
  queryFn: ({ signal }) => call(scaffoldHire.list, { signal }),
});

export const hireSort = createRememberedSort('scaffoldHireSort', 'number');

/** The address in the code of a card. A page without scripts has the token in the query, which no log keeps. */
export const getCardAddress = (token: string): string => `${location.origin}/steiger?k=${token}`;

/** Creates and changes scaffolds of a file, all or none. */
export const importScaffolds = (body: BodyFor<typeof scaffolds.importRows>) =>
  call(scaffolds.importRows, { body });

/** A change of what belongs to scaffolds, after which it is read again. */
function useScaffoldChange<Given = void>(
  change: (given: Given) => Promise<unknown>,
  { done, failure }: { done: string; failure: string },
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => notify.success(done),
    onError: (error) => notify.error(`${failure} ${explainError(error)}`),
    onSettled: () => cache.invalidateQueries({ queryKey: ['scaffolds'] }),
  });
}

export const useMakeCard = (id: string) =>
  useScaffoldChange(() => call(scaffoldCards.create, { params: { id } }), {
    done: 'Kaart gemaakt',
    failure: 'Kaart maken mislukt.',
  });

export const useRevokeCard = (id: string) =>
  useScaffoldChange(() => call(scaffoldCards.remove, { params: { id } }), {
    done: 'Kaart ingetrokken',
    failure: 'Intrekken mislukt.',
  });

export const useDecideReport = () =>
  useScaffoldChange(
    ({ id, decision }: ReportDecision & { id: string }) =>
      call(scaffoldReports.decide, { params: { id }, body: { decision } }),
    { done: 'Melding afgehandeld', failure: 'Afhandelen mislukt.' },
  );

export const useWithdrawHireEnd = (id: string) =>
  useScaffoldChange(() => call(scaffoldHire.withdraw, { params: { id } }), {
    done: 'Afmelding ingetrokken',
    failure: 'Intrekken mislukt.',
  });

/** Records that notice of the end of hire was given; a form shows why it is refused. */
export function useEndHire(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewHireEnd) => call(scaffoldHire.end, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['scaffolds'] }),
  });
}

/** Sets the price of hire at a project. */
export function useSetPrice(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewHirePrice) =>
      call(scaffoldHire.setPrice, { params: { id: projectId }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['scaffolds'] }),
  });
}
