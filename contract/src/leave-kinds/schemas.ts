import * as z from 'zod/mini';
import { AbsenceKind } from '../absences/schemas.ts';
import { hue, id, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** What an absence is taken from: each has a balance of its own. */
export const leaveAccounts = ['vacation', 'rostered', 'time-for-time'] as const;
export const LeaveAccount = z.enum(leaveAccounts);
export type LeaveAccount = z.infer<typeof LeaveAccount>;

const weeks = z.nullable(z.number().check(z.minimum(0.25), z.maximum(104), z.multipleOf(0.25)));

/** A kind of absence of the company: its own name and colour of one that the rules know. */
export const LeaveKind = z.strictObject({
  id,
  name: z.string(),
  /** What the rules take it for. */
  kind: AbsenceKind,
  /** Null: it takes nothing from a balance. */
  account: z.nullable(LeaveAccount),
  /** Statutory leave accrues over it (BW 7:634 and 635). */
  accrues: z.boolean(),
  /** Most of it in a period, in times the hours of a week; null: no maximum. */
  maxWeeks: weeks,
  /** Months of the period in which it is counted, from the first day taken; null: it is not counted. */
  maxMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(1_200))),
  /** Of the maximum, those that are paid. */
  paidWeeks: weeks,
  /** Where the figures are from, and when they were checked. */
  source: z.string(),
  /** Degrees on the colour circle. */
  hue,
  /** Employees may request it. */
  requestable: z.boolean(),
  deleted: z.boolean(),
  version,
});
export type LeaveKind = z.infer<typeof LeaveKind>;

const { kind, account, accrues, maxWeeks, maxMonths, paidWeeks, requestable } = LeaveKind.shape;
const fields = {
  ...{ name: requiredText(limits.name), kind, account, hue, requestable },
  ...{ accrues, maxWeeks, maxMonths, paidWeeks, source: text(limits.name) },
};

export const NewLeaveKind = z.strictObject({
  id: z.optional(id),
  ...fields,
  kind: z._default(kind, 'other'),
  hue: z._default(hue, 0),
  account: z._default(account, null),
  requestable: z._default(requestable, false),
  accrues: z._default(accrues, true),
  maxWeeks: z._default(maxWeeks, null),
  maxMonths: z._default(maxMonths, null),
  paidWeeks: z._default(paidWeeks, null),
  source: z._default(fields.source, ''),
});
export type NewLeaveKind = z.infer<typeof NewLeaveKind>;

export const LeaveKindUpdate = z.strictObject({ ...fields, version });
export type LeaveKindUpdate = z.infer<typeof LeaveKindUpdate>;
