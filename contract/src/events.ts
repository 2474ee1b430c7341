import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the browser is told of: the first part of the keys under which it keeps what it read. */
export const liveSubjects = [
  'planning',
  'employee-planning',
  'employees',
  'absences',
  'clients',
  'projects',
  'materials',
  'users',
  'tenants',
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

export const events = {
  stream: endpoint({
    method: 'GET',
    path: '/events',
    access: 'session',
    summary:
      'What changes, as it changes: server-sent events `change`, `refetch` (something may have been missed) and `end`. The header Last-Event-ID resumes a stream; without it, `age` says how long ago what the caller holds was read',
    query: z.strictObject({
      age: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
    }),
    stream: true,
    errors: [],
  }),
};
