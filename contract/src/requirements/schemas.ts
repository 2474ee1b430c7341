import * as z from 'zod/mini';
import { certificateKinds } from '../employees/schemas.ts';
import { id, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';
import { createPartialUpdate } from '../partial-update.ts';

/** What a rule asks: a certificate of a kind, or a function. */
export const requirementKinds = [...certificateKinds, 'function'] as const;
export const RequirementKind = z.enum(requirementKinds);
export type RequirementKind = z.infer<typeof RequirementKind>;

export const RequirementRule = z.strictObject({
  kind: RequirementKind,
  /** The name of a certificate of kind `other`, or the function; else empty. */
  name: z.string(),
  /** The number of people who must meet it; null means everybody. */
  count: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.peopleNeeded))),
});
export type RequirementRule = z.infer<typeof RequirementRule>;

/** A set of rules that projects and materials name: 'Hijswerk'. */
export const Requirement = z.strictObject({
  id,
  name: z.string(),
  rules: z.array(RequirementRule),
  /** True when definite planning that does not meet it is refused. */
  blocks: z.boolean(),
  deleted: z.boolean(),
  version,
});
export type Requirement = z.infer<typeof Requirement>;

export const isNamedKind = (kind: RequirementKind): boolean =>
  kind === 'other' || kind === 'function';

const NewRule = z.extend(RequirementRule, { name: text(limits.name) }).check(
  z.refine(({ kind, name }) => isNamedKind(kind) === (name !== ''), {
    path: ['name'],
    error: 'name-of-other',
  }),
);

const fields = {
  name: requiredText(limits.name),
  rules: z.array(NewRule).check(z.maxLength(limits.requirementRules)),
  blocks: z.boolean(),
};

export const NewRequirement = z.strictObject({
  id: z.optional(id),
  ...fields,
  blocks: z._default(fields.blocks, false),
});
export type NewRequirement = z.infer<typeof NewRequirement>;

export const RequirementUpdate = z.strictObject({ ...fields, version });
export type RequirementUpdate = z.infer<typeof RequirementUpdate>;

export const PartialRequirementUpdate = createPartialUpdate(RequirementUpdate);
