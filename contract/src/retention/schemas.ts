import * as z from 'zod/mini';
import { id, plainDate } from '../fields.ts';

/**
 * What is kept of who left for a term, as `retention_ends` (migration 0085) counts it.
 * - `identity`: copies of identity papers, five years after the calendar year of the last day (Uitvoeringsregeling loonbelasting
 *   2011 art. 7.9; checked on 2026-11-29).
 * - `wages`: hours, their approvals, leave and absences, seven years after that year (AWR art. 52 lid 4; checked on 2026-11-29).
 * - `images` that the employee sent, and `notes`: those about the employee and the remarks with the own hours; as many months after
 *   the last day as the company chose (AVG art. 5 lid 1 e: no longer than needed; checked on 2026-11-29).
 */
export const expiringKinds = ['identity', 'wages', 'images', 'notes'] as const;
export const ExpiringKind = z.enum(expiringKinds);
export type ExpiringKind = z.infer<typeof ExpiringKind>;

/** Whether it must be removed after its term; of wages the term is the least, and who wants keeps them longer. */
export const mustBeRemoved = (kind: ExpiringKind): boolean => kind !== 'wages';

const expired = { employeeId: id, kind: ExpiringKind };

/** Data of one kind of an employee who left, whose term is over. */
export const ExpiredData = z.strictObject({
  ...expired,
  name: z.string(),
  /** Documents, rows of hours and leave, photos or notes. */
  count: z.int(),
  /** The first day on which it was to be removed, or could be. */
  since: plainDate,
});
export type ExpiredData = z.infer<typeof ExpiredData>;

export const Removal = z.strictObject({
  expired: z.array(z.strictObject(expired)).check(z.minLength(1)),
});
export type Removal = z.infer<typeof Removal>;
