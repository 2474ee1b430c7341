import * as z from 'zod/mini';
import { type EmployeeKind, employeeKinds } from '../employees/schemas.ts';
import { dateRange, id, instant, plainDate, requiredText } from '../fields.ts';
import { LeaveBalance } from '../leave/schemas.ts';
import { limits } from '../limits.ts';
import { payPeriods } from './periods.ts';

/** The units in which payroll takes an amount. A return counts the kilometres of a single trip twice. */
export const PayrollUnit = z.enum(['hours', 'days', 'kilometres', 'kilometres-return']);
export type PayrollUnit = z.infer<typeof PayrollUnit>;

/** What is paid: a class of hours, a kind of hours, a kind of leave, or kilometres. */
export const PayrollKind = z.strictObject({
  /** 'class:overtime:125', 'class:overtime:125:worth' where it is saved as time, 'hours:<id>', 'leave:<id>' or 'kilometres'. */
  kind: z.string(),
  /** 'Overuren 125 %' */
  name: z.string(),
  group: z.enum(['class', 'hours', 'leave', 'kilometres']),
});
export type PayrollKind = z.infer<typeof PayrollKind>;

/** What stands for a kind in the payroll, from a day until that of a later code of the kind. */
export const PayrollCode = z.strictObject({
  kind: requiredText(limits.payrollKind),
  /** Null means that it holds from the beginning. */
  firstDay: z.nullable(plainDate),
  /** Null means that the kind is not sent. */
  code: z.nullable(requiredText(limits.payrollCode)),
  unit: PayrollUnit,
});
export type PayrollCode = z.infer<typeof PayrollCode>;

const digits = z.string().check(z.regex(/^\d{1,20}$/));

const values = {
  period: z.enum(payPeriods),
  /** Whose amounts are sent, by kind of worker. */
  includes: z.strictObject({
    own: z.boolean(),
    hired: z.boolean(),
    'self-employed': z.boolean(),
  } satisfies Record<EmployeeKind, z.ZodMiniType>),
  /** Null means that no file of that payroll is made. */
  nmbrs: z.nullable(z.strictObject({ debtorNumber: digits, companyNumber: digits })),
  loket: z.nullable(
    z.strictObject({
      /** 'aanslnr' */
      employerNumber: digits,
      /** 'ploeg' */
      shift: digits,
      /** True when the comma parts hours and minutes: 7,30 for seven and a half hours. */
      minutesAfterComma: z.boolean(),
    }),
  ),
};

const haveOneCodePerDay = z.refine<{ codes: readonly PayrollCode[] }>(
  ({ codes }) =>
    new Set(codes.map(({ kind, firstDay }) => `${kind} ${firstDay}`)).size === codes.length,
  { path: ['codes'], error: 'repeated-day' },
);

/** Amounts of one code are summed. */
const haveOneUnitPerCode = z.refine<{ codes: readonly PayrollCode[] }>(
  ({ codes }) => {
    const sent = codes.filter(({ code }) => code !== null);
    const units = new Set(sent.map(({ code, unit }) => `${code} ${unit}`));
    return units.size === new Set(sent.map(({ code }) => code)).size;
  },
  { path: ['codes'], error: 'other-unit' },
);

export const PayrollSettings = z.strictObject({
  ...values,
  /** By kind, then by first day. */
  codes: z.array(
    z.strictObject({ ...PayrollCode.shape, kind: z.string(), code: z.nullable(z.string()) }),
  ),
  /** Everything that can have a code. */
  kinds: z.array(PayrollKind),
  /** 0 while nothing was stored. */
  version: z.int32(),
});
export type PayrollSettings = z.infer<typeof PayrollSettings>;

export const PayrollSettingsUpdate = z
  .strictObject({
    ...values,
    codes: z.array(PayrollCode).check(z.maxLength(limits.payrollCodes)),
    version: z.int32().check(z.minimum(0)),
  })
  .check(haveOneCodePerDay, haveOneUnitPerCode);
export type PayrollSettingsUpdate = z.infer<typeof PayrollSettingsUpdate>;

/** A period of the company's calendar: `findPayPeriod` makes it. */
export const PayrollRange = dateRange(limits.hoursDays);

export const NewPayrollBatch = z.strictObject({ id, ...PayrollRange.shape });
export type NewPayrollBatch = z.infer<typeof NewPayrollBatch>;

/** A batch is made, handed over to the payroll, and closed once it was paid. */
const batchStates = ['made', 'handed-over', 'closed'] as const;

const moment = z.nullable(z.strictObject({ at: instant, by: z.string() }));

