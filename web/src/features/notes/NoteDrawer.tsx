import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { noteData, noteHistoryQuery } from '../../data/records/notes.ts';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Signs } from './Signs.tsx';
import { useNoteFields } from './useNoteFields.tsx';

/** A note with what it is about and how it came to be, beside a list or page. */
export function NoteDrawer(props: RecordDetailsProps<Note>) {
  const fields = useNoteFields();
  const { data: changes = [] } = useQuery(noteHistoryQuery(props.id));
  return (
    <RecordDetails
      {...props}
      data={noteData}
      fields={fields}
      deletedText="Ja"
      remains="Je kunt de notitie daarna terugzetten."
      body={(note) => (
        <div className="flex flex-col gap-3 mb-4">
          <RichText html={note.text} />
          <p className="flex gap-2 items-center">
            <Signs {...note} />
            <ByWhom by={note.createdBy} at={note.createdAt} />
          </p>
        </div>
      )}
      after={() => (
        <div style={{ marginTop: '1.5rem' }}>
          <RecordHistory changes={changes} fields={fields} />
        </div>
      )}
    />
  );
}
