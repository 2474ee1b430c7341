import { notes } from '@ploegplan/contract/notes/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
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
  createTxRoute(notes.list, { access: 'admin' }, (tx, { query }) => listNotes(tx, query)),
  createTxRoute(notes.get, { access: 'admin' }, (tx, { params }) => getNote(tx, params.id)),
  createTxRoute(notes.create, { access: 'admin' }, (tx, { body }) => createNote(tx, body)),
  createTxRoute(notes.update, { access: 'admin' }, (tx, { params, body }) =>
    changeNote(tx, params.id, body),
  ),
  createTxRoute(notes.remove, { access: 'admin' }, (tx, { params }) => removeNote(tx, params.id)),
  createTxRoute(notes.restore, { access: 'admin' }, (tx, { params }) => restoreNote(tx, params.id)),
  createTxRoute(notes.history, { access: 'admin' }, (tx, { params }) => noteHistory(tx, params.id)),
];
