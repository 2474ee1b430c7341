import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type { PayrollBatch, PayrollFormat } from '@ploegplan/contract/payroll/schemas';
import { formatDisposition } from '../../platform/http/answers/disposition.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { findFile, readBatches, readDetails, setState } from './batches.ts';
import { makeBatch } from './make-batch.ts';
import { readOwnPayroll } from './own.ts';
import { previewBatch, writeTrial } from './prepare.ts';
import { changeSettings, readSettings } from './settings.ts';

const types: Record<PayrollFormat, string> = {
  nmbrs: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  loket: 'text/csv; charset=utf-8',
  'long-csv': 'text/csv; charset=utf-8',
  'long-xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const stateEvents = {
  'handed-over': 'payroll-batch-handed-over',
  closed: 'payroll-batch-closed',
} as const;

/** '12 (2026-11)' */
const nameBatch = ({ number, period }: PayrollBatch) => `${number} (${period})`;

export const payrollRoutes = [
  createTxRoute(payroll.list, { access: 'admin' }, (tx) => readBatches(tx)),
  createTxRoute(payroll.preview, { access: 'admin' }, (tx, { query }) => previewBatch(tx, query)),

  createTxRoute(payroll.create, { access: 'admin' }, async (tx, { body, tenant, audit }) => {
    const { batch, isNew } = await makeBatch(tx, tenant.displayName, body);
    if (isNew) await audit(tx, 'payroll-batch-made', { subject: nameBatch(batch) });
    return batch;
  }),

  createTxRoute(payroll.get, { access: 'admin' }, (tx, { params }) => readDetails(tx, params.id)),

  createRoute(payroll.file, { access: 'admin' }, async ({ params, reply, ...call }) => {
    const { name, content } = await call.transact(async (tx) => {
      const file = await findFile(tx, params);
      const subject = `${nameBatch(file.batch)}: ${file.name}`;
      await call.audit(tx, 'payroll-file-downloaded', { subject });
      return file;
    });
    return reply
      .type(types[params.format])
      .header('content-disposition', formatDisposition('attachment', name))
      .send(content);
  }),

  createTxRoute(payroll.setState, { access: 'admin' }, async (tx, { params, body, audit }) => {
    const { batch, isNew } = await setState(tx, params.id, body.state);
    if (isNew) await audit(tx, stateEvents[body.state], { subject: nameBatch(batch) });
    return batch;
  }),

  createRoute(payroll.trial, { access: 'admin' }, async ({ query, reply, transact }) => {
    const text = await transact((tx) => writeTrial(tx, query));
    return reply
      .type(types.loket)
      .header('content-disposition', formatDisposition('attachment', 'Proefbestand Loket.csv'))
      .send(text);
  }),

  createTxRoute(payroll.settings, { access: 'admin' }, readSettings),
  createTxRoute(payroll.changeSettings, { access: 'admin' }, (tx, { body }) =>
    changeSettings(tx, body),
  ),
  createTxRoute(payroll.own, { access: 'employee' }, (tx, { session }) =>
    readOwnPayroll(tx, session.employeeId),
  ),
];
