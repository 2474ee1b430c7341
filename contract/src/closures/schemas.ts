import * as z from 'zod/mini';
import { countDaysBetween } from '../dates/dates.ts';
import { id, plainDate, requiredText, version } from '../fields.ts';
import { signedHours } from '../leave/schemas.ts';
import { limits } from '../limits.ts';

/**
 * What the days of a closure cost: nothing, hours of one balance, or leave, which is vacation and, where that is short, rostered free hours. So each
 * is a list of balances in order, and who has little vacation left falls short last.
 */
export const closureCosts = ['leave', 'vacation', 'rostered', 'none'] as const;
export const ClosureCost = z.enum(closureCosts);
export type ClosureCost = z.infer<typeof ClosureCost>;

/** Days on which the whole company is closed, both included. */
export const Closure = z.strictObject({
  id,
  name: z.string(),
  firstDay: plainDate,
  lastDay: plainDate,
  cost: ClosureCost,
  deleted: z.boolean(),
  version,
});
export type Closure = z.infer<typeof Closure>;

const fields = { name: requiredText(limits.name), firstDay: plainDate, lastDay: plainDate };

interface Days {
  firstDay: string;
  lastDay: string;
}

/** The rules for both days. An invalid day has its own error; its distance, which is no number, breaks neither rule. */
const dayRules = [
  z.refine<Days>(({ firstDay, lastDay }) => !(countDaysBetween(firstDay, lastDay) < 0), {
    path: ['lastDay'],
    error: 'before-start',
  }),
  z.refine<Days>(
    ({ firstDay, lastDay }) => !(countDaysBetween(firstDay, lastDay) >= limits.closureDays),
    {
      path: ['lastDay'],
      error: 'range-too-long',
    },
  ),
];

export const NewClosure = z
  .strictObject({ id: z.optional(id), ...fields, cost: z._default(ClosureCost, 'leave') })
  .check(...dayRules);
export type NewClosure = z.infer<typeof NewClosure>;

export const ClosureUpdate = z
  .strictObject({ ...fields, cost: ClosureCost, version })
  .check(...dayRules);
export type ClosureUpdate = z.infer<typeof ClosureUpdate>;

/** A closure that is not saved yet. */
export const PlannedClosure = z
  .strictObject({ id, firstDay: plainDate, lastDay: plainDate, cost: ClosureCost })
  .check(...dayRules);
export type PlannedClosure = z.infer<typeof PlannedClosure>;

/** What a closure costs one employee. */
export const CostOfClosure = z.strictObject({
  employeeId: id,
  hours: signedHours,
  /** What then is below zero on its last day; 0: there is enough. */
  short: signedHours,
});
export type CostOfClosure = z.infer<typeof CostOfClosure>;
