import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { id, idParams, plainDate } from '../fields.ts';
import { limits } from '../limits.ts';
import {
  CounterLine,
  EmployeeBalances,
  ImportedBalances,
  ImportedLines,
  LeaveCancellation,
  LeaveCard,
  LeaveDecision,
  LeaveRequest,
  LeaveRequestState,
  LeaveSettings,
  LeaveWarned,
  NewCorrection,
  NewIllness,
  NewLeaveRequest,
  RecordedWarning,
  RequestableKind,
  SettingsUpdate,
} from './schemas.ts';

const year = z.strictObject({ year: z.string().check(z.regex(/^(20|21)\d\d$/)) });

export const leave = withScope('leave', {
  settings: endpoint('GET', '/leave/settings', {
    access: 'admin',
    summary: 'From which year balances of leave are kept, and what is granted a year',
    response: LeaveSettings,
  }),
  changeSettings: endpoint('PUT', '/leave/settings', {
    access: 'admin',
    summary: 'Change what is granted; the lines of the ledger follow by differences',
    body: SettingsUpdate,
    response: LeaveSettings,
    errors: ['stale-version'],
  }),
  balances: endpoint('GET', '/leave/balances', {
    access: 'admin',
    summary: 'The balances of all employees on a day',
    query: z.strictObject({ day: plainDate }),
    response: z.array(EmployeeBalances),
  }),
  importBalances: endpoint('POST', '/leave/balances/import', {
    access: 'admin',
    summary:
      'Make balances of time for time as a file has them by corrections, all or none, or counter the lines of such an import',
    body: ImportedBalances,
    response: ImportedLines,
    errors: ['not-found', 'already-decided'],
    bodyLimit: limits.importJsonBytes,
  }),
  card: endpoint('GET', '/leave/employees/:id', {
    access: 'admin',
    summary: 'The leave of an employee in a year',
    params: idParams,
    query: year,
    response: LeaveCard,
    errors: ['not-found'],
  }),
  correct: endpoint('POST', '/leave/employees/:id/lines', {
    access: 'admin',
    summary: 'Add hours to a balance, take them from it, or pay them out',
    params: idParams,
    body: NewCorrection,
    errors: ['not-found'],
  }),
  counter: endpoint('POST', '/leave/lines/:id/counter', {
    access: 'admin',
    summary: 'Counter a line that the office wrote; a line is countered once',
    params: idParams,
    body: CounterLine,
    errors: ['not-found', 'already-decided'],
  }),
  warn: endpoint('POST', '/leave/warnings', {
    access: 'admin',
    summary: 'Tell employees by mail which statutory leave lapses next, and keep what was told',
    body: z.strictObject({
      employeeIds: z.array(id).check(z.minLength(1), z.maxLength(limits.absencesAtOnce)),
    }),
    response: LeaveWarned,
    errors: ['not-found'],
  }),
  tell: endpoint('POST', '/leave/warnings/:id/told', {
    access: 'admin',
    summary: 'Record when and how an employee was told of a warning that did not go by mail',
    params: idParams,
    body: RecordedWarning,
    errors: ['not-found', 'already-decided'],
  }),
  requests: endpoint('GET', '/leave/requests', {
    access: 'admin',
    summary: 'Requests for leave: those in a state, by the day of the answer',
    query: z.strictObject({ state: LeaveRequestState }),
    response: z.array(LeaveRequest),
  }),
  approve: endpoint('POST', '/leave/requests/:id/approve', {
    access: 'admin',
    summary: 'Approve a request, which makes it an absence; the employee is told by mail',
    params: idParams,
    body: LeaveDecision,
    response: LeaveRequest,
    errors: ['not-found', 'already-decided', 'absence-overlap'],
  }),
  refuse: endpoint('POST', '/leave/requests/:id/refuse', {
    access: 'admin',
    summary: 'Refuse a request; the employee is told by mail',
    params: idParams,
    body: LeaveDecision,
    response: LeaveRequest,
    errors: ['not-found', 'already-decided'],
  }),
  cancel: endpoint('POST', '/leave/requests/:id/cancel', {
    access: 'admin',
    summary:
      'Withdraw leave that stands without an answer, in consultation; the reason is kept and told by mail',
    params: idParams,
    body: LeaveCancellation,
    response: LeaveRequest,
    errors: ['not-found', 'already-decided'],
  }),
  own: endpoint('GET', '/leave/own', {
    access: 'employee',
    summary: 'The own leave in a year',
    query: year,
    response: LeaveCard,
  }),
  ownKinds: endpoint('GET', '/leave/own/kinds', {
    access: 'employee',
    summary: 'The kinds of leave that employees may request',
    response: z.array(RequestableKind),
  }),
  request: endpoint('POST', '/leave/own/requests', {
    access: 'employee',
    summary: 'Request leave; the office is told by mail',
    body: NewLeaveRequest,
    response: LeaveRequest,
    errors: ['not-found', 'absence-overlap'],
  }),
  reportIllness: endpoint('POST', '/leave/own/illness', {
    access: 'employee',
    summary: 'Tell the office, by mail too, of an own illness until further notice',
    body: NewIllness,
    response: LeaveRequest,
    errors: ['not-found', 'absence-overlap'],
  }),
  withdraw: endpoint('POST', '/leave/own/requests/:id/withdraw', {
    access: 'employee',
    summary: 'Withdraw an own request that is not decided',
    params: idParams,
    response: LeaveRequest,
    errors: ['not-found', 'already-decided'],
  }),
});
