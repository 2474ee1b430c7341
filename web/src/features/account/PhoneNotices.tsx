import { Button } from '@mantine/core';
import type { OwnNotices } from '@ploegplan/contract/notices/schemas';
import { useSyncExternalStore } from 'react';
import { useSubscribe, useTestPush, useUnsubscribe } from '../../data/own/notices.ts';
import { getPlatform, type Platform } from '../../lib/device/install.ts';
import { detectPush, type PushSupport } from '../../lib/device/push.ts';
import { Section } from './Section.tsx';

/** What to do where the browser was told to show no messages. */
const waysBack: Record<Platform, string> = {
  android:
    'Houd het pictogram van de app ingedrukt en kies App-info, Meldingen. In de browser: tik links van het adres en sta meldingen toe.',
  apple: 'Ga naar Instellingen, Meldingen, en sta ze voor deze app toe.',
  desktop: 'Klik links van het adres, en sta meldingen toe.',
};

const hindrances: Record<Exclude<PushSupport, 'available'>, (platform: Platform) => string> = {
  denied: (platform) => `Meldingen zijn hier geweigerd. ${waysBack[platform]}`,
  'not-installed': () =>
    "Op een iPhone of iPad komen meldingen alleen in de app, vanaf iOS 16.4. Tik in Safari op 'Deel' en 'Zet op beginscherm', en open Ploegplan van daar.",
  outdated: () => 'Meldingen komen vanaf iOS 16.4. Werk je iPhone of iPad bij.',
  unsupported: () => 'Deze browser kan geen meldingen ontvangen.',
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
  const here = platform === 'desktop' ? 'dit apparaat' : 'deze telefoon';
  const isOn = support === 'available' && own.isSubscribed;
  return (
    <Section title={`Meldingen op ${here}`}>
      {support !== 'available' && <p>{hindrances[support](platform)}</p>}
      {support === 'available' && (
        <>
          <p>
            {isOn
              ? `Meldingen staan aan op ${here}.`
              : 'Je ziet het meteen als er iets verandert, ook als Ploegplan dicht is.'}
          </p>
          <div className="flex flex-wrap gap-2 phone-flex-col">
            {isOn ? (
              <>
                <Button
                  variant="default"
                  loading={testing.isPending}
                  onClick={() => testing.mutate()}
                >
                  Stuur een proefmelding
                </Button>
                <Button
                  variant="default"
                  loading={unsubscribing.isPending}
                  onClick={() => unsubscribing.mutate()}
                >
                  Uitzetten
                </Button>
              </>
            ) : (
              <Button loading={subscribing.isPending} onClick={() => subscribing.mutate(own)}>
                Meldingen aanzetten
              </Button>
            )}
          </div>
        </>
      )}
    </Section>
  );
}
