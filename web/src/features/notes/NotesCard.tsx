import { Button } from '@mantine/core';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { listNotesAbout, noteData } from '../../data/records/notes.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import type { OwnedNotesProps } from '../../ui/facts/OwnedNotes.tsx';
import { Card, CardFoot, EmptyText } from '../../ui/page/Card.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';
import { NoteDrawer } from './NoteDrawer.tsx';
import classes from './notes.module.css';
import { Signs } from './Signs.tsx';

const NoteForm = createLazyPart(() => import('./NoteForm.tsx'));

/** The number of rows that are shown at first. */
const FIRST = 4;

/** The notes about something, with the drawers to see, add and change one. Default export for lazy loading. */
export default function NotesCard({ about, also, name = '', isReadOnly = false }: OwnedNotesProps) {
  const query = useQuery(noteData.list);
  const details = useDrawerSubject<string>(`note ${name}`);
  const form = useDrawerSubject<{ id: string; row: Note | null }>(`note form ${name}`);
  const notes = listNotesAbout(query.data ?? [], about);
  const add = () => form.show({ id: uuidv7(), row: null });
  const addButton = !isReadOnly && (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={add}
    >
      Notitie toevoegen
    </Button>
  );
  return (
    <>
      <Card
        title={notes.length > 0 ? `Notities (${notes.length})` : 'Notities'}
        isEarly={notes.length > 0}
      >
        {query.error && !query.data && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.data && notes.length === 0 && (
          <EmptyText action={addButton}>Nog geen notities hierover.</EmptyText>
        )}
        <FirstRows items={notes} first={FIRST}>
          {(note) => <NoteRow key={note.id} note={note} onOpen={() => details.show(note.id)} />}
        </FirstRows>
        {notes.length > 0 && addButton && <CardFoot>{addButton}</CardFoot>}
      </Card>
      {details.drawer && (
        <NoteDrawer
          key={`details ${details.drawer.opening}`}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
          onChange={(row) => void closeDrawersFirst(() => form.show({ id: row.id, row }))}
        />
      )}
      {form.drawer && (
        <NoteForm
          key={`form ${form.drawer.opening}`}
          {...form.drawer.subject}
          given={{ [about.subject]: about.id, ...also }}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </>
  );
}

const NoteRow = ({ note, onOpen }: { note: Note; onOpen: () => void }) => (
  <li className={`${rows.row} relative`}>
    <button
      type="button"
      className="flex-1 min-w-0 border-0 p-0 bg-none text-inherit font-inherit font-semibold text-left cursor-pointer wrap-anywhere phone-basis-full cover"
      onClick={onOpen}
    >
      {note.title} <Signs {...note} />
    </button>
    <ByWhom by={note.createdBy} at={note.createdAt} />
    {note.text && (
      <div className={classes.excerpt}>
        <RichText html={note.text} />
      </div>
    )}
  </li>
);
