import * as z from 'zod/mini';
import { id, instant, plainDate, plainTime } from '../fields.ts';

const count = z.int().check(z.minimum(0));
/** A sum of hours. */
const sum = z.number().check(z.minimum(0));

/** A planning item of a project or client, without what the project says already. */
export const WorkItem = z.strictObject({
  id,
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  projectId: z.nullable(id),
  description: z.string(),
  employeeIds: z.array(id),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** Planned hours are those of each item less the break, for each employee on it; recorded hours are of all kinds. */
const hours = { planned: sum, recorded: sum };

/** `due`: what was planned on days that are past or have hours, which recorded hours are compared with. */
export const hoursOfPeriod = { ...hours, due: sum };

/** What was and will be done for a project or a client. */
export const Work = z.strictObject({
  ...hoursOfPeriod,
  /** The weeks (of a project) or months (of a client) in which something is planned or recorded, by their first day. */
  periods: z.array(z.strictObject({ start: plainDate, ...hoursOfPeriod })),
  /** Who works there, with the first and the last day; who worked most comes first. */
  people: z.array(
    z.strictObject({
      employeeId: id,
      ...hours,
      days: count,
      firstDay: plainDate,
      lastDay: plainDate,
    }),
  ),
  /** From today, the first one first; at most `limits.workItems`, of `upcomingCount`. */
  upcoming: z.array(WorkItem),
  upcomingCount: count,
  /** Before today, the last one first; at most `limits.workItems`, of `pastCount`. */
  past: z.array(WorkItem),
  pastCount: count,
});
export type Work = z.infer<typeof Work>;

/** One change of a record: who, when, and the fields that became another value. */
export const RecordChange = z.strictObject({
  at: instant,
  /** Name of who did it; empty when it was the system. */
  by: z.string(),
  action: z.enum(['created', 'changed', 'deleted', 'restored']),
  /**
   * Field names of the record; ids of other records are not replaced by their names. `image` has the name of an image before and
   * after, null when it was not there.
   */
  fields: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type RecordChange = z.infer<typeof RecordChange>;

/** The newest change first; at most `limits.historyRows` of the record and as many of its images. */
export const RecordHistory = z.array(RecordChange);
