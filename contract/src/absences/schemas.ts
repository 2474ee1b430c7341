import * as z from 'zod/mini';
import { countDaysBetween, openEnd } from '../dates/dates.ts';
import { hours, id, multiline, plainDate, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** Why somebody is absent, as the rules know it. What a company calls it is a kind of leave. */
export const absenceKinds = [
  'vacation',
  'rostered-day-off',
  'time-for-time',
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

/** Hours of each day; null for whole days. */
const hoursPerDay = z.nullable(hours.check(z.minimum(limits.hoursStep)));

export const Absence = z.strictObject({
  id,
  employeeId: id,
  /** The company's kind of leave, with its name and colour. */
  kindId: id,
  kindName: z.string(),
  hue: z.int(),
  kind: AbsenceKind,
  firstDay: plainDate,
  /** `openEnd` of an illness that goes on until further notice. */
  lastDay: plainDate,
  /** Null: whole days. */
  hoursPerDay: z.nullable(hours),
  note: z.string(),
  /** It was asked for, and stands because nobody answered in time (BW 7:638, 2). */
  isUnanswered: z.boolean(),
  version,
});
export type Absence = z.infer<typeof Absence>;

interface Days {
  firstDay: string;
  lastDay: string;
}

const endsAfterBegin = z.refine<Days>(
  ({ firstDay, lastDay }) => !(countDaysBetween(firstDay, lastDay) < 0),
  { path: ['lastDay'], error: 'before-start' },
);

const isTooLong = ({ firstDay, lastDay }: Days) =>
  countDaysBetween(firstDay, lastDay) >= limits.absenceDays;

/** The rules for the days of leave that is asked for; an invalid day has its own error, and breaks neither. */
export const requestedDays = [
  endsAfterBegin,
  z.refine<Days>((days) => !isTooLong(days), { path: ['lastDay'], error: 'range-too-long' }),
];

/** The same of an absence, which may be open. That only an illness is, is known where its kind is. */
const absenceDays = [
  endsAfterBegin,
  z.refine<Days>((days) => days.lastDay === openEnd || !isTooLong(days), {
    path: ['lastDay'],
    error: 'range-too-long',
  }),
];

export const absenceFields = {
  kindId: id,
  firstDay: plainDate,
  lastDay: plainDate,
  hoursPerDay,
  note: multiline(limits.notes),
};

export const NewAbsence = z
  .strictObject({ id, employeeId: id, ...absenceFields, note: z._default(absenceFields.note, '') })
  .check(...absenceDays);
export type NewAbsence = z.infer<typeof NewAbsence>;

export const AbsenceUpdate = z.strictObject({ ...absenceFields, version }).check(...absenceDays);
export type AbsenceUpdate = z.infer<typeof AbsenceUpdate>;
