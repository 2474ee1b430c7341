import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { noteData } from '../../data/records/notes.ts';
import { projectWorkQuery } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import type { Option } from '../../ui/form/fields.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { formatPlanning } from './about.tsx';
import { useNoteFields } from './useNoteFields.tsx';

interface NoteTarget {
  project: string | null;
  /** The planning item that the note is about already. */
  linked: string | null;
  row: Note | null;
  /** The label of the item, for a new note. */
  label: string | null;
}

/** The planning items to choose from: the one that the note is about, and the coming and last ones of its project. */
function usePlanningOptions({ project, linked, row, label }: NoteTarget): readonly Option[] {
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

const getText = (given: RecordDrawerProps<Note>['given'], name: string): string | null => {
  const value = given?.[name];
  return typeof value === 'string' ? value : null;
};

/** Adds or changes a note. Default export for lazy loading. */
export default function NoteForm(props: RecordDrawerProps<Note>) {
  const { row, given } = props;
  const [project, setProject] = useState(row ? row.project : getText(given, 'project'));
  const [linked] = useState(() => row?.planningItem ?? getText(given, 'planningItem'));
  const items = usePlanningOptions({
    project,
    linked,
    row,
    label: getText(given, 'planningLabel'),
  });
  const fields = useNoteFields(items);
  return (
    <RecordDrawer
      {...props}
      data={noteData}
      fields={fields}
      events={() => ({
        onFieldChanged: (name, values, change) => {
          if (name !== 'project') return;
          setProject(values.project);
          // The planned day belongs to the project that was chosen before.
          if (values.planningItem !== null) change({ planningItem: null });
        },
      })}
    />
  );
}