export const PayrollBatch = z.strictObject({
  id,
  /** From 1, per company. */
  number: z.int(),
  from: plainDate,
  to: plainDate,
  /** '2026-11' */
  period: z.string(),
  state: z.enum(batchStates),
  made: moment,
  handedOver: moment,
  closed: moment,
  /** The number of people of whom something is sent. */
  people: z.int(),
});
export type PayrollBatch = z.infer<typeof PayrollBatch>;

/** The sum of one kind and period of a person. */
export const PayrollAmount = z.strictObject({
  kind: z.string(),
  name: z.string(),
  /** Null means that it is not sent. */
  code: z.nullable(z.string()),
  unit: PayrollUnit,
  /** The own period, such as '2026-10'. */
  period: z.string(),
  /** True for a difference that belongs to an earlier period. */
  isEarlier: z.boolean(),
  quantity: z.number(),
});
export type PayrollAmount = z.infer<typeof PayrollAmount>;

export const PayrollPerson = z.strictObject({
  employeeId: id,
  name: z.string(),
  personnelNumber: z.string(),
  employeeKind: z.enum(employeeKinds),
  amounts: z.array(PayrollAmount),
});
export type PayrollPerson = z.infer<typeof PayrollPerson>;

export const payrollChecks = ['hours', 'travel', 'kilometres', 'absence'] as const;

/** The sums of all batches, this one included, beside those of what was approved, counted by another road. In hours or kilometres. */
export const PayrollCheck = z.strictObject({
  subject: z.enum(payrollChecks),
  batches: z.number(),
  approved: z.number(),
  difference: z.number(),
});
export type PayrollCheck = z.infer<typeof PayrollCheck>;

const person = { employeeId: id, name: z.string() };

/** What a person has more or less of a kind than in the batch before. */
export const PayrollDifference = z.strictObject({
  ...person,
  kind: z.string(),
  kindName: z.string(),
  unit: PayrollUnit,
  before: z.number(),
  now: z.number(),
});
export type PayrollDifference = z.infer<typeof PayrollDifference>;

/** What may be wrong; it does not prevent a batch. */
export const PayrollSigns = z.strictObject({
  /** Weeks with hours that are not approved; they wait for a later batch. */
  openWeeks: z.array(
    z.strictObject({ ...person, monday: plainDate, isReopened: z.boolean(), hours: z.number() }),
  ),
  /** People with contract hours in the period of whom there is nothing. */
  withoutHours: z.array(z.strictObject(person)),
  /** Weeks of more than sixty approved hours of work. */
  longWeeks: z.array(z.strictObject({ ...person, monday: plainDate, hours: z.number() })),
  /** Balances of leave below zero at the end of the period. */
  negativeBalances: z.array(z.strictObject({ ...person, ...LeaveBalance.shape })),
});
export type PayrollSigns = z.infer<typeof PayrollSigns>;

/** What prevents a batch. */
export const PayrollProblems = z.strictObject({
  /** Kinds without a code on a day, or with one that Loket does not take. */
  codes: z.array(
    z.strictObject({
      ...PayrollKind.shape,
      date: plainDate,
      reason: z.enum(['missing', 'not-a-number']),
    }),
  ),
  /** People without a personnel number of their own, or with one that Loket does not take. */
  numbers: z.array(
    z.strictObject({
      ...person,
      personnelNumber: z.string(),
      reason: z.enum(['missing', 'not-unique', 'not-a-number']),
    }),
  ),
  /** True when nothing would be sent or kept. */
  isEmpty: z.boolean(),
  /** True when the period begins before that of the first batch, whose first day is where the company began to send. */
  isBeforeFirst: z.boolean(),
});
export type PayrollProblems = z.infer<typeof PayrollProblems>;

const content = {
  persons: z.array(PayrollPerson),
  /** The differences from the batch before. */
  changes: z.array(PayrollDifference),
  checks: z.array(PayrollCheck),
  signs: PayrollSigns,
};

/** What a batch would have. */
export const PayrollPreview = z.strictObject({
  from: plainDate,
  to: plainDate,
  period: z.string(),
  problems: PayrollProblems,
  ...content,
});
export type PayrollPreview = z.infer<typeof PayrollPreview>;

export const PayrollFormat = z.enum(['nmbrs', 'loket', 'long-csv', 'long-xlsx', 'pdf']);
export type PayrollFormat = z.infer<typeof PayrollFormat>;

const PayrollFile = z.strictObject({
  format: PayrollFormat,
  name: z.string(),
  bytes: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
});

/** A batch with what it has; the checks are those of when it was made. */
export const PayrollBatchDetails = z.strictObject({
  ...PayrollBatch.shape,
  files: z.array(PayrollFile),
  ...content,
});
export type PayrollBatchDetails = z.infer<typeof PayrollBatchDetails>;
