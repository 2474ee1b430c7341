import { translate } from '@ploegplan/contract/languages/translate';
import {
  IconAddressBook,
  IconBeach,
  IconBook,
  IconBuildingCommunity,
  IconCalendarOff,
  IconCalendarPlus,
  IconCloudSnow,
  IconDownload,
  IconFileText,
  IconHistory,
  IconHourglassEmpty,
  IconKey,
  IconLogout,
  IconNote,
  IconPlug,
  IconPrinter,
  IconScale,
  IconTool,
  IconUserPlus,
  IconWebhook,
} from '@tabler/icons-react';
import type { SearchEntry } from '../../../features/search/entries.ts';
import type { MenuEntry, MenuItem, MenuTenant } from '../menu/menu-items.ts';

/** The subjects that are added in a drawer over any screen. */
export const addedSubjects = ['projects', 'clients', 'employees', 'materials', 'notes'] as const;
export type Adds = (typeof addedSubjects)[number];

const createScreenEntry = (
  { label, to, search, hue, Icon }: MenuItem,
  group?: string,
): SearchEntry => ({
  id: ['screen', to, search?.status].filter(Boolean).join(':'),
  group: translate('Schermen'),
  label,
  detail: group === label ? undefined : group,
  Icon,
  to,
  ...(search && { search }),
  ...(hue !== undefined && { hue }),
});

/** The screens of the office that are not in the menu. */
export const listFurtherScreens = ({ hiddenParts }: MenuTenant): SearchEntry[] => [
  ...(hiddenParts.includes('hours')
    ? []
    : [
        {
          ...createScreenEntry({
            label: 'Mandagenregister',
            to: '/hoursmanagement',
            Icon: IconFileText,
          }),
          id: 'screen:mandagenregister',
          detail: 'Register van dagen',
          search: { per: 'projects' },
        },
      ]),
  ...(hiddenParts.includes('weather')
    ? []
    : [createScreenEntry({ label: 'Weer', to: '/weather', Icon: IconCloudSnow })]),
  createScreenEntry({ label: 'Bedrijfssluitingen', to: '/closures', Icon: IconCalendarOff }),
  createScreenEntry({ label: 'Wettelijke grenzen', to: '/settings/limits', Icon: IconScale }),
  createScreenEntry({ label: 'Koppelingen', to: '/settings/connections', Icon: IconPlug }),
  createScreenEntry({ label: 'API-sleutels', to: '/settings/keys', Icon: IconKey }),
  createScreenEntry({ label: 'Helpartikelen', to: '/settings/help', Icon: IconBook }),
  createScreenEntry({ label: 'Logboek', to: '/settings/logboek', Icon: IconHistory }),
  createScreenEntry({ label: 'Gegevens downloaden', to: '/settings/export', Icon: IconDownload }),
  createScreenEntry({
    label: 'Bewaartermijnen',
    to: '/settings/retention',
    Icon: IconHourglassEmpty,
  }),
  createScreenEntry({ label: 'Webhooks', to: '/settings/webhooks', Icon: IconWebhook }),
];

/** The entries of the menu, each once, with the group in which they stand. */
export function listScreens(entries: readonly MenuEntry[]): SearchEntry[] {
  const screens = entries.flatMap((entry) => {
    if ('install' in entry) return [];
    return 'items' in entry
      ? entry.items.map((item) => createScreenEntry(item, entry.label))
      : createScreenEntry(entry);
  });
  return [...new Map(screens.map((screen) => [screen.id, screen])).values()];
}

interface Actions {
  isOffice: boolean;
  tenant: MenuTenant;
  /** True when the current screen can be printed. */
  canPrint: boolean;
  onAdd: (subject: Adds) => void;
  onLogout: () => void;
}

/** Lists the actions of a role that are possible from any screen. */
export function listActions(context: Actions): SearchEntry[] {
  const { isOffice, tenant, canPrint, onAdd, onLogout } = context;
  const action = (label: string, Icon: SearchEntry['Icon'], onChoose: () => void): SearchEntry => ({
    id: `action:${label}`,
    group: translate('Acties'),
    label,
    Icon,
    onChoose,
  });
  /** The form belongs to this screen. */
  const addAt = (to: string, label: string, Icon: SearchEntry['Icon']): SearchEntry => ({
    id: `action:${label}`,
    group: translate('Acties'),
    label,
    Icon,
    to,
    search: { nieuw: true },
  });
  const ofOffice = [
    addAt('/planning', 'Inplannen', IconCalendarPlus),
    action(`${tenant.terms.project} toevoegen`, IconBuildingCommunity, () => onAdd('projects')),
    addAt('/employeeabsences', 'Verlof toevoegen', IconBeach),
    action('Klant toevoegen', IconAddressBook, () => onAdd('clients')),
    action('Werknemer toevoegen', IconUserPlus, () => onAdd('employees')),
    ...(tenant.hiddenParts.includes('materials')
      ? []
      : [action('Materiaal toevoegen', IconTool, () => onAdd('materials'))]),
    action('Notitie toevoegen', IconNote, () => onAdd('notes')),
  ];
  return [
    ...(isOffice ? ofOffice : []),
    ...(canPrint ? [action(translate('Afdrukken'), IconPrinter, () => window.print())] : []),
    action(translate('Uitloggen'), IconLogout, onLogout),
  ];
}
