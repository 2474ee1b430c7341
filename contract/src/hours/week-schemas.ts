import * as z from 'zod/mini';
import { id, instant, plainDate } from '../fields.ts';

/** The hours of an employee in a week that count, as other systems read them; without lines when there are none any more. */
export const RecordedWeek = z.strictObject({
  employeeId: id,
  monday: plainDate,
  /** Null while the week is open. */
  approvedAt: z.nullable(instant),
  lines: z.array(
    z.strictObject({
      date: plainDate,
      projectId: z.nullable(id),
      clientId: z.nullable(id),
      kindId: id,
      hours: z.number(),
    }),
  ),
});
export type RecordedWeek = z.infer<typeof RecordedWeek>;
