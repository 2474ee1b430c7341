import type { Note } from '@ploegplan/contract/notes/schemas';
import { type NoteSubject, noteSubjects } from '../../data/records/notes.ts';
import { isRecord, ofUser } from '../../lib/remembered/memory.ts';
import type { BarSection } from '../../ui/bar/actions.ts';
import { filterSections } from '../../ui/bar/filter-sections.ts';

const kinds = ['all', 'pinned', 'crew'] as const;
const subjects = ['all', ...noteSubjects, 'none'] as const;

export interface NotesFilter {
  kind: (typeof kinds)[number];
  about: (typeof subjects)[number];
}

export const everyNote: NotesFilter = { kind: 'all', about: 'all' };

const fits = (value: unknown): value is NotesFilter =>
  isRecord(value) &&
  kinds.some((kind) => kind === value.kind) &&
  subjects.some((subject) => subject === value.about) &&
  Object.keys(value).length === 2;

export const notesFilter = ofUser('notesFilter', fits, () => everyNote);

const isAbout = (note: Note, about: NotesFilter['about']): boolean => {
  if (about === 'all') return true;
  if (about === 'none') return noteSubjects.every((subject) => note[subject] === null);
  return note[about] !== null;
};

export const passes = ({ kind, about }: NotesFilter, note: Note): boolean =>
  (kind !== 'pinned' || note.isPinned) &&
  (kind !== 'crew' || note.isForCrew) &&
  isAbout(note, about);

const kindTexts: Record<NotesFilter['kind'], string> = {
  all: 'Alle notities',
  pinned: 'Vastgezet',
  crew: 'Voor de ploeg',
};

/** Lists the possible subjects of notes, in the tenant's term for a project. */
const listAboutTexts = (term: string): Record<NotesFilter['about'], string> => {
  const texts: Record<NoteSubject, string> = {
    project: term,
    planningItem: 'Planning',
    client: 'Klant',
    employee: 'Werknemer',
  };
  return { ...texts, all: 'Alles', none: 'Nergens aan gekoppeld' };
};

export const filterTexts = ({ kind, about }: NotesFilter, term: string): string[] => [
  ...(kind === 'all' ? [] : [kindTexts[kind]]),
  ...(about === 'all' ? [] : [listAboutTexts(term)[about]]),
];

export function createSections(
  filter: NotesFilter,
  onChange: (filter: NotesFilter) => void,
  term: string,
): BarSection[] {
  const section = filterSections(filter, onChange);
  const ofAbout = listAboutTexts(term);
  return [
    section(
      'Toon',
      'kind',
      kinds.map((kind) => [kind, kindTexts[kind]]),
    ),
    section(
      'Gaat over',
      'about',
      subjects.map((about) => [about, ofAbout[about]]),
    ),
  ];
}
