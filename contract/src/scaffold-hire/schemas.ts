import * as z from 'zod/mini';
import { id, plainDate, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';

const cents = z.int().check(z.minimum(0), z.maximum(limits.hireCents));

/** A scaffold that was handed over. */
export const HiredScaffold = z.strictObject({
  id,
  number: z.string(),
  place: z.string(),
  projectId: id,
  unit: z.enum(['m2', 'm3']),
  amount: z.nullable(z.number()),
  /** The day of the first hand-over. */
  from: plainDate,
  /** The last day: of the notice, or of dismantling where that was earlier or nobody gave notice. */
  to: z.nullable(plainDate),
  /** Who gave notice, with the e-mail address by which a visitor confirmed it; '' without a notice. */
  noticeBy: z.string(),
});
export type HiredScaffold = z.infer<typeof HiredScaffold>;

const price = {
  includedWeeks: z.int().check(z.minimum(0), z.maximum(limits.hireWeeks)),
  centsPerM2: cents,
  centsPerM3: cents,
};
export const HirePrice = z.strictObject({ projectId: id, ...price });
export type HirePrice = z.infer<typeof HirePrice>;
export const NewHirePrice = z.strictObject(price);
export type NewHirePrice = z.infer<typeof NewHirePrice>;

/** The hire of all scaffolds, and the prices of their projects. */
export const Hire = z.strictObject({
  scaffolds: z.array(HiredScaffold),
  prices: z.array(HirePrice),
});
export type Hire = z.infer<typeof Hire>;

/** A notice that the office records. */
export const NewHireEnd = z.strictObject({ lastDay: plainDate, name: requiredText(limits.name) });
export type NewHireEnd = z.infer<typeof NewHireEnd>;
