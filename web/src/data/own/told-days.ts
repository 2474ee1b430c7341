import { getCurrentTime, getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { told } from '@ploegplan/contract/told/endpoints';
import type { NewReceipt, OwnToldDay } from '@ploegplan/contract/told/schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import type { Entry } from '../../lib/outbox/entry.ts';
import { keptNames } from './kept-names.ts';
import { findRemovedItems, getCurrentSeenItems, markGoneSeen, markItemSeen } from './seen-items.ts';
import { useDeliverOne } from './useDeliverOne.ts';

/** What the office told last of each own day from today on. */
export const ownToldQuery = queryOptions({
  queryKey: ['own-told'],
  queryFn: ({ signal }) => call(told.own, { signal }),
  meta: { kept: { name: keptNames.told } },
});

const KIND = 'receipt';

type DayKey = Pick<OwnToldDay, 'publicationId' | 'date'>;

const isAbout =
  (days: readonly DayKey[]) =>
  ({ publicationId, date }: DayKey): boolean =>
    days.some((day) => day.publicationId === publicationId && day.date === date);

const withAnswer = (
  days: readonly OwnToldDay[],
  { days: answered, answer }: Pick<NewReceipt, 'days' | 'answer'>,
): OwnToldDay[] =>
  days.map((day) =>
    isAbout(answered)(day) && (answer !== 'shown' || day.answer === null)
      ? { ...day, answer }
      : day,
  );

/** The days as they will be when the answers that wait are sent. */
export const withWaitingReceipts = (
  days: readonly OwnToldDay[],
  entries: readonly Pick<Entry, 'kind' | 'body' | 'refusal'>[],
): OwnToldDay[] =>
  entries
    .filter(({ kind, refusal }) => kind === KIND && !refusal)
    .reduce((shown, { body }) => withAnswer(shown, body as NewReceipt), [...days]);

const createReceipt = (days: readonly DayKey[], answer: NewReceipt['answer'], reason = '') => ({
  id: uuidv7(),
  days: days.map(({ publicationId, date }) => ({ publicationId, date })),
  answer,
  reason,
  at: getCurrentTime().toISOString(),
});

const showReceipt = (cache: QueryClient, receipt: NewReceipt) =>
  cache.setQueryData(ownToldQuery.queryKey, (days) => days && withAnswer(days, receipt));

/** Days that come on the screen together are told together. */
const TOGETHER_MS = 200;

/** Tells the office that a day was on the screen; without a connection it is so again later. */
export function useTellShown() {
  const cache = useQueryClient();
  const shown = useRef<DayKey[]>([]);
  return useCallback(
    (day: DayKey): void => {
      shown.current.push(day);
      if (shown.current.length > 1) return;
      setTimeout(() => {
        const receipt = createReceipt(shown.current.splice(0), 'shown');
        call(told.answer, { body: receipt }).then(
          () => showReceipt(cache, receipt),
          () => undefined,
        );
      }, TOGETHER_MS);
    },
    [cache],
  );
}

interface Answer {
  days: readonly OwnToldDay[];
  answer: 'seen' | 'cannot';
  reason?: string;
}

/** Answers what was told by the outbox; throws what the server rejects. */
export function useAnswerTold() {
  const cache = useQueryClient();
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['own-told'],
    mutationFn: ({ days, answer, reason }: Answer) => {
      const receipt = createReceipt(days, answer, reason);
      showReceipt(cache, receipt);
      const write = {
        kind: KIND,
        lane: 'receipts',
        body: receipt,
        what:
          answer === 'seen'
            ? translate('Gezien')
            : translate('Kan niet: {reason}', { reason: reason ?? '' }),
        about: translate('Planning van {days}', {
          days: days.map(({ date }) => formatShortDay(date)).join(', '),
        }),
      };
      const saved =
        answer === 'seen'
          ? translate('Kantoor weet dat je het gezien hebt')
          : translate('Doorgegeven aan kantoor');
      return deliver(write, { saved, field: 'reason' });
    },
    onError: (error, { answer }) => {
      if (answer === 'seen') notify.error(translate('Doorgeven mislukt'), explainError(error));
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-told'] }),
  });
}

/** What changed of these days is marked no longer, since its user says that he has seen them. */
export function markDaysSeen(
  items: readonly EmployeePlanningItem[],
  days: readonly DayKey[],
): void {
  const isOfDays = (item: { date: string }) => days.some(({ date }) => date === item.date);
  for (const item of items.filter(isOfDays)) markItemSeen(item);
  for (const { id } of findRemovedItems(getCurrentSeenItems(), items, getToday()).filter(isOfDays))
    markGoneSeen(id);
}
