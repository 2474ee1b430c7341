import type { Note } from '@ploegplan/contract/notes/schemas';
import { useState } from 'react';
import { noteData } from '../../data/records/notes.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { useNoteFields } from './useNoteFields.tsx';
import { usePlanningOptions } from './usePlanningOptions.ts';

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
