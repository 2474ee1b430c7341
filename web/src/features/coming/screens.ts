import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';
import { type Icon, IconTimeline } from '@tabler/icons-react';

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
  timeline: ({ projects }) => ({
    title: 'Tijdslijn',
    Icon: IconTimeline,
    heading: `Hier komen je ${projects.toLowerCase()} op een tijdslijn`,
    text: 'Per week zie je ze nu in de planning.',
    link: toPlanning,
  }),
} satisfies Record<string, (terms: Terms) => Coming>;

export type ComingName = keyof typeof comingScreens;

export const comingOf = (name: ComingName, terms: Terms): Coming => comingScreens[name](terms);
