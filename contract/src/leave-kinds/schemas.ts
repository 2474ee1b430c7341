import * as z from 'zod/mini';
import { AbsenceKind } from '../absences/schemas.ts';
import { hue, id, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** The balances from which an absence can be taken. */
export const leaveAccounts = ['vacation', 'rostered', 'time-for-time'] as const;
export const LeaveAccount = z.enum(leaveAccounts);
export type LeaveAccount = z.infer<typeof LeaveAccount>;

const weeks = z.nullable(z.number().check(z.minimum(0.25), z.maximum(104), z.multipleOf(0.25)));

/** A kind of absence of the company: its own name and colour of one that the rules know. */
export const LeaveKind = z.strictObject({
  id,
  name: z.string(),
  /** The kind of absence that the rules take it for. */
  kind: AbsenceKind,
  /** Null means that it takes nothing from a balance. */
  account: z.nullable(LeaveAccount),
  /** True when statutory leave accrues over it (BW 7:634 and 635). */
  accrues: z.boolean(),
  /** The maximum in a period, in times the hours of a week; null means no maximum. */
  maxWeeks: weeks,
  /** The months of the period in which it is counted, from the first day taken; null means that it is not counted. */
  maxMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(1_200))),
  /** The part of the maximum that is paid. */
  paidWeeks: weeks,
  source: z.string(),
  /** Degrees on the colour circle. */
  hue,
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
