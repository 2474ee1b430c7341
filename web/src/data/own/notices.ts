import { translate } from '@ploegplan/contract/languages/translate';
import { notices } from '@ploegplan/contract/notices/endpoints';
import type { OwnNotices, OwnNoticesChange } from '@ploegplan/contract/notices/schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../lib/device/push.ts';
import { notify } from '../../lib/notify.ts';
import { remember } from '../../lib/remembered/remembered.ts';
import { isPushOn } from './push-remembered.ts';

export const ownNoticesQuery = queryOptions({
  queryKey: ['notices', 'own'],
  queryFn: ({ signal }) => call(notices.own, { signal }),
});

const put = (cache: QueryClient, own: OwnNotices) =>
  cache.setQueryData(ownNoticesQuery.queryKey, own);

/** Changes how the own notices arrive; shown at once, and taken back when it fails. */
export function useChooseNotices() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'own notices' },
    mutationFn: (choice: Partial<Pick<OwnNoticesChange, 'firstWay' | 'kindsOff'>>) => {
      const { firstWay, kindsOff, version } = cache.getQueryData(ownNoticesQuery.queryKey) ?? usual;
      return call(notices.changeOwn, { body: { firstWay, kindsOff, version, ...choice } });
    },
    onMutate: async (choice) => {
      await cache.cancelQueries({ queryKey: ownNoticesQuery.queryKey });
      cache.setQueryData(ownNoticesQuery.queryKey, (own) => own && { ...own, ...choice });
    },
    onSuccess: (own) => put(cache, own),
    onError: (error) => {
      notify.error(translate('Opslaan mislukt.'), explainError(error));
      void cache.invalidateQueries({ queryKey: ownNoticesQuery.queryKey });
    },
  });
}

const usual: OwnNoticesChange = { firstWay: 'push', kindsOff: [], version: 0 };

/** Subscribes this browser. The permission is given. */
export async function subscribe(cache: QueryClient, pushKey: string): Promise<void> {
  const body = await subscribeToPush(pushKey);
  put(cache, await call(notices.subscribe, { body }));
  remember(isPushOn, true);
}

/** Asks for the permission, and switches push messages on in this browser. */
export function useSubscribe() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ pushKey }: OwnNotices) => {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      await subscribe(cache, pushKey);
      return true;
    },
    onSuccess: (isOn) => {
      if (isOn) notify.success(translate('Meldingen staan aan'));
      else notify.info(translate('Meldingen staan nog uit'));
    },
    onError: (error) =>
      notify.error(
        translate('Opslaan mislukt.'),
        error instanceof DOMException
          ? translate('Deze browser kan geen meldingen ontvangen.')
          : explainError(error),
      ),
  });
}

/** Switches push messages off in this browser. */
export function useUnsubscribe() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(notices.unsubscribe),
    onSuccess: async (own) => {
      remember(isPushOn, false);
      put(cache, own);
      await unsubscribeFromPush().catch(() => undefined);
    },
    onError: (error) => notify.error(translate('Opslaan mislukt.'), explainError(error)),
  });
}

export function useTestPush() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(notices.test),
    onSuccess: ({ result }) => {
      if (result === 'sent') {
        notify.success(
          translate('Proefmelding verstuurd'),
          translate('Zie je hem niet? Kijk of meldingen mogen, en of Niet storen uit staat.'),
        );
      } else if (result === 'failed') {
        notify.error(translate('De proefmelding is niet aangenomen. Probeer het straks nog eens.'));
      } else {
        notify.error(translate('Meldingen zijn hier gestopt. Zet ze opnieuw aan.'));
        void cache.invalidateQueries({ queryKey: ownNoticesQuery.queryKey });
      }
    },
    onError: (error) => notify.error(translate('Versturen mislukt.'), explainError(error)),
  });
}
