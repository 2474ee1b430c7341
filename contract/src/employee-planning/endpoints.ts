import * as z from 'zod/mini';
import { DocumentView } from '../documents/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { uploadErrors } from '../images/endpoints.ts';
import { ImageView, imageParams } from '../images/schemas.ts';
import { DateRange } from '../planning/schemas.ts';
import { OwnDay, WorkDay } from '../work-days/schemas.ts';
import { EmployeePlanningItem, HoursPatch, NewOtherWork, OpenProject } from './schemas.ts';

export const employeePlanning = {
  list: endpoint('GET', '/employee-planning', {
    access: 'employee',
    summary: 'The own planning items in a range of days',
    query: DateRange,
    response: z.array(EmployeePlanningItem),
  }),
  get: endpoint('GET', '/employee-planning/planningitem/:id', {
    access: 'employee',
    summary: 'One own planning item, with its images',
    params: idParams,
    response: EmployeePlanningItem,
    errors: ['not-found'],
  }),
  record: endpoint('PATCH', '/employee-planning/:id', {
    access: 'employee',
    summary: 'Record hours, notes and images on an own planning item',
    params: idParams,
    body: HoursPatch,
    bodyKind: 'either',
    response: EmployeePlanningItem,
    errors: ['not-found', 'hours-approved', 'too-many-hours', 'not-in-service', ...uploadErrors],
  }),
  listDays: endpoint('GET', '/employee-planning/days', {
    access: 'employee',
    summary: 'The times and travel of the own days in a range of days',
    query: DateRange,
    response: z.array(WorkDay),
  }),
  recordDay: endpoint('PUT', '/employee-planning/days', {
    access: 'employee',
    summary:
      'Record the times and travel of an own day, and the hours of its planning items, where the company asks for them',
    body: OwnDay,
    response: z.strictObject({ day: WorkDay, items: z.array(EmployeePlanningItem) }),
    errors: [
      'forbidden',
      'not-found',
      'hours-approved',
      'hours-corrected',
      'too-many-hours',
      'not-in-service',
    ],
  }),
  openProjects: endpoint('GET', '/employee-planning/projects', {
    access: 'employee',
    summary:
      'The open projects on which hours can be recorded without planning, where the company allows it',
    response: z.array(OpenProject),
    errors: ['forbidden'],
  }),
  addOtherWork: endpoint('POST', '/employee-planning/other-work', {
    access: 'employee',
    summary: 'Record hours on a project without planning, where the company allows it',
    body: NewOtherWork,
    response: EmployeePlanningItem,
    errors: [
      'forbidden',
      'not-found',
      'hours-approved',
      'hours-corrected',
      'too-many-hours',
      'not-in-service',
    ],
  }),
  viewImage: endpoint('GET', '/employee-planning/planningitem/:id/images/:filename', {
    access: 'employee',
    summary: 'One image of an own planning item, original or preview',
    params: imageParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  viewDocument: endpoint('GET', '/employee-planning/planningitem/:id/documents/:documentId', {
    access: 'employee',
    summary: 'The current file of a document that is shown with an own planning item',
    params: z.strictObject({ id, documentId: id }),
    query: DocumentView,
    binary: true,
    errors: ['not-found'],
  }),
  removeImage: endpoint('DELETE', '/employee-planning/planningitem/:id/images/:filename', {
    access: 'employee',
    summary: 'Delete an own image of an own planning item',
    params: imageParams,
    errors: ['not-found', 'not-uploader'],
  }),
};
