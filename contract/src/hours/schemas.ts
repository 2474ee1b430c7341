import * as z from 'zod/mini';
import { isMonday } from '../dates/weekdays.ts';
import {
  dateRange,
  hours,
  id,
  instant,
  multiline,
  plainDate,
  plainTime,
  version,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { DayTimesSettings, WorkDayValues } from '../work-days/schemas.ts';

/** The Monday that names a week. */
export const monday = plainDate.check(z.refine(isMonday, { error: 'monday' }));

/** Hours are recorded on a project, or on a client without one. */
const target = { projectId: z.nullable(id), clientId: z.nullable(id) };

/** A planning item of one employee, with what that employee entered. */
export const WorkedItem = z.strictObject({
  itemId: id,
  employeeId: id,
  date: plainDate,
  ...target,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  /** Null means that nothing was entered. */
  entered: z.nullable(hours),
  notes: z.string(),
  /** True when the employee added it without planning. */
  isOtherWork: z.optional(z.literal(true)),
});
export type WorkedItem = z.infer<typeof WorkedItem>;

/** A past planning item without hours. */
const missingItem = {
  itemId: id,
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  /** The hours that it was planned for, less the break; null without planned times. */
  planned: z.nullable(hours),
};

/** An own past planning item without hours, with the names that are known without a connection. */
export const OwnMissingHours = z.strictObject({
  ...missingItem,
  projectName: z.string(),
  clientName: z.string(),
});
export type OwnMissingHours = z.infer<typeof OwnMissingHours>;

/** Hours that the office recorded. Of the standard kind they count instead of what the employee entered there. */
export const HourLine = z.strictObject({
  employeeId: id,
  date: plainDate,
  ...target,
  kindId: id,
  hours,
  /** The hours that the employee had entered when the office recorded the line. */
  entered: z.nullable(z.number()),
  reason: z.string(),
  at: instant,
  /** Empty when the account was deleted. */
  by: z.string(),
});
export type HourLine = z.infer<typeof HourLine>;

export const ApprovedLine = z.strictObject({
  date: plainDate,
  ...target,
  kindId: id,
  hours: z.number().check(z.minimum(0.25), z.maximum(1_000), z.multipleOf(0.25)),
});
export type ApprovedLine = z.infer<typeof ApprovedLine>;

export const Approval = z.strictObject({
  id,
  employeeId: id,
  monday: plainDate,
  hours: z.number(),
  at: instant,
  by: z.string(),
  lines: z.array(ApprovedLine),
});
export type Approval = z.infer<typeof Approval>;

export const Hours = z.strictObject({
  items: z.array(WorkedItem),
  lines: z.array(HourLine),
  /** Only approvals in force are given, of the weeks that the days lie in. */
  approvals: z.array(Approval),
});
export type Hours = z.infer<typeof Hours>;

export const HoursRange = dateRange(limits.hoursDays);

/** A cell of the hours with what the office records there; null for nothing of its own. */
export const HoursEdit = z.strictObject({
  employeeId: id,
  date: plainDate,
  ...target,
  kindId: id,
  hours: z.nullable(hours),
  reason: z._default(multiline(limits.reason), ''),
  /** The hours that the office saw there, its own or those of the employee; null for none. Another amount is refused. */
  seen: z.nullable(z.number()),
  /**
   * The employee's hours as the office saw them. With this field, sending the same hours again keeps them beside what was
   * entered since.
   */
  entered: z.optional(z.nullable(z.number())),
});
export type HoursEdit = z.input<typeof HoursEdit>;

export const HoursEdits = z.strictObject({
  edits: z.array(HoursEdit).check(z.minLength(1), z.maxLength(limits.hoursEdits)),
});

/** The reasons for which an edit was not carried out. Edits without a problem were. */
export const hoursProblems = [
  'hours-approved',
  'changed-meanwhile',
  'unknown-reference',
  'not-in-service',
  'too-many-hours',
] as const;
const HoursProblem = z.enum(hoursProblems);
export type HoursProblem = z.infer<typeof HoursProblem>;

export const HoursEdited = z.strictObject({
  /** The index is the place of the edit in the request. */
  problems: z.array(z.strictObject({ index: z.int(), code: HoursProblem })),
});
export type HoursEdited = z.infer<typeof HoursEdited>;

export const NewApproval = z.strictObject({
  id,
  employeeId: id,
  monday,
  /** Exactly what is approved: the week is refused when its hours are others by now. */
  lines: z.array(ApprovedLine).check(z.maxLength(limits.weekLines)),
});
export type NewApproval = z.infer<typeof NewApproval>;

export const NewApprovals = z.strictObject({
  approvals: z.array(NewApproval).check(z.minLength(1), z.maxLength(limits.approvalsAtOnce)),
});

export const Approved = z.strictObject({
  problems: z.array(
    z.strictObject({ index: z.int(), code: z.enum(['hours-approved', 'changed-meanwhile']) }),
  ),
});
export type Approved = z.infer<typeof Approved>;

export const HoursEvent = z.strictObject({
  at: instant,
  by: z.string(),
  /** `moved`: to another day with its planning item; the reason is the day before. */
  type: z.enum([
    'entered',
    'moved',
    'recorded',
    'times-entered',
    'times-corrected',
    'approved',
    'reopened',
  ]),
  /** The cell that was changed; null for an event of the whole week. */
  cell: z.nullable(z.strictObject({ date: plainDate, ...target, kindId: z.nullable(id) })),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  reason: z.string(),
  /** The times and travel of a day, of an event about them. */
  day: z.optional(
    z.strictObject({
      date: plainDate,
      before: z.nullable(WorkDayValues),
      after: z.nullable(WorkDayValues),
    }),
  ),
});
export type HoursEvent = z.infer<typeof HoursEvent>;

/** Recorded hours of an employee by week, for the averages of the rules. */
export const WeekHours = z.strictObject({
  employeeId: id,
  monday: plainDate,
  /** The hours of kinds that count as working time. */
  worked: z.number(),
});
export type WeekHours = z.infer<typeof WeekHours>;

export const MissingHours = z.strictObject({
  employeeId: id,
  /** The past planning without hours, the oldest first; at least one. */
  items: z.array(z.strictObject({ ...missingItem, ...target })),
  /** Null means that nobody was reminded yet. */
  remindedAt: z.nullable(instant),
  /** False of who left, has no way to be reached, or switched reminders off. */
  isReachable: z.boolean(),
  hasLeft: z.boolean(),
});
export type MissingHours = z.infer<typeof MissingHours>;

export const Reminded = z.strictObject({
  reminded: z.int(),
  /** The employees who were reminded today already, miss nothing, or are out of service by now. */
  skipped: z.array(id),
  /** The employees who have no way to be reached, or switched reminders off. */
  unreachable: z.array(id),
});
export type Reminded = z.infer<typeof Reminded>;

export const HourSettings = z.strictObject({
  /** Null means that reminders are sent by hand only. */
  remindAt: z.nullable(plainTime),
  dayTimes: DayTimesSettings,
  /** The version is 0 before the first change. */
  version: z.int32().check(z.minimum(0)),
});
export type HourSettings = z.infer<typeof HourSettings>;

/** An absent field stays unchanged. */
export const HourSettingsPatch = z.extend(z.partial(HourSettings), {
  version: HourSettings.shape.version,
});
export type HourSettingsPatch = z.infer<typeof HourSettingsPatch>;

export const RegisterLine = z.strictObject({
  employeeId: id,
  name: z.string(),
  date: plainDate,
  hours: z.number(),
  travel: z.number(),
});
export type RegisterLine = z.infer<typeof RegisterLine>;

/** An issue of the register of days of a project in a week. */
export const DayRegister = z.strictObject({
  id,
  projectId: id,
  monday: plainDate,
  /** Numbers count from 1 within the project and week. */
  number: version,
  at: instant,
  by: z.string(),
  lines: z.array(RegisterLine),
});
export type DayRegister = z.infer<typeof DayRegister>;

/** The register of a project and week: its issues, and what is approved now. */
export const DayRegisterWeek = z.strictObject({
  issues: z.array(DayRegister),
  approved: z.array(RegisterLine),
  open: z.number(),
});
export type DayRegisterWeek = z.infer<typeof DayRegisterWeek>;

/** The state of the register of a project and week. A week without approved hours and issues has none. */
export const RegisterState = z.strictObject({
  projectId: id,
  monday: plainDate,
  /** The number of the latest issue, 0 before the first. */
  number: z.int32().check(z.minimum(0)),
  /** True when the latest issue equals what is approved now. */
  isCurrent: z.boolean(),
});
export type RegisterState = z.infer<typeof RegisterState>;
