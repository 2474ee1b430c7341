import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { uploadErrors } from '../images/endpoints.ts';
import { UploadFields } from '../images/schemas.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory } from '../work/schemas.ts';
import {
  DueScaffold,
  MarkedScaffolds,
  NewScaffold,
  NewScaffoldEvent,
  NewStorm,
  OwnScaffold,
  OwnScaffoldEvent,
  Scaffold,
  ScaffoldEvent,
  ScaffoldUpdate,
} from './schemas.ts';

const records = recordEndpoints('/scaffolds', 'scaffold', {
  row: Scaffold,
  added: NewScaffold,
  updated: ScaffoldUpdate,
});

const eventErrors = [
  'not-found',
  'not-qualified',
  'scaffold-state',
  'scaffold-not-inspected',
] as const;

export const scaffolds = {
  ...records,
  create: { ...records.create, errors: ['name-taken'] },
  update: { ...records.update, errors: ['not-found', 'stale-version', 'name-taken'] },
  restore: { ...records.restore, errors: ['not-found', 'name-taken'] },
  due: endpoint('GET', '/scaffolds/due', {
    access: 'admin',
    summary: 'The scaffolds whose inspection is due or overdue, the first one first',
    response: z.array(DueScaffold),
  }),
  storm: endpoint('POST', '/scaffolds/storm', {
    access: 'admin',
    summary: 'Close scaffolds off after a storm, or mark them for inspection; all or none',
    body: NewStorm,
    response: MarkedScaffolds,
    errors: ['not-found'],
  }),
  events: endpoint('GET', '/scaffolds/:id/events', {
    access: 'admin',
    summary: 'What happened with a scaffold, the newest first',
    params: idParams,
    response: z.array(ScaffoldEvent),
    errors: ['not-found'],
  }),
  record: endpoint('POST', '/scaffolds/:id/events', {
    access: 'admin',
    summary: 'Record an inspection, a change of state or another event of a scaffold',
    params: idParams,
    body: NewScaffoldEvent,
    response: Scaffold,
    errors: [...eventErrors],
  }),
  history: endpoint('GET', '/scaffolds/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a scaffold, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
} as const;

export const ownScaffolds = {
  record: endpoint('POST', '/employee-planning/scaffolds/:id/events', {
    access: 'employee',
    summary: 'Record an event of a scaffold of the project on which one works that day',
    params: idParams,
    body: OwnScaffoldEvent,
    response: OwnScaffold,
    errors: [...eventErrors],
  }),
  addPhotos: endpoint('POST', '/employee-planning/scaffold-events/:id/images', {
    access: 'employee',
    summary: 'Add photos to an own event of a scaffold',
    params: idParams,
    body: UploadFields,
    bodyKind: 'multipart',
    errors: ['not-found', ...uploadErrors],
  }),
};
