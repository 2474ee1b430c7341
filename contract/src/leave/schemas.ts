import * as z from 'zod/mini';
import { Absence, absenceFields, requestedDays } from '../absences/schemas.ts';
import { Contract } from '../employees/schemas.ts';
import { hours, id, instant, multiline, plainDate, requiredMultiline } from '../fields.ts';
import { LeaveAccount } from '../leave-kinds/schemas.ts';
import { limits } from '../limits.ts';

/** Hours of a balance: below zero when more was taken than there was. In quarters. */
export const signedHours = z
  .number()
  .check(z.minimum(-limits.leaveHours), z.maximum(limits.leaveHours), z.multipleOf(0.25));

/** What a lot was granted as; statutory and extra leave are both of the account 'vacation'. */
export const lotKinds = ['statutory', 'extra', 'rostered', 'time-for-time'] as const;
export const LotKind = z.enum(lotKinds);
export type LotKind = z.infer<typeof LotKind>;

/** From which year the company keeps balances, and what it grants a year to who works full time. */
export const LeaveSettings = z.strictObject({
  /** Null: it keeps none. */
  startYear: z.nullable(z.int().check(z.minimum(2000), z.maximum(2199))),
  /** Of a week. */
  fullTimeHours: z.number().check(z.minimum(1), z.maximum(168), z.multipleOf(0.25)),
  extraHours: z.number().check(z.minimum(0), z.maximum(2_000), z.multipleOf(0.25)),
  rosteredHours: z.number().check(z.minimum(0), z.maximum(2_000), z.multipleOf(0.25)),
  /** 0 before they were set. */
  version: z.int32().check(z.minimum(0)),
});
export type LeaveSettings = z.infer<typeof LeaveSettings>;

/** Leave granted together, which ends on one day. */
export const LeaveLot = z.strictObject({
  lot: z.string(),
  kind: LotKind,
  account: LeaveAccount,
  /** The first day on which it can be taken. */
  since: plainDate,
  /** The first day on which it no longer can, by the law or the company; null: never. */
  expiresOn: z.nullable(plainDate),
  /** The day on which it lapses; null: never, as statutory leave of which nobody was warned in time. */
  lapsesOn: z.nullable(plainDate),
  granted: signedHours,
  used: signedHours,
  expired: signedHours,
  left: signedHours,
});
export type LeaveLot = z.infer<typeof LeaveLot>;

export const leaveLineTypes = ['grant', 'use', 'expiry', 'correction', 'payout'] as const;
export const LeaveLineType = z.enum(leaveLineTypes);
export type LeaveLineType = z.infer<typeof LeaveLineType>;

/** A line of the ledger: never changed, only countered by another. */
export const LeaveLine = z.strictObject({
  id,
  day: plainDate,
  type: LeaveLineType,
  account: LeaveAccount,
  hours: signedHours,
  lotKind: z.nullable(LotKind),
  expiresOn: z.nullable(plainDate),
  absenceId: z.nullable(id),
  /** The line that this one counters. */
  counters: z.nullable(id),
  /** Another line counters this one. */
  countered: z.boolean(),
  note: z.string(),
  at: instant,
  by: z.string(),
});
export type LeaveLine = z.infer<typeof LeaveLine>;

/** The hours of one account on a day, which is the sum of its lines until then. */
export const LeaveBalance = z.strictObject({ account: LeaveAccount, hours: signedHours });
export type LeaveBalance = z.infer<typeof LeaveBalance>;

/** What is taken of a kind of leave in the period in which it is counted. */
export const LeaveCounter = z.strictObject({
  kindId: id,
  kindName: z.string(),
  hue: z.int(),
  since: plainDate,
  until: plainDate,
  used: signedHours,
  /** Null: there is none, or it is not known. */
  maximum: z.nullable(signedHours),
  /** Of the maximum, what is paid. */
  paid: z.nullable(signedHours),
});
export type LeaveCounter = z.infer<typeof LeaveCounter>;

export const leaveRequestStates = [
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'unanswered',
] as const;
export const LeaveRequestState = z.enum(leaveRequestStates);
export type LeaveRequestState = z.infer<typeof LeaveRequestState>;

export const LeaveRequest = z.strictObject({
  id,
  employeeId: id,
  employeeName: z.string(),
  kindId: id,
  kindName: z.string(),
  hue: z.int(),
  firstDay: plainDate,
  lastDay: plainDate,
  hoursPerDay: z.nullable(hours),
  note: z.string(),
  state: LeaveRequestState,
  requestedAt: instant,
  /** The last day on which it can be answered (`getLastDayToAnswer`). */
  answerBy: plainDate,
  decidedAt: z.nullable(instant),
  decidedBy: z.string(),
  /** The word of the office; why it was withdrawn, of leave that stood without an answer. */
  answer: z.string(),
});
export type LeaveRequest = z.infer<typeof LeaveRequest>;

