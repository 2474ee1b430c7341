import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';
import {
  type Icon,
  IconClock,
  IconClockExclamation,
  IconNotes,
  IconTimeline,
} from '@tabler/icons-react';

/** A placeholder screen, and what the user can do instead. */
export interface Coming {
  title: string;
  Icon: Icon;
  /** What will be here. */
  heading: string;
  /** What one can do now. */
  text: string;
  link: { to: string; label: string };
}

type Terms = TenantProfile['terms'];

const toPlanning = { to: '/planning', label: 'Naar de planning' };

/** The placeholder screens, in the tenant's terms. */
const comingScreens = {
  hours: () => ({
    title: 'Urenbeheer',
    Icon: IconClock,
    heading: 'Hier komen de uren van iedereen',
    text: 'Of iemand uren heeft geschreven, zie je nu in de planning.',
    link: toPlanning,
  }),
  ownMissingHours: () => ({
    title: 'Ontbrekende uren',
    Icon: IconClockExclamation,
    heading: 'Hier komen de dagen waarop je uren ontbreken',
    text: 'In je planning staan die dagen nu bij Eerder. Daar vul je de uren ook in.',
    link: { to: '/employeeplanning', label: 'Naar je planning' },
  }),
  missingHours: () => ({
    title: 'Ontbrekende uren',
    Icon: IconClockExclamation,
    heading: 'Hier komen de dagen waarop uren ontbreken',
    text: 'Of iemand uren heeft geschreven, zie je nu in de planning.',
    link: toPlanning,
  }),
  timeline: ({ projects }) => ({
    title: 'Tijdslijn',
    Icon: IconTimeline,
    heading: `Hier komen je ${projects.toLowerCase()} op een tijdslijn`,
    text: 'Per week zie je ze nu in de planning.',
    link: toPlanning,
  }),
  notes: () => ({
    title: 'Notities',
    Icon: IconNotes,
    heading: 'Hier komen je notities',
    text: 'Wat bij een dag hoort, schrijf je nu in de planning zelf.',
    link: toPlanning,
  }),
} satisfies Record<string, (terms: Terms) => Coming>;

export type ComingName = keyof typeof comingScreens;

export const comingOf = (name: ComingName, terms: Terms): Coming => comingScreens[name](terms);
