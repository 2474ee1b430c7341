import * as z from 'zod/mini';
import { id, plainDate } from '../fields.ts';
import {
  dueReasons,
  loadClasses,
  scaffoldCategories,
  scaffoldKinds,
  scaffoldStates,
} from './kinds.ts';

// The own planning loads these, and not those of the office.

/** What follows from the events, as the rule `computeStanding` has it. */
export const standingFields = {
  state: z.enum(scaffoldStates),
  isPaused: z.boolean(),
  inspectedOn: z.nullable(plainDate),
  dueOn: z.nullable(plainDate),
  dueReason: z.nullable(z.enum(dueReasons)),
};

/** A scaffold of the project of an own item. */
export const OwnScaffold = z.strictObject({
  id,
  number: z.string(),
  place: z.string(),
  kind: z.enum(scaffoldKinds),
  loadClass: z.enum(loadClasses),
  category: z.enum(scaffoldCategories),
  ...standingFields,
  mayInspect: z.boolean(),
  mayHandOver: z.boolean(),
});
export type OwnScaffold = z.infer<typeof OwnScaffold>;

/** The scaffolds of an own item, and the points of an inspection. */
export const OwnScaffolds = z.strictObject({
  /** The one that the item is an inspection of. */
  plannedId: z.nullable(id),
  checklist: z.array(z.string()),
  scaffolds: z.array(OwnScaffold),
});
export type OwnScaffolds = z.infer<typeof OwnScaffolds>;
