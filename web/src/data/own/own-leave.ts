import { translate } from '@ploegplan/contract/languages/translate';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type { NewIllness, NewLeaveRequest } from '@ploegplan/contract/leave/schemas';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { combineQueries } from '../../lib/api/cache/combine-queries.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatDayRange, formatShortDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import type { Refusal } from '../../lib/outbox/entry.ts';
import { toError } from '../../lib/outbox/refusals.ts';
import { useShownEntries } from '../../lib/outbox/state.ts';
import { keptNames } from './kept-names.ts';
import { useDeliverOne } from './useDeliverOne.ts';

/** The own leave in a year. */
export const ownLeaveQuery = (year: number) =>
  queryOptions({
    queryKey: ['own-leave', year],
    queryFn: ({ signal }) => call(leave.own, { query: { year: `${year}` }, signal }),
    meta: { kept: { name: keptNames.leave(year) } },
  });

/** The kinds of leave that may be requested. */
export const ownKindsQuery = queryOptions({
  queryKey: ['own-leave', 'kinds'],
  queryFn: ({ signal }) => call(leave.ownKinds, { signal }),
  meta: { kept: { name: keptNames.kindsOfLeave } },
});

/** Reads the data for a request, with the error of a missing part. */
export function useOwnLeave(year: number) {
  const card = useQuery(ownLeaveQuery(year));
  const kinds = useQuery(ownKindsQuery);
  const missing = [card, kinds].filter(({ data }) => data === undefined);
  return { card: card.data, kinds: kinds.data, ...combineQueries(...missing) };
}

/** A request in the outbox, as far as it is shown. */
export interface WaitingRequest
  extends Pick<NewLeaveRequest, 'firstDay' | 'lastDay' | 'hoursPerDay'> {
  id: string;
  kind: { name: string; hue: number } | undefined;
  isRefused: boolean;
}

/** Requests that wait for a connection, or that the server refused, besides those that it is known to have. */
export function useWaitingRequests(known: readonly { id: string }[]): WaitingRequest[] {
  const { data: kinds = [] } = useQuery(ownKindsQuery);
  const shown = useShownEntries(({ kind }) => kind === 'leave');
  return shown
    .map((entry) => ({ ...(entry.body as NewLeaveRequest), isRefused: entry.refusal !== null }))
    .filter(({ id }) => known.every((request) => request.id !== id))
    .map(({ id, kindId, firstDay, lastDay, hoursPerDay, isRefused }) => {
      const kind = kinds.find((candidate) => candidate.id === kindId);
      return { id, kind, firstDay, lastDay, hoursPerDay, isRefused };
    });
}

const loadOutbox = () => import('./outbox.ts');

/** A server that does not answer in this time is not waited for. */
const TIMEOUT_MS = 8_000;

/**
 * Asks the server at once, whose rejections belong at the fields of the form; when it cannot be reached the request waits in the
 * outbox. Its id is made by the form, so that the server has it once.
 */
async function requestLeave(cache: QueryClient, body: NewLeaveRequest) {
  const { firstDay, lastDay } = body;
  try {
    await call(leave.request, { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { firstDay, lastDay, isKept: false };
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  const { deliver } = await loadOutbox();
  const write = {
    kind: 'leave',
    lane: 'leave',
    body,
    what: body.note || translate('Aanvraag'),
    about: translate('Verlof {days}', { days: formatDayRange(firstDay, lastDay) }),
  };
  const refusals: Refusal[] = [];
  const isAnswered = await deliver(cache, [write], {
    onRefused: (_, refusal) => refusals.push(refusal),
  });
  const [refusal] = refusals;
  if (refusal) throw toError(refusal);
  return { firstDay, lastDay, isKept: !isAnswered };
}

export function useRequestLeave() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own-leave'],
    mutationFn: (body: NewLeaveRequest) => requestLeave(cache, body),
    onSuccess: ({ firstDay, lastDay, isKept }) => {
      const days = formatDayRange(firstDay, lastDay);
      if (!isKept) return notify.success(translate('Verlof aangevraagd'), days);
      notify.info(
        translate('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'),
        days,
      );
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-leave'] }),
  });
}

/** Tells the office that the user is ill. */
export function useReportOwnIllness() {
  const cache = useQueryClient();
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['own-leave'],
    mutationFn: (body: NewIllness) => {
      const about = translate('Ziek vanaf {day}', { day: formatShortDay(body.firstDay) });
      const write = {
        kind: 'illness',
        lane: 'illness',
        body,
        what: translate('Ziekmelding'),
        about,
      };
      return deliver(write, { saved: translate('Ziek gemeld bij kantoor'), field: 'firstDay' });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-leave'] }),
  });
}

export function useWithdrawRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own-leave'],
    mutationFn: (id: string) => call(leave.withdraw, { params: { id } }),
    onSuccess: ({ firstDay, lastDay }) =>
      notify.success(translate('Aanvraag ingetrokken'), formatDayRange(firstDay, lastDay)),
    onError: (error) => notify.error(translate('Intrekken mislukt'), explainError(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-leave'] }),
  });
}
