import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { hours, id, idParams, plainDate, plainTime, text } from './fields.ts';
import { filename, ImageInfo, ImageView, imageParams } from './images.ts';
import { limits } from './limits.ts';
import { ContactPerson, DateRange } from './planning.ts';

/** A planning item as one employee sees it, with that employee's own hours and notes. */
export const EmployeePlanningItem = z.strictObject({
  id,
  date: plainDate,
  clientName: z.string(),
  projectName: z.string(),
  location: z.string(),
  projectLocation: z.string(),
  clientLocation: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  description: z.string(),
  materials: z.array(z.string()),
  employees: z.array(z.string()),
  hoursWorked: z.nullable(hours),
  notes: z.string(),
  contactPerson: z.nullable(ContactPerson),
  /** Only on the full item. */
  images: z.optional(z.array(z.string())),
  imagesInfo: z.optional(z.array(ImageInfo)),
});
export type EmployeePlanningItem = z.infer<typeof EmployeePlanningItem>;

/** Absent means unchanged, null means cleared. */
export const HoursChange = z.strictObject({
  hoursWorked: z.optional(z.nullable(hours)),
  notes: z.optional(text(limits.notes)),
  /** Names of the files that come along in the multipart form, in their order. */
  names: z.optional(z.array(filename).check(z.maxLength(limits.imagesAtOnce))),
});
export type HoursChange = z.input<typeof HoursChange>;

export const employeePlanning = {
  list: endpoint({
    method: 'GET',
    path: '/employee-planning',
    access: 'employee',
    summary: 'The own planning items in a range of days',
    query: DateRange,
    response: z.array(EmployeePlanningItem),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/employee-planning/planningitem/:id',
    access: 'employee',
    summary: 'One own planning item, with its images',
    params: idParams,
    response: EmployeePlanningItem,
    errors: ['not-found'],
  }),
  record: endpoint({
    method: 'PATCH',
    path: '/employee-planning/:id',
    access: 'employee',
    summary: 'Record hours, notes and images on an own planning item',
    params: idParams,
    body: HoursChange,
    bodyKind: 'either',
    response: EmployeePlanningItem,
    errors: ['not-found', 'filename-taken', 'too-large', 'unsupported-media-type', 'storage-full'],
  }),
  viewImage: endpoint({
    method: 'GET',
    path: '/employee-planning/planningitem/:id/images/:filename',
    access: 'employee',
    summary: 'One image of an own planning item, original or preview',
    params: imageParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/employee-planning/planningitem/:id/images/:filename',
    access: 'employee',
    summary: 'Delete an own image of an own planning item',
    params: imageParams,
    errors: ['not-found', 'not-uploader'],
  }),
};
