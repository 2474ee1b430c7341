import { listPlaces, type ShownPlace } from '@ploegplan/contract/values/places';
import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import { formatLocation } from '../../../../lib/values/location.ts';
import { formatNumber, formatQuantity } from '../../../../lib/values/numbers.ts';

/** '7,75 uur' */
export const formatHoursLabel = (hours: number): string => `${formatNumber(hours)} uur`;

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

const findWork = ({ projectId, clientId }: Planned, { projects, clients }: Names) => {
  const project = projects.get(projectId ?? '');
  return { project, client: clients.get(project?.client ?? clientId ?? '') };
};

/** Describes an item and its place, as kept and as read: the place falls back to the project's, then the client's. */
export function describeItem(
  item: Planned,
  names: Names,
): { title: string; clientName: string; location: string; place: string } {
  const { project, client } = findWork(item, names);
  const location = item.location || project?.location || client?.location || '';
  return {
    title: project?.title ?? client?.name ?? '',
    clientName: client?.name ?? '',
    location,
    place: formatLocation(location),
  };
}

/** '1 item', '3 items' */
export const countText = (count: number): string => formatQuantity(count, 'item', 'items');

/** Formats the title of some items together: 'Nieuwbouw Bos', 'Nieuwbouw Bos (3 dagen)', '4 items'. */
export function formatItemsTitle(
  items: readonly (Planned & { date: string })[],
  names: Names,
): string {
  const [title = '', ...others] = new Set(items.map((item) => describeItem(item, names).title));
  if (others.length > 0 || title === '') return countText(items.length);
  const days = new Set(items.map(({ date }) => date)).size;
  if (days < items.length) return `${title} (${countText(items.length)})`;
  return days === 1 ? title : `${title} (${days} dagen)`;
}

/** Lists the places of an item: the description and the address. */
export function listItemPlaces(item: Planned, names: Names): ShownPlace[] {
  const { project, client } = findWork(item, names);
  return listPlaces({
    location: item.location,
    projectLocation: project?.location ?? '',
    clientLocation: client?.location ?? '',
  });
}
