import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { capitalise } from '../../lib/values/first-letter.ts';
import { compareAscending } from './image-days.ts';

/** Images that stand under one heading. */
export interface ImageGroup {
  key: string;
  /** For a client the project of the images, which following groups share; else ''. */
  project: string;
  title: string;
  images: ImageInfo[];
}

interface Context {
  owner: { type: ImageInfo['metadata']['entityType']; id: string };
  /** The planning item whose images are those of this day. */
  dayId?: string | undefined;
  getProjectName: (id: string) => string;
}

/** The order of the parts: the owner's own images first, then those without a day, then the days. */
const parts = { own: 0, undated: 1, day: 2 } as const;

interface Place {
  part: keyof typeof parts;
  key: string;
  project: string;
  title: string;
  date: string;
}

function locateImage(image: ImageInfo, { owner, dayId, getProjectName }: Context): Place {
  const { entityType, entityId } = image.metadata;
  const date = image.planningDate ?? '';
  const projectId = owner.type === 'client' && image.projectId ? image.projectId : '';
  const place = { key: entityId, date, project: projectId && getProjectName(projectId) };
  if (entityId === dayId)
    return { ...place, part: 'own', title: `Deze dag, ${formatLongDay(date)}` };
  if (!dayId && entityId === owner.id) return { ...place, part: 'own', title: 'Algemeen' };
  if (entityType === 'project') return { ...place, part: 'undated', title: '' };
  if (entityType === 'planningrange') {
    const title = owner.type === 'planningrange' ? 'Alle dagen' : 'Voor meer dagen';
    return { ...place, part: 'undated', title };
  }
  const title = capitalise(formatLongDay(date));
  return { ...place, part: 'day', key: `${date} ${projectId}`, title };
}

/**
 * The images under headings: those of the owner itself first, then those for several days, then by day. The days of a range,
 * and those beside a planning item, come in their order, those of a project or client with the newest first. A client has
 * them by project, the one with the newest day first.
 */
export function groupImages(images: readonly ImageInfo[], context: Context): ImageGroup[] {
  const isOfDays = context.owner.type === 'planningrange' || context.owner.type === 'planningitem';
  const direction = isOfDays ? 1 : -1;
  const groups = new Map<string, { place: Place; images: ImageInfo[] }>();
  const newest = new Map<string, string>();
  for (const image of images) {
    const place = locateImage(image, context);
    const group = groups.get(place.key) ?? { place, images: [] };
    group.images.push(image);
    groups.set(place.key, group);
    const { project, date } = place;
    if (date >= (newest.get(project) ?? '')) newest.set(project, date);
  }
  const byProject = (a: string, b: string) =>
    compareAscending(newest.get(b) ?? '', newest.get(a) ?? '') || compareAscending(a, b);
  return [...groups.values()]
    .toSorted(
      ({ place: a }, { place: b }) =>
        Number(b.part === 'own') - Number(a.part === 'own') ||
        byProject(a.project, b.project) ||
        parts[a.part] - parts[b.part] ||
        direction * compareAscending(a.date, b.date) ||
        compareAscending(a.title, b.title),
    )
    .map(({ place: { key, project, title }, images: own }) => ({
      key,
      project,
      title,
      images: own.toSorted((a, b) => compareAscending(a.uploadDate, b.uploadDate)),
    }));
}
