import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { DataExport, DataExports, NewDataExport } from './schemas.ts';

export const dataExports = {
  list: endpoint('GET', '/data-exports', {
    access: 'admin',
    summary: 'The exports of the last days, the newest first',
    response: DataExports,
  }),
  create: endpoint('POST', '/data-exports', {
    access: 'admin',
    recentAuth: true,
    summary:
      'Begin an export of all data of the company or of one employee; one that is being made is returned instead',
    body: NewDataExport,
    response: DataExport,
    errors: ['not-found'],
  }),
  download: endpoint('GET', '/data-exports/:id/file', {
    access: 'admin',
    summary: 'The archive of a ready export',
    params: idParams,
    binary: true,
    errors: ['not-found'],
  }),
};
