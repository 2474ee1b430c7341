import { crew, dayReports } from '@ploegplan/contract/crew/endpoints';
import { listCrewDays } from '../../platform/crew-days.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { findReport, listReports, saveReport } from './reports.ts';
import { readCrewSheet, recordCrew } from './sheet.ts';

export const createCrewRoutes = () => [
  createTxRoute(crew.sheet, { access: 'foreman' }, (tx, { query, session }) =>
    readCrewSheet(tx, session, query.date),
  ),
  createTxRoute(crew.record, { access: 'foreman' }, (tx, { body, session }) =>
    recordCrew(tx, session, body),
  ),
  createTxRoute(crew.list, { access: 'admin' }, (tx, { query }) => listCrewDays(tx, query)),
  createTxRoute(dayReports.get, { access: 'foreman' }, (tx, { params, query, session }) =>
    findReport(tx, session, { projectId: params.id, date: query.date }),
  ),
  createTxRoute(dayReports.save, { access: 'foreman' }, (tx, { params, body, session }) =>
    saveReport(tx, session, params.id, body),
  ),
  createTxRoute(dayReports.list, { access: 'admin' }, (tx, { params }) =>
    listReports(tx, params.id),
  ),
];
