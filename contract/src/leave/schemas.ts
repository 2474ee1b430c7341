import * as z from 'zod/mini';
import { Absence, absenceFields, requestedDays } from '../absences/schemas.ts';
import { Contract } from '../employees/schemas.ts';
import { hours, id, instant, multiline, plainDate, requiredMultiline } from '../fields.ts';
import { LeaveAccount } from '../leave-kinds/schemas.ts';
import { limits } from '../limits.ts';

/** A balance in steps of a quarter: below zero when more was taken than there was. */
export const signedHours = z
  .number()
  .check(z.minimum(-limits.leaveHours), z.maximum(limits.leaveHours), z.multipleOf(0.25));

/** The kinds of leave that a lot can hold; statutory and extra leave are both of the account 'vacation'. */
export const lotKinds = ['statutory', 'extra', 'rostered', 'time-for-time'] as const;
export const LotKind = z.enum(lotKinds);
export type LotKind = z.infer<typeof LotKind>;

/** The first year with balances, and what the company grants a year to an employee who works full time. */
export const LeaveSettings = z.strictObject({
  /** Null means that the company keeps no balances. */
  startYear: z.nullable(z.int().check(z.minimum(2000), z.maximum(2199))),
  fullTimeHours: z.number().check(z.minimum(1), z.maximum(168), z.multipleOf(0.25)),
  extraHours: z.number().check(z.minimum(0), z.maximum(2_000), z.multipleOf(0.25)),
  rosteredHours: z.number().check(z.minimum(0), z.maximum(2_000), z.multipleOf(0.25)),
  /** The version is 0 before the settings were made. */
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
  /** The first day on which it can no longer be taken, by the law or the company; null means never. */
  expiresOn: z.nullable(plainDate),
  /** The day on which it lapses; null means never, as statutory leave of which nobody was warned in time. */
  lapsesOn: z.nullable(plainDate),
  granted: signedHours,
  used: signedHours,
  expired: signedHours,
  left: signedHours,
});
export type LeaveLot = z.infer<typeof LeaveLot>;

/** `saved` is overtime that an approval of hours saved as time, or that was taken back when the week was reopened. */
export const leaveLineTypes = ['grant', 'use', 'expiry', 'correction', 'payout', 'saved'] as const;
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
  counters: z.nullable(id),
  /** True when another line counters this one. */
  countered: z.boolean(),
  note: z.string(),
  at: instant,
  by: z.string(),
});
export type LeaveLine = z.infer<typeof LeaveLine>;

/** The hours of one account on a day, which is the sum of its lines until then. */
export const LeaveBalance = z.strictObject({ account: LeaveAccount, hours: signedHours });
export type LeaveBalance = z.infer<typeof LeaveBalance>;

/** The hours that were taken of a kind of leave in the period in which the law counts it. */
export const LeaveCounter = z.strictObject({
  kindId: id,
  kindName: z.string(),
  hue: z.int(),
  since: plainDate,
  until: plainDate,
  used: signedHours,
  /** Null means that there is no maximum, or that it is not known. */
  maximum: z.nullable(signedHours),
  /** The part of the maximum that is paid. */
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

/** A report of illness has its first day only: the cause is never asked. */
export const NewIllness = z.strictObject({ id, firstDay: plainDate });
export type NewIllness = z.infer<typeof NewIllness>;

export const LeaveDecision = z.strictObject({ answer: z._default(multiline(limits.notes), '') });

/** The reason for withdrawing leave that was granted without an answer, in consultation. */
export const LeaveCancellation = z.strictObject({ reason: requiredMultiline(limits.notes) });

/** A warning to the employee that leave will lapse (BW 7:640a). */
export const LeaveWarning = z.strictObject({
  id,
  at: instant,
  by: z.string(),
  expiresOn: plainDate,
  hours: signedHours,
  text: z.string(),
  /**
   * The day on which the mail was sent, or the employee was told otherwise. Null means not yet, so that the warning has no
   * effect.
   */
  toldOn: z.nullable(plainDate),
  /** The way in which the office told it; empty means by mail. */
  toldHow: z.string(),
});
export type LeaveWarning = z.infer<typeof LeaveWarning>;

/** The day on which and the way in which the office told an employee of a warning. */
export const RecordedWarning = z.strictObject({
  toldOn: plainDate,
  toldHow: requiredMultiline(limits.notes),
});
export type RecordedWarning = z.infer<typeof RecordedWarning>;

export const LeaveCard = z.strictObject({
  employee: z.strictObject({ id, name: z.string() }),
  contracts: z.array(Contract),
  /** False means that the company keeps no balances; then there are no balances, lots and lines. */
  keepsBalances: z.boolean(),
  /** Today, or the day of the year that is nearest to it. */
  today: plainDate,
  /** The balances before the first line of the year. */
  atYearBegin: z.array(LeaveBalance),
  /** The balances at the end of that day. */
  balances: z.array(LeaveBalance),
  /** The balances on the last day of the year, with what is planned and what lapses until then. */
  atYearEnd: z.array(LeaveBalance),
  /** The lots with something left on that day, and those of the year. */
  lots: z.array(LeaveLot),
  lines: z.array(LeaveLine),
  absences: z.array(Absence),
  /** The counters of periods that touch the year. */
  counters: z.array(LeaveCounter),
  /** The newest request comes first. */
  requests: z.array(LeaveRequest),
  warnings: z.array(LeaveWarning),
});
export type LeaveCard = z.infer<typeof LeaveCard>;

export const EmployeeBalances = z.strictObject({
  employeeId: id,
  balances: z.array(LeaveBalance),
  /** The balance by the kind that was granted. */
  byKind: z.array(z.strictObject({ kind: LotKind, hours: signedHours })),
  /** The statutory leave that lapses next, and whether the employee was warned of it. */
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
    /** The last day of added hours; null when they do not expire. */
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

export const RequestableKind = z.strictObject({
  id,
  name: z.string(),
  account: z.nullable(LeaveAccount),
  hue: z.int(),
});

/** The number of employees who were warned, and those of them without a mail address. */
export const LeaveWarned = z.strictObject({ warned: z.int(), withoutMail: z.array(id) });

/** Balances of time for time as a file has them: each employee's on a day. Lines that an earlier import wrote are countered. */
export const ImportedBalances = z.strictObject({
  /** The ids are those of employees, each once. */
  changed: z
    .array(z.strictObject({ id, values: z.strictObject({ day: plainDate, hours: signedHours }) }))
    .check(z.maxLength(limits.importRows)),
  removed: z._default(z.array(id).check(z.maxLength(limits.importRows)), []),
});
export type ImportedBalances = z.infer<typeof ImportedBalances>;

/** The lines that an import added; a balance that was right already has none. */
export const ImportedLines = z.strictObject({ lines: z.array(id) });
export type ImportedLines = z.infer<typeof ImportedLines>;
