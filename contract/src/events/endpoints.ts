import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The subjects of live updates. Each is the first part of the browser's query keys for that subject. */
export const liveSubjects = [
  'planning',
  'planning-links',
  'employee-planning',
  'told',
  'own-told',
  'employees',
  'absences',
  'leave',
  'own-leave',
  'hours',
  'own-hours',
  'hourkinds',
  'payrules',
  'payroll',
  'own-payroll',
  'slips',
  'closures',
  'documents',
  'clients',
  'projects',
  'materials',
  'requirements',
  'scaffolds',
  'weather',
  'notes',
  'help',
  'users',
  'data-exports',
  'webhooks',
  'api-keys',
  'announcements',
  'tenants',
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

export const events = {
  stream: endpoint('GET', '/events', {
    access: 'session',
    summary:
      'Live updates as server-sent events: `change`, `refetch` (events may have been missed) and `end`. The header Last-Event-ID resumes a stream; without it, `age` is the age in milliseconds of the data that the caller holds',
    query: z.strictObject({
      age: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
    }),
    stream: true,
  }),
};
