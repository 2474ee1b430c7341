import * as z from 'zod/mini';
import { Absence } from '../absences/schemas.ts';
import { endpoint, withScope } from '../endpoint.ts';
import { idParams, plainDate } from '../fields.ts';
import { importEndpoint, recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory } from '../work/schemas.ts';
import {
  Employee,
  EmployeePatch,
  EmployeeUpdate,
  EmployeeWorkSummary,
  NewEmployee,
  PartialEmployeeUpdate,
  PlannedForEmployee,
} from './schemas.ts';

export const employees = withScope('employees', {
  ...recordEndpoints('/employees', 'employee', {
    row: Employee,
    added: NewEmployee,
    updated: PartialEmployeeUpdate,
  }),
  change: endpoint('PATCH', '/employees/:id', {
    access: 'admin',
    summary: 'Change some fields of an employee; absent ones are unchanged, null clears',
    params: idParams,
    body: EmployeePatch,
    response: Employee,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/employees/:id', {
    access: 'admin',
    summary: 'Take an employee out of service after a last day; without one, at once',
    params: idParams,
    query: z.strictObject({ last_day: z.optional(plainDate) }),
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/employees/:id/restore', {
    access: 'admin',
    summary:
      'Take an employee back into service, without a last day; one who was removed at once, with the last day from before',
    params: idParams,
    response: Employee,
    errors: ['not-found'],
  }),
  work: endpoint('GET', '/employees/:id/work', {
    access: 'admin',
    summary:
      'The planning of an employee from this week, and planned and recorded hours by week since twelve weeks ago',
    params: idParams,
    response: EmployeeWorkSummary,
    errors: ['not-found'],
  }),
  plannedAfter: endpoint('GET', '/employees/:id/planned-after', {
    access: 'admin',
    summary:
      'What is planned for an employee after a day, or until another one, and not recorded on, and so can be taken or given away',
    params: idParams,
    query: z.strictObject({ day: plainDate, until: z.optional(plainDate) }),
    response: z.array(PlannedForEmployee),
    errors: ['not-found'],
  }),
  absences: endpoint('GET', '/employees/:id/absences', {
    access: 'admin',
    scope: 'leave',
    summary: 'The absences of an employee from a year ago until a year ahead, by the first day',
    params: idParams,
    response: z.array(Absence),
    errors: ['not-found'],
  }),
  importRows: importEndpoint('/employees', 'employee', {
    added: NewEmployee,
    updated: EmployeeUpdate,
  }),
  history: endpoint('GET', '/employees/:id/history', {
    access: 'admin',
    summary: 'Who changed what of an employee, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
});
