import { notes } from '@ploegplan/contract/notes/endpoints';
import { txRoute } from '../../platform/http/route.ts';
import {
  changeNote,
  createNote,
  getNote,
  listNotes,
  noteHistory,
  removeNote,
  restoreNote,
} from './service.ts';

export const noteRoutes = [
  txRoute(notes.list, { access: 'admin' }, (tx, { query }) => listNotes(tx, query)),
  txRoute(notes.get, { access: 'admin' }, (tx, { params }) => getNote(tx, params.id)),
  txRoute(notes.create, { access: 'admin' }, (tx, { body }) => createNote(tx, body)),
  txRoute(notes.update, { access: 'admin' }, (tx, { params, body }) =>
    changeNote(tx, params.id, body),
  ),
  txRoute(notes.remove, { access: 'admin' }, (tx, { params }) => removeNote(tx, params.id)),
  txRoute(notes.restore, { access: 'admin' }, (tx, { params }) => restoreNote(tx, params.id)),
  txRoute(notes.history, { access: 'admin' }, (tx, { params }) => noteHistory(tx, params.id)),
];
