import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnNotices } from '@ploegplan/contract/notices/schemas';
import { useSyncExternalStore } from 'react';
import { useSubscribe, useTestPush, useUnsubscribe } from '../../data/own/notices.ts';
import { getPlatform, type Platform } from '../../lib/device/install.ts';
import { detectPush, type PushSupport } from '../../lib/device/push.ts';
import { Section } from './Section.tsx';

/** What to do where the browser was told to show no messages. */
const waysBack: Record<Platform, string> = {
  android: translate(
    'Houd het pictogram van de app ingedrukt en kies App-info, Meldingen. In de browser: tik links van het adres en sta meldingen toe.',
  ),
  apple: translate('Ga naar Instellingen, Meldingen, en sta ze voor deze app toe.'),
  desktop: translate('Klik links van het adres, en sta meldingen toe.'),
};

const hindrances: Record<Exclude<PushSupport, 'available'>, (platform: Platform) => string> = {
  denied: (platform) => `${translate('Meldingen zijn hier geweigerd.')} ${waysBack[platform]}`,
  'not-installed': () =>
    translate(
      "Op een iPhone of iPad komen meldingen alleen in de app, vanaf iOS 16.4. Tik in Safari op 'Deel' en 'Zet op beginscherm', en open Ploegplan van daar.",
    ),
  outdated: () => translate('Meldingen komen vanaf iOS 16.4. Werk je iPhone of iPad bij.'),
  unsupported: () => translate('Deze browser kan geen meldingen ontvangen.'),
};

/** The permission is often changed in the settings of the phone, from which the user comes back. */
function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Push messages in the browser of this device. */
export function PhoneNotices({ own }: { own: OwnNotices }) {
  const support = useSyncExternalStore(onReturn, detectPush);
  const platform = getPlatform();
  const subscribing = useSubscribe();
  const unsubscribing = useUnsubscribe();
  const testing = useTestPush();
  const isOn = support === 'available' && own.isSubscribed;
  return (
    <Section
      title={
        platform === 'desktop'
          ? translate('Meldingen op dit apparaat')
          : translate('Meldingen op deze telefoon')
      }
    >
      {support !== 'available' && <p>{hindrances[support](platform)}</p>}
      {support === 'available' && (
        <>
          <p>
            {isOn
              ? `${translate('Meldingen staan aan')}.`
              : translate('Je ziet het meteen als er iets verandert, ook als Ploegplan dicht is.')}
          </p>
          <div className="flex flex-wrap gap-2 phone-flex-col">
            {isOn ? (
              <>
                <Button
                  variant="default"
                  loading={testing.isPending}
                  onClick={() => testing.mutate()}
                >
                  {translate('Stuur een proefmelding')}
                </Button>
                <Button
                  variant="default"
                  loading={unsubscribing.isPending}
                  onClick={() => unsubscribing.mutate()}
                >
                  {translate('Uitzetten')}
                </Button>
              </>
            ) : (
              <Button loading={subscribing.isPending} onClick={() => subscribing.mutate(own)}>
                {translate('Meldingen aanzetten')}
              </Button>
            )}
          </div>
        </>
      )}
    </Section>
  );
}
