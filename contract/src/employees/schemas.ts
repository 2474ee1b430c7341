import * as z from 'zod/mini';
import { weekdayNames } from '../dates/weekdays.ts';
import {
  clearableMultiline,
  clearableText,
  email,
  hue,
  id,
  multiline,
  plainDate,
  requiredText,
  text,
  version,
  weekdayHours,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { createPartialUpdate } from '../partial-update.ts';
import { VehicleDriver } from '../planning/schemas.ts';
import { hoursOfPeriod, WorkItem } from '../work/schemas.ts';

/** Employed by the company, hired from another one, or self-employed. */
export const employeeKinds = ['own', 'hired', 'self-employed'] as const;
export const EmployeeKind = z.enum(employeeKinds);
export type EmployeeKind = z.infer<typeof EmployeeKind>;

/** The hours of a contract, in force from a date until the next one; the first may have no date. */
export const Contract = z.strictObject({
  from: z.nullable(plainDate),
  hours: weekdayHours,
  /** True for on-call work (BW 7:628a). */
  onCall: z.optional(z.boolean()),
});
export type Contract = z.infer<typeof Contract>;

export const certificateKinds = [
  'vca-basic',
  'vca-supervisor',
  'scaffolder',
  'aerial-platform',
  'telehandler',
  'crane',
  'emergency-response',
  'a1',
  'work-permit',
  'single-permit',
  'residence-permit',
  'other',
] as const;
export const CertificateKind = z.enum(certificateKinds);
export type CertificateKind = z.infer<typeof CertificateKind>;

export const Certificate = z.strictObject({
  kind: CertificateKind,
  /** The name of a certificate of kind `other`; else empty. */
  name: z.string(),
  number: z.string(),
  /** The last day; null when it does not expire. */
  validUntil: z.nullable(plainDate),
});
export type Certificate = z.infer<typeof Certificate>;

const SchoolDay = z.enum(weekdayNames);

/** Only the office reads employees. Employees read names of colleagues by other calls, and nothing else of them. */
export const Employee = z.strictObject({
  id,
  name: z.string(),
  jobTitle: z.string(),
  /** The people with whom somebody usually works. */
  crew: z.string(),
  /** The colour of the mark before the name, as a project has; null means no mark. */
  hue: z.nullable(hue),
  kind: EmployeeKind,
  personnelNumber: z.string(),
  phonenumber: z.string(),
  email: z.string(),
  /** The first day in service; null when it is not known. */
  inServiceFrom: z.nullable(plainDate),
  lastDay: z.nullable(plainDate),
  /** Contracts by date; the one in force on a day is the last that began. An empty list means that the hours are not known. */
  contracts: z.array(Contract),
  certificates: z.array(Certificate),
  /** The weekdays on which an apprentice is at school. */
  schoolDays: z.array(SchoolDay),
  /** The law on working time has other figures under 18. */
  dateOfBirth: z.nullable(plainDate),
  address: z.string(),
  emergencyName: z.string(),
  emergencyPhonenumber: z.string(),
  /** The day on which the office saw an identity document; no copy of it is kept. */
  identitySeenOn: z.nullable(plainDate),
  remarks: z.string(),
  /** True when the last day is over, or the record was deleted without one. */
  deleted: z.boolean(),
  version,
});
export type Employee = z.infer<typeof Employee>;

const NewCertificate = z.extend(Certificate, {
  name: text(limits.name),
  number: text(limits.name),
});
const isNamed = z.refine<Certificate>(({ kind, name }) => (kind === 'other') === (name !== ''), {
  path: ['name'],
  error: 'name-of-other',
});
const haveOtherDates = z.refine<Contract[]>(
  (contracts) => new Set(contracts.map(({ from }) => from)).size === contracts.length,
  { error: 'same-date' },
);
const areDifferent = z.refine<string[]>((days) => new Set(days).size === days.length, {
  error: 'same-day',
});

const fields = {
  name: requiredText(limits.name),
  jobTitle: text(limits.name),
  crew: text(limits.name),
  hue: z.nullable(hue),
  kind: EmployeeKind,
  personnelNumber: text(limits.name),
  phonenumber: text(limits.name),
  email,
  inServiceFrom: z.nullable(plainDate),
  lastDay: z.nullable(plainDate),
  contracts: z.array(Contract).check(z.maxLength(limits.contracts), haveOtherDates),
  certificates: z.array(NewCertificate.check(isNamed)).check(z.maxLength(limits.certificates)),
  schoolDays: z.array(SchoolDay).check(z.maxLength(7), areDifferent),
  dateOfBirth: z.nullable(plainDate),
  address: text(limits.location),
  emergencyName: text(limits.name),
  emergencyPhonenumber: text(limits.name),
  identitySeenOn: z.nullable(plainDate),
  remarks: multiline(limits.description),
};

export const NewEmployee = z.strictObject({
  id: z.optional(id),
  ...fields,
  jobTitle: z._default(fields.jobTitle, ''),
  crew: z._default(fields.crew, ''),
  hue: z._default(fields.hue, null),
  kind: z._default(fields.kind, 'own'),
  personnelNumber: z._default(fields.personnelNumber, ''),
  phonenumber: z._default(fields.phonenumber, ''),
  email: z._default(fields.email, ''),
  inServiceFrom: z._default(fields.inServiceFrom, null),
  lastDay: z._default(fields.lastDay, null),
  contracts: z._default(fields.contracts, []),
  certificates: z._default(fields.certificates, []),
  schoolDays: z._default(fields.schoolDays, []),
  dateOfBirth: z._default(fields.dateOfBirth, null),
  address: z._default(fields.address, ''),
  emergencyName: z._default(fields.emergencyName, ''),
  emergencyPhonenumber: z._default(fields.emergencyPhonenumber, ''),
  identitySeenOn: z._default(fields.identitySeenOn, null),
  remarks: z._default(fields.remarks, ''),
});
export type NewEmployee = z.infer<typeof NewEmployee>;

export const EmployeeUpdate = z.strictObject({ ...fields, version });
export type EmployeeUpdate = z.infer<typeof EmployeeUpdate>;

export const PartialEmployeeUpdate = createPartialUpdate(EmployeeUpdate);

/** An absent field is unchanged, null clears. */
export const EmployeePatch = z.strictObject({
  ...z.partial(
    z.strictObject({
      ...fields,
      jobTitle: clearableText(limits.name),
      crew: clearableText(limits.name),
      personnelNumber: clearableText(limits.name),
      phonenumber: clearableText(limits.name),
      address: clearableText(limits.location),
      emergencyName: clearableText(limits.name),
      emergencyPhonenumber: clearableText(limits.name),
      remarks: clearableMultiline(limits.description),
    }),
  ).shape,
  version,
});
export type EmployeePatch = z.input<typeof EmployeePatch>;

/** An item that is planned for an employee, drafts included. */
export const PlannedForEmployee = z.extend(WorkItem, {
  clientId: z.nullable(id),
  isDraft: z.boolean(),
  drivers: z.array(VehicleDriver),
  version,
});
export type PlannedForEmployee = z.infer<typeof PlannedForEmployee>;

/** The work that an employee did in the past weeks and will do. */
export const EmployeeWorkSummary = z.strictObject({
  ...hoursOfPeriod,
  /** The weeks, by Monday, in which something is planned or recorded. */
  periods: z.array(z.strictObject({ start: plainDate, ...hoursOfPeriod })),
  /** The planned items from the Monday of this week: at most `limits.workItems`, of `itemCount`. */
  items: z.array(PlannedForEmployee),
  itemCount: z.int().check(z.minimum(0)),
});
export type EmployeeWorkSummary = z.infer<typeof EmployeeWorkSummary>;
