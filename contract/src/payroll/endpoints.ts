import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { OwnPayroll } from './own.schemas.ts';
import {
  NewPayrollBatch,
  PayrollBatch,
  PayrollBatchDetails,
  PayrollFormat,
  PayrollPreview,
  PayrollRange,
  PayrollSettings,
  PayrollSettingsUpdate,
} from './schemas.ts';

export const payroll = {
  list: endpoint('GET', '/payroll/batches', {
    access: 'admin',
    summary: 'The batches that went to the payroll, the newest first',
    response: z.array(PayrollBatch),
  }),
  preview: endpoint('GET', '/payroll/preview', {
    access: 'admin',
    summary: 'What a batch of a period would have, and what prevents it; a period of the settings',
    query: PayrollRange,
    response: PayrollPreview,
  }),
  create: endpoint('POST', '/payroll/batches', {
    access: 'admin',
    recentAuth: true,
    summary:
      'Make a batch of what was approved until the end of a period and is in no batch, with its files; it never changes',
    body: NewPayrollBatch,
    response: PayrollBatch,
    errors: ['payroll-not-ready'],
  }),
  get: endpoint('GET', '/payroll/batches/:id', {
    access: 'admin',
    summary: 'A batch with its amounts by person, files, checks and signs of trouble',
    params: idParams,
    response: PayrollBatchDetails,
    errors: ['not-found'],
  }),
  file: endpoint('GET', '/payroll/batches/:id/files/:format', {
    access: 'admin',
    summary: 'A file of a batch; the download is recorded in the audit log',
    params: z.strictObject({ id, format: PayrollFormat }),
    binary: true,
    errors: ['not-found'],
  }),
  setState: endpoint('POST', '/payroll/batches/:id/state', {
    access: 'admin',
    recentAuth: true,
    summary: 'Record that a batch was handed over, or after that that it was paid',
    params: idParams,
    body: z.strictObject({ state: z.enum(['handed-over', 'closed']) }),
    response: PayrollBatch,
    errors: ['not-found', 'already-decided'],
  }),
  trial: endpoint('GET', '/payroll/loket-trial', {
    access: 'admin',
    summary:
      'A file for Loket with what the next batch would have of one employee, to prove how Loket reads it; nothing is kept',
    query: z.strictObject({
      employeeId: id,
      from: PayrollRange.shape.from,
      to: PayrollRange.shape.to,
    }),
    binary: true,
    errors: ['not-found'],
  }),
  settings: endpoint('GET', '/payroll/settings', {
    access: 'admin',
    summary: 'The period of the payroll, what is sent, and the code of each kind',
    response: PayrollSettings,
  }),
  changeSettings: endpoint('PUT', '/payroll/settings', {
    access: 'admin',
    summary: 'Change the period of the payroll, what is sent, and the codes; batches keep theirs',
    body: PayrollSettingsUpdate,
    response: PayrollSettings,
    errors: ['stale-version'],
  }),
  own: endpoint('GET', '/payroll/own', {
    access: 'employee',
    summary: 'The own amounts by batch, and what waits for the next one',
    response: OwnPayroll,
  }),
};
