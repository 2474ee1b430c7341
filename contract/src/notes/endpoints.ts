import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idParams, queryFlag } from '../fields.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory } from '../work/schemas.ts';
import { NewNote, Note, NoteUpdate } from './schemas.ts';

export const notes = {
  ...recordEndpoints('/notes', 'note', { row: Note, added: NewNote, updated: NoteUpdate }),
  list: endpoint('GET', '/notes', {
    access: 'admin',
    summary: 'All notes by title, five hundred at a time',
    query: z.strictObject({
      includingdeleted: z._default(queryFlag, false),
      /** The last note of the answer before. */
      after: z.optional(id),
    }),
    response: z.array(Note),
  }),
  history: endpoint('GET', '/notes/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a note, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
};
