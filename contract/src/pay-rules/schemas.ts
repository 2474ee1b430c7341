import * as z from 'zod/mini';
import { id, version } from '../fields.ts';
import { PayRules, StoredPayRules } from '../rules/pay/rules.ts';

/** The pay rules of a company from their first day until those of a later one. */
export const PayRuleSet = z.strictObject({
  id,
  ...StoredPayRules.shape,
  /** True when a week was approved by the set: a later set can follow it, but it cannot be changed or removed. */
  isUsed: z.boolean(),
  version,
});
export type PayRuleSet = z.infer<typeof PayRuleSet>;

export const NewPayRuleSet = z.strictObject({ id: z.optional(id), ...PayRules.shape });
export type NewPayRuleSet = z.infer<typeof NewPayRuleSet>;

export const PayRuleSetUpdate = z.strictObject({ ...PayRules.shape, version });
export type PayRuleSetUpdate = z.infer<typeof PayRuleSetUpdate>;
