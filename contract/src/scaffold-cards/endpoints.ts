import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { ReportDecision, ScaffoldCard, ScaffoldReport } from './schemas.ts';

export const scaffoldCards = {
  get: endpoint('GET', '/scaffolds/:id/card', {
    access: 'admin',
    summary: 'The valid card of a scaffold; null without one',
    params: idParams,
    response: z.nullable(ScaffoldCard),
    errors: ['not-found'],
  }),
  create: endpoint('POST', '/scaffolds/:id/card', {
    access: 'admin',
    summary: 'Make a card of a scaffold; the one before no longer works',
    params: idParams,
    response: ScaffoldCard,
    answersSecret: true,
    errors: ['not-found'],
  }),
  remove: endpoint('DELETE', '/scaffolds/:id/card', {
    access: 'admin',
    summary: 'Revoke the card of a scaffold, such as a lost one',
    params: idParams,
    errors: ['not-found'],
  }),
};

export const scaffoldReports = {
  list: endpoint('GET', '/scaffold-reports', {
    access: 'admin',
    summary: 'The problems that visitors reported and nobody decided about, the oldest first',
    response: z.array(ScaffoldReport),
  }),
  decide: endpoint('POST', '/scaffold-reports/:id/decision', {
    access: 'admin',
    summary: 'Accept a report, which is then an event of the scaffold, or dismiss it',
    params: idParams,
    body: ReportDecision,
    errors: ['not-found', 'already-decided', 'scaffold-state'],
  }),
};
