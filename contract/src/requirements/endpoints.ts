import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, plainDate } from '../fields.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { OfficeGatePerson } from './gate-schemas.ts';
import { NewRequirement, PartialRequirementUpdate, Requirement } from './schemas.ts';

export const requirements = recordEndpoints('/requirements', 'requirement', {
  row: Requirement,
  added: NewRequirement,
  updated: PartialRequirementUpdate,
});

export const gateList = {
  get: endpoint('GET', '/projects/:id/gate-list', {
    access: 'admin',
    summary:
      'Who comes to a project on a day, with certificates and whether an identity document was seen',
    params: idParams,
    query: z.strictObject({ date: plainDate }),
    response: z.array(OfficeGatePerson),
    errors: ['not-found'],
  }),
};
