import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { AuditPage, AuditQuery } from './schemas.ts';

export const audit = {
  list: endpoint('GET', '/audit-log', {
    access: 'admin',
    summary: 'The audit log of the own tenant',
    query: AuditQuery,
    response: AuditPage,
  }),
  listOfTenant: endpoint('GET', '/admin/tenants/:id/audit-log', {
    access: 'god',
    summary: 'The audit log of any tenant',
    params: idParams,
    query: AuditQuery,
    response: AuditPage,
    errors: ['not-found'],
  }),
};
