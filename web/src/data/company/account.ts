import { account } from '@ploegplan/contract/account/endpoints';
import type { Language } from '@ploegplan/contract/languages/languages';
import { translate } from '@ploegplan/contract/languages/translate';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { deviceLanguage, isOtherLanguageStored } from '../../lib/language/remembered.ts';
import { notify } from '../../lib/notify.ts';
import { remember } from '../../lib/remembered/remembered.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { useSignOutLocally } from '../../lib/session/useSignOutLocally.ts';
import { keptNames } from '../own/kept-names.ts';

export const accountKeys = {
  own: ['account', 'own'] as const,
  sessions: ['account', 'sessions'] as const,
};

export const accountQuery = queryOptions({
  queryKey: accountKeys.own,
  queryFn: ({ signal }) => call(account.get, { signal }),
  meta: { kept: { name: keptNames.account } },
});

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => call(account.sessions, { signal }),
  refetchOnWindowFocus: 'always',
});

interface EmailChange {
  email: string;
  currentPassword: string;
  version: number;
}

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChange) => call(account.update, { body }),
    onSuccess: (own) => {
      cache.setQueryData(accountQuery.queryKey, own);
      notify.success(translate('E-mailadres gewijzigd'));
    },
  });
}

/** Stores the own language, and loads the page again where it is in another one. */
export function useChooseLanguage() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) => call(account.chooseLanguage, { body: { language } }),
    onSuccess: (_, language) => {
      cache.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, language });
      remember(deviceLanguage, language);
      if (isOtherLanguageStored()) location.reload();
    },
    onError: (error) =>
      notify.error(translate('Taal kiezen mislukt. {reason}', { reason: explainError(error) })),
  });
}

/** Signs out on another device; optimistically, with a roll-back when it fails. */
export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(account.endSession, { params: { id } }),
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey: accountKeys.sessions });
      const before = cache.getQueryData(sessionsQuery.queryKey);
      cache.setQueryData(sessionsQuery.queryKey, (list) =>
        list?.filter((candidate) => candidate.id !== id),
      );
      return before;
    },
    onSuccess: () => notify.success(translate('Uitgelogd op dat apparaat')),
    onError: (error, _id, before) => {
      cache.setQueryData(sessionsQuery.queryKey, before);
      notify.error(`${translate('Uitloggen mislukt.')} ${explainError(error)}`);
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
}

/** Signs out everywhere, here too. */
export function useEndSessions() {
  const leave = useSignOutLocally();
  return useMutation({
    mutationFn: () => call(account.endSessions),
    onSuccess: leave,
    onError: (error) => notify.error(`${translate('Uitloggen mislukt.')} ${explainError(error)}`),
  });
}
