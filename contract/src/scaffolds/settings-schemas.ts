import * as z from 'zod/mini';
import { requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { scaffoldKinds } from './kinds.ts';

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Up to which category somebody of a function inspects and hands over; 0 means none. */
const Inspector = z.strictObject({
  jobTitle: z.string(),
  inspects: between(0, 4),
  handsOver: between(0, 4),
});

/** The wind force (Bft) from which a storm concerns a scaffold. */
const bound = between(5, 12);
const stormFrom = z.strictObject(
  Object.fromEntries(scaffoldKinds.map((kind) => [kind, bound])) as Record<
    (typeof scaffoldKinds)[number],
    typeof bound
  >,
);

export const ScaffoldSettings = z.strictObject({
  checklist: z.array(z.string()),
  inspectors: z.array(Inspector),
  /** True when who inspects or hands over needs a valid certificate of a scaffolder. */
  needsCertificate: z.boolean(),
  stormFrom,
});
export type ScaffoldSettings = z.infer<typeof ScaffoldSettings>;

export const NewScaffoldSettings = z.extend(ScaffoldSettings, {
  checklist: z
    .array(requiredText(limits.scaffoldPoint))
    .check(z.minLength(1), z.maxLength(limits.scaffoldPoints)),
  inspectors: z
    .array(z.extend(Inspector, { jobTitle: requiredText(limits.name) }))
    .check(z.maxLength(limits.scaffoldInspectors)),
});
