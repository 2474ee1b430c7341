import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** All data of the company, or of one employee, as a zip archive. */
export const DataExport = z.strictObject({
  id,
  /** Null for all data of the company. */
  employee: z.nullable(z.strictObject({ id, name: z.string() })),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Tables and files that are written, of all. */
  done: z.int(),
  total: z.int(),
  requestedAt: instant,
  requestedBy: z.string(),
  /** Of a ready one. */
  sizeBytes: z.nullable(z.int()),
  /** Until when a ready one can be downloaded. */
  expiresAt: z.nullable(instant),
});
export type DataExport = z.infer<typeof DataExport>;

export const DataExports = z.array(DataExport);

export const NewDataExport = z.strictObject({
  id: z.optional(id),
  /** Absent for all data of the company. */
  employeeId: z.optional(id),
});
export type NewDataExport = z.infer<typeof NewDataExport>;
