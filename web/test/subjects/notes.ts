import { notes } from '@ploegplan/contract/notes/endpoints';
import { Note } from '@ploegplan/contract/notes/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { page } from 'vitest/browser';
import { Rejected, type TestApi } from '../api.ts';
import { ann, planningApi } from './planning.ts';

export const form = page.getByRole('dialog', { name: /^Notitie (toevoegen|wijzigen)$/ });
export const text = form.getByRole('textbox', { name: 'Tekst' });

const written = { createdBy: 'Kantoor', createdAt: '2026-01-12T08:00:00.000Z' };

export const makeNote = (values: Partial<Note>): Note =>
  sample(Note, { title: 'Sleutel', ...written, ...values });

/** Makes a test API store changes of these notes. */
export function withNotes(api: TestApi, ...rows: Note[]) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const put = (id: string, values: Partial<Note>) => {
    const before = stored.get(id);
    const row = { ...(before ?? makeNote({ id })), ...values, version: (before?.version ?? 0) + 1 };
    stored.set(id, row);
    return row;
  };
  api.answer(notes.list, () => [...stored.values()]);
  api.answer(notes.history, [
    {
      at: '2026-01-13T08:00:00.000Z',
      by: ann.name,
      action: 'changed',
      fields: [
        { field: 'text', from: '<p>Bij <strong>buren</strong></p>', to: '<p>In de keet</p>' },
      ],
    },
  ]);
  api.answer(notes.create, ({ body: { id = '', ...values } }) => put(id, values as Partial<Note>));
  api.answer(notes.update, ({ params, body: { version, ...values } }) => {
    const current = stored.get(params.id);
    if (current?.version !== version) {
      throw new Rejected(409, 'stale-version', { current, changedBy: ann.name });
    }
    return put(params.id, values);
  });
  api.answer(notes.remove, ({ params }) => void put(params.id, { deleted: true }));
  api.answer(notes.restore, ({ params }) => put(params.id, { deleted: false }));
  return { api, put };
}

/** A test API of planning that stores changes of these notes. */
export const notesApi = (...rows: Note[]) => withNotes(planningApi(), ...rows);
