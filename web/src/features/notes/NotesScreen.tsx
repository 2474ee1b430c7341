import { Button } from '@mantine/core';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noteData, noteSubjects, notesSort } from '../../data/records/notes.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { toOneLine } from '../../lib/values/rich-text.ts';
import { FilterMenu } from '../../ui/bar/FilterMenu.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { useAboutTexts } from './about.tsx';
import { createSections, everyNote, filterTexts, notesFilter, passes } from './filter.ts';
import { NoteDrawer } from './NoteDrawer.tsx';
import { Signs } from './Signs.tsx';
import { useNoteFields } from './useNoteFields.tsx';

const NoteForm = createLazyPart(() => import('./NoteForm.tsx'));

interface Props {
  /** The note that a link leads to, and how to take it from the address. */
  wish: { id: string; onShown: () => Promise<void> } | undefined;
}

/** All notes of the office. */
export function NotesScreen({ wish }: Props) {
  const { terms } = useTenant();
  const query = useQuery(noteData.list);
  const [filter, setFilter] = useRemembered(notesFilter);
  const { columns, isReady, describeSubjects } = useNoteColumns();
  const { data: all } = query;
  const rows = useMemo(
    () => (isReady ? all?.filter((note) => passes(filter, note)) : undefined),
    [all, filter, isReady],
  );
  const texts = filterTexts(filter, terms.project);
  return (
    <RecordScreen
      title="Notities"
      name="notes"
      nouns={['notitie', 'notities']}
      columns={columns}
      rows={rows}
      query={query}
      sort={notesSort}
      wish={wish}
      card={(note) => (
        <CardText name={note.title} details={[toOneLine(note.text)]}>
          <NoteFoot note={note} about={describeSubjects(note)} />
        </CardText>
      )}
      filter={{
        text: texts.join(' · '),
        button: (
          <FilterMenu
            sections={createSections(filter, setFilter, terms.project)}
            texts={texts}
            onClear={() => setFilter(everyNote)}
          />
        ),
        empty: all && all.length > 0 && (
          <EmptyState
            icon={<IconNotes size={32} stroke={1.5} aria-hidden />}
            title={texts.length > 0 ? `Niets gevonden met ‘${texts.join(', ')}’` : 'Geen notities'}
          >
            {texts.length > 0 && (
              <Button variant="default" onClick={() => setFilter(everyNote)}>
                Alle notities tonen
              </Button>
            )}
          </EmptyState>
        ),
      }}
      empty={{
        Icon: IconNotes,
        title: 'Nog geen notities',
        text: 'Wat je wilt onthouden of doorgeven, schrijf je hier op.',
        addLabel: 'Notitie toevoegen',
      }}
      Details={NoteDrawer}
      Form={NoteForm}
    />
  );
}

/** Shows the subject of a note, cut where it is long, and when it was written. */
const NoteFoot = ({ note, about }: { note: Note; about: readonly string[] }) => (
  <span className="flex min-w-0">
    <span className="truncate">
      <Signs {...note} />
      {about.join(' · ')}
    </span>
    <span style={{ flex: 'none', whiteSpace: 'pre' }}>
      {about.length > 0 && ' · '}
      {formatMoment(note.createdAt)}
    </span>
  </span>
);

/** The columns of the fields, and what a note is about, when and by whom it was written. */
function useNoteColumns() {
  const fields = useNoteFields();
  const formatText = useAboutTexts();
  const describeSubjects = useMemo(
    () => (note: Note) => {
      // The text of a planning item names its project too.
      const subjects = noteSubjects.filter(
        (subject) =>
          subject !== 'project' || !formatText || formatText(note, subject) !== note.planningTitle,
      );
      return subjects.map((subject) => formatText?.(note, subject) ?? '').filter(Boolean);
    },
    [formatText],
  );
  const columns = useMemo((): Columns<Note> => {
    const [title, ...others] = createColumns(fields);
    return [
      title,
      ...others,
      {
        key: 'about',
        label: 'Gaat over',
        width: 14,
        value: (note) => describeSubjects(note).join(' · '),
      },
      {
        key: 'date',
        label: 'Geschreven',
        width: 8,
        kind: 'moment',
        value: ({ createdAt }) => createdAt,
        // Pinned notes come before others when the newest are first.
        order: ({ isPinned, createdAt }) => `${isPinned ? 1 : 0}${createdAt}`,
      },
      { key: 'by', label: 'Door', width: 8, value: ({ createdBy }) => createdBy },
    ];
  }, [fields, describeSubjects]);
  return { columns, describeSubjects, isReady: formatText !== undefined };
}
