import { placesOf, type ShownPlace } from '@ploegplan/contract/rules/places';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { shownPlace } from '../../../lib/values/location.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';

/** '7,75 uur' */
export const hoursLabel = (hours: number): string => `${formatNumber(hours)} uur`;

interface Titled {
  title: string;
  location: string;
  client: string | null;
  hue: number;
}

interface Named {
  name: string;
  location: string;
}

/** Lookup tables for the names of an item, by id. */
export interface Names {
  projects: ReadonlyMap<string, Titled>;
  clients: ReadonlyMap<string, Named>;
}

type Planned = Pick<PlannedItem, 'projectId' | 'clientId' | 'location'>;

const workOf = ({ projectId, clientId }: Planned, { projects, clients }: Names) => {
  const project = projects.get(projectId ?? '');
  return { project, client: clients.get(project?.client ?? clientId ?? '') };
};

/** What an item is called and where it is, as kept and as read: the place falls back to the project's, then the client's. */
export function describeItem(
  item: Planned,
  names: Names,
): { title: string; clientName: string; location: string; place: string } {
  const { project, client } = workOf(item, names);
  const location = item.location || project?.location || client?.location || '';
  return {
    title: project?.title ?? client?.name ?? '',
    clientName: client?.name ?? '',
    location,
    place: shownPlace(location),
  };
}

/** Where the work of an item is: what describes it, and the address. */
export function placesOfItem(item: Planned, names: Names): ShownPlace[] {
  const { project, client } = workOf(item, names);
  return placesOf({
    location: item.location,
    projectLocation: project?.location ?? '',
    clientLocation: client?.location ?? '',
  });
}
