import { formatShortDay } from '../../lib/dates/dates.ts';
import type { DocumentOwner } from '../../ui/documents/OwnedDocuments.tsx';
import type { OwnedNotesProps } from '../../ui/facts/OwnedNotes.tsx';
import type { OwnedImagesProps } from '../../ui/images/OwnedImages.tsx';

interface Item {
  id: string;
  date: string;
  rangeId: string | null;
}

/** Returns an item's image owner: its range, with the item as the day of it, or the item itself. */
export const getImagesProps = ({
  id,
  date,
  rangeId,
}: Item): Pick<OwnedImagesProps, 'owner' | 'day'> =>
  rangeId === null
    ? { owner: { type: 'planningitem', id } }
    : { owner: { type: 'planningrange', id: rangeId }, day: { id, date } };

interface Worked {
  id: string;
  projectId: string | null;
  clientId: string | null;
}

interface Names {
  projects: ReadonlyMap<string, { client: string | null }>;
}

/** Returns the owner of the documents shown with an item: its own, and those of its project and client. */
export const getDocumentOwner = (
  { id, projectId, clientId }: Worked,
  { projects }: Names,
): DocumentOwner => ({
  type: 'planningitem',
  id,
  projectId,
  clientId: projects.get(projectId ?? '')?.client ?? clientId,
});

interface Item {
  id: string;
  date: string;
  projectId: string | null;
  clientId: string | null;
}

/** The notes about an item; one that is added is about its project or client too. */
export const getNotesProps = (
  { id, date, projectId, clientId }: Item,
  title: string,
): Pick<OwnedNotesProps, 'about' | 'also'> => ({
  about: { subject: 'planningItem', id },
  also: {
    project: projectId,
    client: clientId,
    planningLabel: [formatShortDay(date), title].filter(Boolean).join(' · '),
  },
});
