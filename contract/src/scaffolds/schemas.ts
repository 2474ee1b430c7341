import * as z from 'zod/mini';
import { id, instant, multiline, plainDate, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';
import {
  dueReasons,
  intervalDays,
  loadClasses,
  pointAnswers,
  scaffoldCategories,
  scaffoldEventKinds,
  scaffoldKinds,
  scaffoldStates,
  widthClasses,
} from './kinds.ts';

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const plain = {
  kind: z.enum(scaffoldKinds),
  loadClass: z.enum(loadClasses),
  widthClass: z.enum(widthClasses),
  category: z.enum(scaffoldCategories),
  unit: z.enum(['m2', 'm3']),
  /** In the unit; null means unknown. */
  amount: z.nullable(
    z.number().check(z.minimum(0), z.maximum(limits.scaffoldAmount), z.multipleOf(0.01)),
  ),
  isTied: z.boolean(),
  isSheeted: z.boolean(),
  /** The document with the drawing. */
  drawingId: z.nullable(id),
};

const fields = {
  projectId: id,
  number: requiredText(limits.scaffoldNumber),
  place: text(limits.location),
  ...plain,
  builder: text(limits.name),
  builderPhonenumber: text(limits.name),
  /** Who of the client answers for its use. */
  clientPerson: text(limits.name),
  /** Between inspections; null means the usual two weeks. */
  intervalDays: z.nullable(between(1, intervalDays.most)),
  intervalReason: text(limits.reason),
};

/** What follows from the events, as the rule `computeStanding` has it. */
export const standingFields = {
  state: z.enum(scaffoldStates),
  isPaused: z.boolean(),
  inspectedOn: z.nullable(plainDate),
  dueOn: z.nullable(plainDate),
  dueReason: z.nullable(z.enum(dueReasons)),
};

export const StoredScaffold = z.strictObject({
  id,
  ...fields,
  number: z.string(),
  place: z.string(),
  builder: z.string(),
  builderPhonenumber: z.string(),
  clientPerson: z.string(),
  intervalReason: z.string(),
  ...standingFields,
  /** The first day from today on which an inspection of it is planned. */
  plannedOn: z.nullable(plainDate),
  deleted: z.boolean(),
  version,
});

/** The last working day on which the next inspection is in time. */
const inspectBy = z.nullable(plainDate);

export const Scaffold = z.extend(StoredScaffold, { inspectBy });
export type Scaffold = z.infer<typeof Scaffold>;

const reasonOfInterval = z.refine<{ intervalDays: number | null; intervalReason: string }>(
  (values) => (values.intervalDays ?? 0) <= intervalDays.usual || values.intervalReason !== '',
  { path: ['intervalReason'], error: 'required' },
);

export const NewScaffold = z
  .strictObject({
    id: z.optional(id),
    ...fields,
    place: z._default(fields.place, ''),
    kind: z._default(fields.kind, 'facade'),
    loadClass: z._default(fields.loadClass, '3'),
    widthClass: z._default(fields.widthClass, 'W06'),
    category: z._default(fields.category, '1'),
    unit: z._default(fields.unit, 'm2'),
    amount: z._default(fields.amount, null),
    isTied: z._default(fields.isTied, false),
    isSheeted: z._default(fields.isSheeted, false),
    drawingId: z._default(fields.drawingId, null),
    builder: z._default(fields.builder, ''),
    builderPhonenumber: z._default(fields.builderPhonenumber, ''),
    clientPerson: z._default(fields.clientPerson, ''),
    intervalDays: z._default(fields.intervalDays, null),
    intervalReason: z._default(fields.intervalReason, ''),
  })
  .check(reasonOfInterval);
export type NewScaffold = z.infer<typeof NewScaffold>;

export const ScaffoldUpdate = z.strictObject({ ...fields, version }).check(reasonOfInterval);
export type ScaffoldUpdate = z.infer<typeof ScaffoldUpdate>;

const Answer = z.strictObject({
  point: z.string(),
  answer: z.enum(pointAnswers),
  remark: z.string(),
});
export type Answer = z.infer<typeof Answer>;

const NewAnswer = z.extend(Answer, {
  point: requiredText(limits.scaffoldPoint),
  remark: text(limits.reason),
});

export const ScaffoldEvent = z.strictObject({
  id,
  kind: z.enum(scaffoldEventKinds),
  toState: z.nullable(z.enum(scaffoldStates)),
  at: instant,
  /** When the server got it, which may be later. */
  arrivedAt: instant,
  /** The name of who did it. */
  by: z.string(),
  answers: z.array(Answer),
  remark: z.string(),
  /** The names of its photos. */
  photos: z.array(z.string()),
});
export type ScaffoldEvent = z.infer<typeof ScaffoldEvent>;

/** An event by its sender's id, so that a repeated one is the same. */
export const OwnScaffoldEvent = z.strictObject({
  id,
  kind: z.enum(scaffoldEventKinds),
  toState: z._default(z.nullable(z.enum(scaffoldStates)), null),
  /** By the clock of the device. */
  at: instant,
  answers: z._default(z.array(NewAnswer).check(z.maxLength(limits.scaffoldPoints)), []),
  remark: z._default(multiline(limits.reason), ''),
});
export type OwnScaffoldEvent = z.input<typeof OwnScaffoldEvent>;

/** An event that the office records, of the employee who inspected or handed over. */
export const NewScaffoldEvent = z.extend(OwnScaffoldEvent, {
  employeeId: z._default(z.nullable(id), null),
});
export type NewScaffoldEvent = z.input<typeof NewScaffoldEvent>;

/** A storm closes scaffolds off, or asks for an inspection of each. */
export const NewStorm = z.strictObject({
  scaffoldIds: z.array(id).check(z.minLength(1), z.maxLength(limits.scaffoldsOfStorm)),
  closes: z.boolean(),
  at: instant,
  remark: multiline(limits.reason),
});
export type NewStorm = z.infer<typeof NewStorm>;

/** The scaffolds that it concerned: others were dismantled, or are not in use yet. */
export const MarkedScaffolds = z.strictObject({ count: z.int() });

/** A scaffold whose inspection is due, or overdue. */
export const DueScaffold = z.strictObject({
  id,
  number: z.string(),
  place: z.string(),
  projectId: id,
  projectTitle: z.string(),
  dueOn: plainDate,
  dueReason: z.enum(dueReasons),
  inspectBy: plainDate,
  plannedOn: z.nullable(plainDate),
});
export type DueScaffold = z.infer<typeof DueScaffold>;

/** A scaffold of the project of an own item. */
export const OwnScaffold = z.strictObject({
  id,
  number: z.string(),
  place: z.string(),
  kind: z.enum(scaffoldKinds),
  loadClass: plain.loadClass,
  category: plain.category,
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
