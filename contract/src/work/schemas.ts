import * as z from 'zod/mini';
import { id, instant, plainDate, plainTime } from '../fields.ts';

const count = z.int().check(z.minimum(0));
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

/** `due` has the planned hours of days that are past or have hours, with which recorded hours are compared. */
export const hoursOfPeriod = { ...hours, due: sum };

export const Work = z.strictObject({
  ...hoursOfPeriod,
  /** The weeks (of a project) or months (of a client) in which something is planned or recorded, by their first day. */
  periods: z.array(z.strictObject({ start: plainDate, ...hoursOfPeriod })),
  /** The people who work there, with the first and the last day; the one who worked most comes first. */
  people: z.array(
    z.strictObject({
      employeeId: id,
      ...hours,
      days: count,
      firstDay: plainDate,
      lastDay: plainDate,
    }),
  ),
  /** Items from today, the first one first: at most `limits.workItems`, of `upcomingCount`. */
  upcoming: z.array(WorkItem),
  upcomingCount: count,
  /** Items before today, the last one first: at most `limits.workItems`, of `pastCount`. */
  past: z.array(WorkItem),
  pastCount: count,
});
export type Work = z.infer<typeof Work>;

/** A change of a record: who, when, and the fields that got another value. */
export const RecordHistoryEntry = z.strictObject({
  at: instant,
  /** Empty when the system did it. */
  by: z.string(),
  action: z.enum(['created', 'changed', 'deleted', 'restored']),
  /**
   * Field names of the record; ids of other records are not replaced by their names. `image` has the name of an image before and
   * after, null when it was not there.
   */
  fields: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type RecordHistoryEntry = z.infer<typeof RecordHistoryEntry>;

/** The newest change first; at most `limits.historyRows` of the record and as many of its images. */
export const RecordHistory = z.array(RecordHistoryEntry);
