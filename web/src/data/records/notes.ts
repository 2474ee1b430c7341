import { limits } from '@ploegplan/contract/limits';
import { notes } from '@ploegplan/contract/notes/endpoints';
import type { NewNote, Note, NoteUpdate } from '@ploegplan/contract/notes/schemas';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type NoteValues = Omit<NoteUpdate, 'version'>;

/** The specification names none: as of documents, and the newest first. */
export const notesSort = createRememberedSort('notesSort', 'date', true);

/** Page by page, because the notes come with their texts. */
async function readAll({ signal }: { signal: AbortSignal }): Promise<Note[]> {
  // Notes are kept by id, because one may move to a later page meanwhile.
  const read = new Map<string, Note>();
  let after: string | undefined;
  for (;;) {
    const query = { includingdeleted: 'true' as const, ...(after && { after }) };
    const page = await call(notes.list, { query, signal });
    for (const note of page) read.set(note.id, note);
    after = page.at(-1)?.id;
    if (page.length < limits.notePage) return [...read.values()];
  }
}

export const noteData = recordData({
  subject: 'notes',
  nouns: () => ({ one: 'Notitie', many: 'Notities' }),
  named: 'title',
  list: readAll,
  create: (id, values: Omit<z.input<typeof NewNote>, 'id'>) =>
    call(notes.create, { body: { id, ...values } }),
  update: ({ id, version }, values: NoteValues) =>
    call(notes.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(notes.remove, { params: { id } }),
  restore: (id) => call(notes.restore, { params: { id } }),
});

export const noteHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'history', id],
    queryFn: ({ signal }) => call(notes.history, { params: { id }, signal }),
  });

export const noteSubjects = ['project', 'client', 'employee', 'planningItem'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes about something that are not deleted: pinned ones first, then the newest. */
export const listNotesAbout = (
  all: readonly Note[],
  { subject, id }: { subject: NoteSubject; id: string },
): Note[] =>
  all
    .filter((note) => note[subject] === id && !note.deleted)
    .sort(
      (a, b) => Number(b.isPinned) - Number(a.isPinned) || b.createdAt.localeCompare(a.createdAt),
    );
