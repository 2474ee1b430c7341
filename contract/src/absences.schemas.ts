import * as z from 'zod/mini';
import { hours, id, plainDate, version } from './fields.ts';

/** Why somebody is absent. The browser owns the Dutch word of each. */
export const absenceKinds = [
  'vacation',
  'rostered-day-off',
  'sick',
  'doctor',
  'special-leave',
  'parental-leave',
  'care-leave',
  'unpaid-leave',
  'training',
  'unworkable-weather',
  'other',
] as const;
export const AbsenceKind = z.enum(absenceKinds);
export type AbsenceKind = z.infer<typeof AbsenceKind>;

export const Absence = z.strictObject({
  id,
  employeeId: id,
  kind: AbsenceKind,
  firstDay: plainDate,
  lastDay: plainDate,
  /** Null: whole days. */
  hoursPerDay: z.nullable(hours),
  note: z.string(),
  version,
});
export type Absence = z.infer<typeof Absence>;
