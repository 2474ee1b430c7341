import { formatShortDay } from '../../lib/dates/dates.ts';
import type { OwnedNotesProps } from '../../ui/facts/OwnedNotes.tsx';

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
