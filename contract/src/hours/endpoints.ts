import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { id, idParams, plainDate, requiredMultiline } from '../fields.ts';
import { limits } from '../limits.ts';
import { EmployeeWorkDay, WorkDayCorrection } from '../work-days/schemas.ts';
import { EmployeePaySegment, OvertimeChoice, WeekPaySegments } from './classes.schemas.ts';
import {
  Approved,
  DayRegister,
  DayRegisterWeek,
  HourSettings,
  HourSettingsPatch,
  Hours,
  HoursEdited,
  HoursEdits,
  HoursEvent,
  HoursRange,
  MissingHours,
  monday,
  NewApprovals,
  OwnMissingHours,
  RegisterState,
  Reminded,
  WeekHours,
} from './schemas.ts';

const week = z.strictObject({ monday });

export const hours = withScope('hours', {
  list: endpoint('GET', '/hours', {
    access: 'admin',
    summary: 'Planned, entered, recorded and approved hours of all employees in a range of days',
    query: HoursRange,
    response: Hours,
  }),
  record: endpoint('POST', '/hours', {
    access: 'admin',
    summary:
      'Record or correct hours; each edit that cannot be carried out is named, the others are kept',
    body: HoursEdits,
    response: HoursEdited,
  }),
  approve: endpoint('POST', '/hours/approvals', {
    access: 'admin',
    summary: 'Approve weeks of employees, each exactly as it was seen',
    body: NewApprovals,
    response: Approved,
  }),
  reopen: endpoint('POST', '/hours/approvals/:id/reopen', {
    access: 'admin',
    summary: 'Open an approved week for changes again',
    params: idParams,
    body: z.strictObject({ reason: requiredMultiline(limits.reason) }),
    errors: ['not-found', 'already-decided'],
  }),
  history: endpoint('GET', '/hours/employees/:id', {
    access: 'admin',
    summary: 'What happened to the hours of an employee in a week, the newest first',
    params: idParams,
    query: week,
    response: z.array(HoursEvent),
    errors: ['not-found'],
  }),
  weeks: endpoint('GET', '/hours/weeks', {
    access: 'admin',
    summary: 'Recorded hours by employee and week, of sixteen weeks until the given one',
    query: week,
    response: z.array(WeekHours),
  }),
  classes: endpoint('GET', '/hours/classes', {
    access: 'admin',
    summary:
      'What the recorded hours of all employees in a range of days are worth, by the pay rules of the company; empty without any',
    query: HoursRange,
    response: z.array(EmployeePaySegment),
  }),
  weekClasses: endpoint('GET', '/hours/employees/:id/classes', {
    access: 'admin',
    summary: 'What the recorded hours of an employee in a week are worth',
    params: idParams,
    query: week,
    response: WeekPaySegments,
    errors: ['not-found'],
  }),
  chooseOvertime: endpoint('PUT', '/hours/employees/:id/overtime', {
    access: 'admin',
    summary:
      'Choose whether the overtime of an employee in a week is paid or saved as time, before the week is approved',
    params: idParams,
    body: z.strictObject({ monday, overtime: OvertimeChoice }),
    errors: ['not-found', 'hours-approved'],
  }),
  ownClasses: endpoint('GET', '/hours/own/classes', {
    access: 'employee',
    summary: 'What the own recorded hours of a week are worth',
    query: week,
    response: WeekPaySegments,
  }),
  days: endpoint('GET', '/hours/days', {
    access: 'admin',
    summary: 'The times of days and travel of all employees in a range of days',
    query: HoursRange,
    response: z.array(EmployeeWorkDay),
  }),
  correctDay: endpoint('PUT', '/hours/employees/:id/days/:date', {
    access: 'admin',
    summary: 'Correct the times and travel of a day of an employee',
    params: z.strictObject({ id, date: plainDate }),
    body: WorkDayCorrection,
    response: EmployeeWorkDay,
    errors: ['not-found', 'stale-version', 'hours-approved', 'not-in-service'],
  }),
  missing: endpoint('GET', '/hours/missing', {
    access: 'admin',
    summary: 'Who has past planning without hours, and which',
    response: z.array(MissingHours),
  }),
  remind: endpoint('POST', '/hours/reminders', {
    access: 'admin',
    summary: 'Remind employees of missing hours by mail, each at most once a day',
    body: z.strictObject({
      employeeIds: z.array(id).check(z.minLength(1), z.maxLength(limits.approvalsAtOnce)),
    }),
    response: Reminded,
    errors: ['not-found'],
  }),
  settings: endpoint('GET', '/hours/settings', {
    access: 'admin',
    summary:
      'When employees are reminded of missing hours, and who is asked for the times of a day',
    response: HourSettings,
  }),
  changeSettings: endpoint('PATCH', '/hours/settings', {
    access: 'admin',
    summary:
      'Change when employees are reminded of missing hours, and who is asked for the times of a day',
    body: HourSettingsPatch,
    response: HourSettings,
    errors: ['stale-version'],
  }),
  registers: endpoint('GET', '/hours/registers', {
    access: 'admin',
    summary:
      'Which registers of days of the weeks in a range are issued, and which say other hours',
    query: HoursRange,
    response: z.array(RegisterState),
  }),
  register: endpoint('GET', '/hours/projects/:id/register', {
    access: 'admin',
    summary: 'The register of days of a project in a week: its issues, and what is approved now',
    params: idParams,
    query: week,
    response: DayRegisterWeek,
    errors: ['not-found'],
  }),
  issueRegister: endpoint('POST', '/hours/projects/:id/register', {
    access: 'admin',
    summary: 'Issue the register of days of a project in a week, from approved hours',
    params: idParams,
    body: z.strictObject({ id, monday }),
    response: DayRegister,
    errors: ['not-found', 'nothing-to-issue'],
  }),
  ownMissing: endpoint('GET', '/hours/own/missing', {
    access: 'employee',
    summary: 'The own past planning items without hours, on days with planning and without leave',
    response: z.array(OwnMissingHours),
  }),
});
