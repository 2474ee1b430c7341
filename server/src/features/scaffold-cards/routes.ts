import { scaffoldCards, scaffoldReports } from '@ploegplan/contract/scaffold-cards/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { findCard, lockScaffold, makeCard, revokeCard } from '../../platform/scaffolds/cards.ts';
import { decideReport, listOpenReports } from './reports.ts';

/** @param key signs the ids of cards */
export const createScaffoldCardRoutes = (key: Buffer) => [
  createTxRoute(scaffoldCards.get, { access: 'admin' }, async (tx, { params }) =>
    findCard(tx, key, params.id),
  ),
  createTxRoute(scaffoldCards.create, { access: 'admin' }, (tx, { params }) =>
    makeCard(tx, key, params.id),
  ),
  createTxRoute(scaffoldCards.remove, { access: 'admin' }, async (tx, { params }) => {
    await lockScaffold(tx, params.id);
    await revokeCard(tx, params.id);
  }),
  createTxRoute(scaffoldReports.list, { access: 'admin' }, (tx) => listOpenReports(tx)),
  createTxRoute(scaffoldReports.decide, { access: 'admin' }, (tx, { session, params, body }) =>
    decideReport(tx, session, params.id, body),
  ),
];
