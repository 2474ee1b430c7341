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
      'Tik rechtsboven op de drie puntjes.',
      "Kies 'App installeren' of 'Toevoegen aan startscherm'.",
      "Tik op 'Installeren'.",
    ],
  },
  apple: {
    title: 'iPhone of iPad (Safari)',
    Icon: IconBrandApple,
    steps: [
      "Tik op 'Deel': het vierkant met de pijl omhoog.",
      "Kies 'Zet op beginscherm'.",
      "Tik op 'Voeg toe'.",
    ],
  },
  desktop: {
    title: 'Computer (Chrome of Edge)',
    Icon: IconDeviceDesktop,
    steps: [
      'Klik rechts in de adresbalk op het teken om te installeren.',
      "Staat het er niet? Open het menu met de drie puntjes. Kies in Chrome 'Casten, opslaan en delen' en 'Pagina installeren als app', in Edge 'Apps' en 'Deze site installeren als een app'.",
      "Klik op 'Installeren'.",
    ],
  },
} as const satisfies Record<Platform, object>;

/** Install instructions per kind of device; this device's first and expanded. */
export function InstallSteps({ platform }: { platform: Platform }) {
  const others = (['android', 'apple', 'desktop'] as const).filter((it) => it !== platform);
  return (
    <>
      <p className="mb-3 text-quiet">
        Dan open je de app vanaf je beginscherm, en begint hij ook zonder verbinding.
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
