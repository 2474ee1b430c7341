import { translate } from '@ploegplan/contract/languages/translate';
import {
  IconBrandAndroid,
  IconBrandApple,
  IconChevronDown,
  IconDeviceDesktop,
} from '@tabler/icons-react';
import type { Platform } from '../../lib/device/install.ts';

const ways = {
  android: {
    title: 'Android (Chrome)',
    Icon: IconBrandAndroid,
    steps: [
      translate('Tik rechtsboven op de drie puntjes.'),
      translate("Kies 'App installeren' of 'Toevoegen aan startscherm'."),
      translate("Tik op 'Installeren'."),
    ],
  },
  apple: {
    title: translate('iPhone of iPad (Safari)'),
    Icon: IconBrandApple,
    steps: [
      translate("Tik op 'Deel': het vierkant met de pijl omhoog."),
      translate("Kies 'Zet op beginscherm'."),
      translate("Tik op 'Voeg toe'."),
    ],
  },
  desktop: {
    title: translate('Computer (Chrome of Edge)'),
    Icon: IconDeviceDesktop,
    steps: [
      translate('Klik rechts in de adresbalk op het teken om te installeren.'),
      translate(
        "Staat het er niet? Open het menu met de drie puntjes. Kies in Chrome 'Casten, opslaan en delen' en 'Pagina installeren als app', in Edge 'Apps' en 'Deze site installeren als een app'.",
      ),
      translate("Klik op 'Installeren'."),
    ],
  },
} as const satisfies Record<Platform, object>;

/** Install instructions per kind of device; this device's first and expanded. */
export function InstallSteps({ platform }: { platform: Platform }) {
  const others = (['android', 'apple', 'desktop'] as const).filter((it) => it !== platform);
  return (
    <>
      <p className="mb-3 text-quiet">
        {translate('Dan open je de app vanaf je beginscherm, en begint hij ook zonder verbinding.')}
      </p>
      {[platform, ...others].map((value) => {
        const { title, Icon, steps } = ways[value];
        return (
          <details key={value} className="border-t" open={value === platform} name="installeren">
            <summary className="flex items-center gap-3 min-h-12 rounded-md cursor-pointer font-semibold svg-quiet">
              <Icon size={20} stroke={1.5} aria-hidden />
              {title}
              <IconChevronDown size={16} stroke={1.5} aria-hidden className="chevron ml-auto" />
            </summary>
            <ol className="grid gap-2" style={{ padding: '0 0 1rem 2.5rem', listStyle: 'decimal' }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        );
      })}
    </>
  );
}
