import * as z from 'zod/mini';
import { Absence } from '../absences/schemas.ts';
import { Client } from '../clients/schemas.ts';
import { Employee } from '../employees/schemas.ts';
import { endpoint, withScope } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { RecordedWeek } from '../hours/week-schemas.ts';
import { limits } from '../limits.ts';
import { ListedItem } from '../planning/schemas.ts';
import { Project } from '../projects/schemas.ts';

type Schema = z.ZodMiniType;

const ChangesQuery = z.strictObject({
  /** The place after the page before; empty or absent begins. */
  cursor: z.optional(z.string().check(z.maxLength(120))),
  /** Begins with what changed since this moment instead of with everything. A cursor wins. */
  changedSince: z.optional(instant),
  /** Rows on a page. */
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(limits.changesAtOnce))),
    ),
    200,
  ),
});
export type ChangesQuery = z.output<typeof ChangesQuery>;

/** A page of what there is or changed. */
export interface ChangesPage<Row> {
  /** As they are now; one that changed often is given at least once. */
  items: Row[];
  /** The ids of those that are gone. */
  deleted: string[];
  /** Gives the next page, now or at any time after. */
  cursor: string;
  /** True when the next page has rows by now. */
  more: boolean;
}

/** Creates the call that gives all records of one kind in pages, and then, by the same cursor, what changes. */
const changesEndpoint = <Row extends Schema>(path: string, kinds: string, row: Row) =>
  endpoint('GET', `${path}/changes`, {
    access: 'admin',
    summary: `All ${kinds} in pages, deleted ones included, and after the last page what changed since`,
    query: ChangesQuery,
    response: z.strictObject({
      items: z.array(row),
      deleted: z.array(id),
      cursor: z.string(),
      more: z.boolean(),
    }),
  });

/** Apart from the other calls of their subjects, because only other systems follow changes: no browser loads them. */
export const changes = {
  ...withScope('projects', { projects: changesEndpoint('/projects', 'projects', Project) }),
  ...withScope('clients', { clients: changesEndpoint('/clients', 'clients', Client) }),
  ...withScope('employees', { employees: changesEndpoint('/employees', 'employees', Employee) }),
  ...withScope('planning', {
    planning: changesEndpoint('/planning', 'planning items', ListedItem),
  }),
  ...withScope('hours', {
    hours: changesEndpoint('/hours', 'weeks of employees with their hours', RecordedWeek),
  }),
  ...withScope('leave', { absences: changesEndpoint('/absences', 'absences', Absence) }),
};