export const NewLeaveRequest = z
  .strictObject({ id, ...absenceFields, note: z._default(absenceFields.note, '') })
  .check(...requestedDays);
export type NewLeaveRequest = z.infer<typeof NewLeaveRequest>;

/** That the employee is ill, and since when: never why. */
export const NewIllness = z.strictObject({ id, firstDay: plainDate });
export type NewIllness = z.infer<typeof NewIllness>;

export const LeaveDecision = z.strictObject({ answer: z._default(multiline(limits.notes), '') });

/** Why leave that stands without an answer is withdrawn, in consultation. */
export const LeaveCancellation = z.strictObject({ reason: requiredMultiline(limits.notes) });

/** That leave will lapse, as it was told to the employee (BW 7:640a). */
export const LeaveWarning = z.strictObject({
  id,
  at: instant,
  by: z.string(),
  expiresOn: plainDate,
  hours: signedHours,
  text: z.string(),
  /** When its mail was sent, or the employee was told otherwise; null: not yet, and so it counts for nothing. */
  toldOn: z.nullable(plainDate),
  /** How the office told it; empty: by mail. */
  toldHow: z.string(),
});
export type LeaveWarning = z.infer<typeof LeaveWarning>;

/** When and how the office told an employee of a warning. */
export const RecordedWarning = z.strictObject({
  toldOn: plainDate,
  toldHow: requiredMultiline(limits.notes),
});
export type RecordedWarning = z.infer<typeof RecordedWarning>;

/** The leave of one employee in one year. */
export const LeaveCard = z.strictObject({
  employee: z.strictObject({ id, name: z.string() }),
  contracts: z.array(Contract),
  /** False: the company keeps no balances; then there are no balances, lots and lines. */
  keepsBalances: z.boolean(),
  /** Today, or the day of the year that is nearest to it. */
  today: plainDate,
  /** Before the first line of the year. */
  atYearBegin: z.array(LeaveBalance),
  /** At the end of that day. */
  balances: z.array(LeaveBalance),
  /** On the last day of the year, with what is planned and what lapses until then. */
  atYearEnd: z.array(LeaveBalance),
  /** On that day: those with something left, and those of the year. */
  lots: z.array(LeaveLot),
  lines: z.array(LeaveLine),
  absences: z.array(Absence),
  /** Of periods that touch the year. */
  counters: z.array(LeaveCounter),
  /** The newest first. */
  requests: z.array(LeaveRequest),
  warnings: z.array(LeaveWarning),
});
export type LeaveCard = z.infer<typeof LeaveCard>;

export const EmployeeBalances = z.strictObject({
  employeeId: id,
  balances: z.array(LeaveBalance),
  /** The same by what was granted. */
  byKind: z.array(z.strictObject({ kind: LotKind, hours: signedHours })),
  /** What of the statutory leave lapses next, and whether the employee was warned of it. */
  lapsing: z.nullable(
    z.strictObject({ expiresOn: plainDate, hours: signedHours, warned: z.boolean() }),
  ),
});
export type EmployeeBalances = z.infer<typeof EmployeeBalances>;

/** A line of the office: hours are added as a lot of its own, or taken from the lots of the kind. */
export const NewCorrection = z
  .strictObject({
    id,
    type: z.enum(['correction', 'payout']),
    kind: LotKind,
    day: plainDate,
    hours: signedHours.check(z.refine((value) => value !== 0, { error: 'zero' })),
    /** Of hours that are added. */
    expiresOn: z._default(z.nullable(plainDate), null),
    note: requiredMultiline(limits.notes),
  })
  .check(
    z.refine(({ day, expiresOn }) => expiresOn === null || expiresOn > day, {
      path: ['expiresOn'],
      error: 'before-start',
    }),
    z.refine(({ type, hours: amount }) => type === 'correction' || amount < 0, {
      path: ['hours'],
      error: 'negative',
    }),
  );
export type NewCorrection = z.infer<typeof NewCorrection>;

export const SettingsUpdate = z.strictObject({ ...LeaveSettings.shape });
export type SettingsUpdate = z.infer<typeof SettingsUpdate>;

export const CounterLine = z.strictObject({ id, note: requiredMultiline(limits.notes) });

/** A kind of leave that employees may request. */
export const RequestableKind = z.strictObject({
  id,
  name: z.string(),
  account: z.nullable(LeaveAccount),
  hue: z.int(),
});

/** How many were warned, and who of them has no mail address. */
export const LeaveWarned = z.strictObject({ warned: z.int(), withoutMail: z.array(id) });
