import * as z from 'zod/mini';
import { id, plainDate } from '../fields.ts';
import { signedHours } from '../leave/schemas.ts';
import { payClasses } from '../rules/pay/claims.ts';
import { savedCounts } from '../rules/pay/rules.ts';

/** A part of a day with what its minutes are worth. */
const part = {
  /** The day whose work it is, also after midnight. */
  date: plainDate,
  /** HH:MM; null where the times of the day are not known. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  minutes: z.int(),
  class: z.enum(payClasses),
  /** The percentage of the hourly wage; null means that the company did not set it. */
  percent: z.nullable(z.number()),
  projectId: z.nullable(id),
  /** The minutes in words: '2,25 u 125 %: do 26 nov 16:00–18:15, cao art. 2.8'. */
  reason: z.string(),
  /** What of overtime is saved as time instead of paid; null for nothing. */
  saved: z.nullable(z.enum(savedCounts)),
};

export const PaySegment = z.strictObject(part);
export type PaySegment = z.infer<typeof PaySegment>;

export const EmployeePaySegment = z.strictObject({
  ...part,
  employeeId: id,
  isApproved: z.boolean(),
});
export type EmployeePaySegment = z.infer<typeof EmployeePaySegment>;

/** What becomes of the overtime of a week. */
export const OvertimeChoice = z.enum(['paid', 'saved']);
export type OvertimeChoice = z.infer<typeof OvertimeChoice>;

/** The segments of an employee's week. An approved week has those of its approval, another those of the rules that hold on its days. */
export const WeekPaySegments = z.strictObject({
  parts: z.array(PaySegment),
  /** The differences from the approval before, in words: 'Overuren 125 %: 2 u → 3,25 u'. */
  changes: z.array(z.string()),
  /** The hours that are saved as time, or will be with the approval. */
  savedHours: signedHours,
  /** What was chosen for the week, or is usual; null where nothing can be chosen, as in an approved week. */
  overtime: z.nullable(OvertimeChoice),
});
export type WeekPaySegments = z.infer<typeof WeekPaySegments>;
