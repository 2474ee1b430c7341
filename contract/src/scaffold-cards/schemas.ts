import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** The valid card of a scaffold. */
export const ScaffoldCard = z.strictObject({
  /** Opens the page of the scaffold to everybody, at `/steiger?k=`. */
  token: z.string(),
  madeAt: instant,
});
export type ScaffoldCard = z.infer<typeof ScaffoldCard>;

/** A problem that a visitor reported, which waits for a decision. */
export const ScaffoldReport = z.strictObject({
  id,
  scaffoldId: id,
  number: z.string(),
  projectTitle: z.string(),
  text: z.string(),
  at: instant,
  /** The names of its photos. */
  photos: z.array(z.string()),
});
export type ScaffoldReport = z.infer<typeof ScaffoldReport>;

/** A report closes the scaffold off, asks for an inspection, or is dismissed. */
export const reportDecisions = ['close-off', 'inspect', 'dismiss'] as const;
export const ReportDecision = z.strictObject({ decision: z.enum(reportDecisions) });
export type ReportDecision = z.infer<typeof ReportDecision>;
