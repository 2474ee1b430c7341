import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { noteData, noteHistoryQuery } from '../../data/records/notes.ts';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './notes.module.css';
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
        <div className={classes.body}>
          <RichText html={note.text} />
          <p className={classes.by}>
            <Signs {...note} />
            <ByWhom by={note.createdBy} at={note.createdAt} />
          </p>
        </div>
      )}
      after={() => (
        <div className={classes.history}>
          <RecordHistory changes={changes} fields={fields} />
        </div>
      )}
    />
  );
}
