import * as z from 'zod/mini';
import { AbsenceKind } from '../absences/schemas.ts';
import { hue, id, requiredText, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** What an absence is taken from: each has a balance of its own. */
export const leaveAccounts = ['vacation', 'rostered', 'time-for-time'] as const;
export const LeaveAccount = z.enum(leaveAccounts);
export type LeaveAccount = z.infer<typeof LeaveAccount>;

/** A kind of absence of the company: its own name and colour of one that the rules know. */
export const LeaveKind = z.strictObject({
  id,
  name: z.string(),
  /** What the rules take it for. */
  kind: AbsenceKind,
  /** Null: it takes nothing from a balance. */
  account: z.nullable(LeaveAccount),
  /** Degrees on the colour circle. */
  hue,
  /** Employees may request it. */
  requestable: z.boolean(),
  deleted: z.boolean(),
  version,
});
export type LeaveKind = z.infer<typeof LeaveKind>;

const { kind, account, requestable } = LeaveKind.shape;
const fields = { name: requiredText(limits.name), kind, account, hue, requestable };

export const NewLeaveKind = z.strictObject({
  id: z.optional(id),
  ...fields,
  kind: z._default(kind, 'other'),
  hue: z._default(hue, 0),
  account: z._default(account, null),
  requestable: z._default(requestable, false),
});
export type NewLeaveKind = z.infer<typeof NewLeaveKind>;

export const LeaveKindUpdate = z.strictObject({ ...fields, version });
export type LeaveKindUpdate = z.infer<typeof LeaveKindUpdate>;
