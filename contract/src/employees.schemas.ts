import * as z from 'zod/mini';
import { email, id, plainDate, requiredText, text, version, weekdayHours } from './fields.ts';
import { limits } from './limits.ts';

export const Employee = z.strictObject({
  id,
  name: z.string(),
  jobTitle: z.string(),
  /** The people with whom somebody usually works. */
  crew: z.string(),
  phonenumber: z.string(),
  email: z.string(),
  /** For the office only: the law on working time has other figures under 18. */
  dateOfBirth: z.nullable(plainDate),
  /** By the contract; null when it is not known. */
  contractHours: z.nullable(weekdayHours),
  deleted: z.boolean(),
  version,
});
export type Employee = z.infer<typeof Employee>;

const fields = {
  name: requiredText(limits.name),
  jobTitle: text(limits.name),
  crew: text(limits.name),
  phonenumber: text(limits.name),
  email,
  dateOfBirth: z.nullable(plainDate),
  contractHours: z.nullable(weekdayHours),
};

export const NewEmployee = z.strictObject({
  id: z.optional(id),
  ...fields,
  jobTitle: z._default(fields.jobTitle, ''),
  crew: z._default(fields.crew, ''),
  phonenumber: z._default(fields.phonenumber, ''),
  email: z._default(fields.email, ''),
  dateOfBirth: z._default(fields.dateOfBirth, null),
  contractHours: z._default(fields.contractHours, null),
});
export type NewEmployee = z.infer<typeof NewEmployee>;

export const EmployeeUpdate = z.strictObject({ ...fields, version });
export type EmployeeUpdate = z.infer<typeof EmployeeUpdate>;
