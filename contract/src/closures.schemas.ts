import * as z from 'zod/mini';
import { id, plainDate, requiredText, version } from './fields.ts';
import { limits } from './limits.ts';
import { daysBetween } from './rules/dates.ts';

/** Days on which the whole company is closed, both included. */
export const Closure = z.strictObject({
  id,
  name: z.string(),
  firstDay: plainDate,
  lastDay: plainDate,
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
  z.refine<Days>(({ firstDay, lastDay }) => !(daysBetween(firstDay, lastDay) < 0), {
    path: ['lastDay'],
    error: 'before-start',
  }),
  z.refine<Days>(
    ({ firstDay, lastDay }) => !(daysBetween(firstDay, lastDay) >= limits.closureDays),
    {
      path: ['lastDay'],
      error: 'range-too-long',
    },
  ),
];

export const NewClosure = z.strictObject({ id: z.optional(id), ...fields }).check(...dayRules);
export type NewClosure = z.infer<typeof NewClosure>;

export const ClosureUpdate = z.strictObject({ ...fields, version }).check(...dayRules);
export type ClosureUpdate = z.infer<typeof ClosureUpdate>;
