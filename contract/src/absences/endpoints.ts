import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { dateRange, idParams } from '../fields.ts';
import { limits } from '../limits.ts';
import { Absence, AbsenceUpdate, NewAbsence } from './schemas.ts';

export const absences = withScope('leave', {
  list: endpoint('GET', '/absences', {
    access: 'admin',
    summary: 'The absences that overlap a range of days',
    query: dateRange(limits.absenceDays),
    response: z.array(Absence),
  }),
  create: endpoint('POST', '/absences', {
    access: 'admin',
    summary:
      'Record absences, all or none, such as bad weather of a crew; a repeated id is the same absence',
    body: z.strictObject({
      absences: z.array(NewAbsence).check(z.minLength(1), z.maxLength(limits.absencesAtOnce)),
    }),
    response: z.array(Absence),
    errors: ['not-found', 'absence-overlap'],
  }),
  update: endpoint('PUT', '/absences/:id', {
    access: 'admin',
    summary: 'Change an absence',
    params: idParams,
    body: AbsenceUpdate,
    response: Absence,
    errors: ['not-found', 'stale-version', 'absence-overlap', 'leave-stands'],
  }),
  remove: endpoint('DELETE', '/absences/:id', {
    access: 'admin',
    summary: 'Delete an absence; its hours return to the balance',
    params: idParams,
    errors: ['not-found', 'leave-stands'],
  }),
});
