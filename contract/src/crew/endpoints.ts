import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, plainDate } from '../fields.ts';
import { HoursRange } from '../hours/schemas.ts';
import { DateRange } from '../planning/schemas.ts';
import {
  CrewDay,
  CrewEntries,
  CrewSheet,
  DayReport,
  NewCrewAnswer,
  NewDayReport,
} from './schemas.ts';

const onDay = z.strictObject({ date: plainDate });

export const crew = {
  sheet: endpoint('GET', '/crew', {
    access: 'foreman',
    summary:
      'The own crew and who is planned on the same works on a day, with what is entered of them',
    query: onDay,
    response: CrewSheet,
  }),
  record: endpoint('PUT', '/crew', {
    access: 'foreman',
    summary:
      'Enter the day of people, all or none; it does not count until they or the office take it over',
    body: CrewEntries,
    response: CrewSheet,
    errors: ['not-found', 'hours-approved', 'not-in-service'],
  }),
  own: endpoint('GET', '/employee-planning/crew-days', {
    access: 'employee',
    summary: 'What foremen entered of the own days in a range',
    query: DateRange,
    response: z.array(CrewDay),
  }),
  answer: endpoint('POST', '/employee-planning/crew-days/answers', {
    access: 'employee',
    summary:
      'Confirm what a foreman entered of an own day, which records it as the own hours, or object',
    body: NewCrewAnswer,
    response: CrewDay,
    errors: [
      'forbidden',
      'not-found',
      'stale-version',
      'hours-approved',
      'hours-corrected',
      'too-many-hours',
      'not-in-service',
    ],
  }),
  list: endpoint('GET', '/hours/crew-days', {
    access: 'admin',
    summary: 'What foremen entered of the days of all employees in a range',
    query: HoursRange,
    response: z.array(CrewDay),
  }),
};

export const dayReports = {
  get: endpoint('GET', '/crew/projects/:id/report', {
    access: 'foreman',
    summary: 'The report of a day of a project of the own crew, or a proposal for it',
    params: idParams,
    query: onDay,
    response: DayReport,
    errors: ['not-found'],
  }),
  save: endpoint('PUT', '/crew/projects/:id/report', {
    access: 'foreman',
    summary: 'Save the report of a day of a project of the own crew',
    params: idParams,
    body: NewDayReport,
    response: DayReport,
    errors: ['not-found', 'stale-version'],
  }),
  list: endpoint('GET', '/projects/:id/day-reports', {
    access: 'admin',
    summary: 'The reports of the days of a project, the last day first',
    params: idParams,
    response: z.array(DayReport),
    errors: ['not-found'],
  }),
};
