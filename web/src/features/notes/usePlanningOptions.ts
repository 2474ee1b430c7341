import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectWorkQuery } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import type { Option } from '../../ui/form/fields.ts';
import { formatPlanning } from './about.tsx';

interface NoteTarget {
  project: string | null;
  /** The planning item that the note is about already. */
  linked: string | null;
  row: Note | null;
  /** The label of the item, for a new note. */
  label: string | null;
}

/** The planning items to choose from: the one that the note is about, and the coming and last ones of its project. */
export function usePlanningOptions({ project, linked, row, label }: NoteTarget): readonly Option[] {
  const { data } = useQuery({ ...projectWorkQuery(project ?? ''), enabled: project !== null });
  return useMemo(() => {
    const own = linked !== null && {
      value: linked,
      label: row ? formatPlanning(row) : (label ?? 'Deze planning'),
    };
    const ofProject = project === null || !data ? [] : [...data.upcoming, ...data.past];
    const others = ofProject
      .filter(({ id }) => id !== linked)
      .map(({ id, date, description }) => ({
        value: id,
        label: formatShortDay(date),
        detail: description,
      }));
    return [...(own ? [own] : []), ...others];
  }, [project, linked, row, label, data]);
}
