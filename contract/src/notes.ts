import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { NewNote, Note, NoteUpdate } from './notes.schemas.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { RecordHistory } from './work.schemas.ts';

export const notes = {
  ...recordEndpoints('/notes', 'note', { row: Note, added: NewNote, updated: NoteUpdate }),
  history: endpoint('GET', '/notes/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a note, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
};
