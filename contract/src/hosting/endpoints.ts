import * as z from 'zod/mini';
import { ManagedTenant } from '../admin/schemas.ts';
import { Announcements } from '../announcements/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { HostLog, JobFailures, NewAnnouncement, TenantUses } from './schemas.ts';

export const hosting = {
  use: endpoint('GET', '/admin/use', {
    access: 'god',
    summary: 'What each tenant uses, and what failed there',
    response: TenantUses,
  }),
  failures: endpoint('GET', '/admin/tenants/:id/failures', {
    access: 'god',
    summary: 'Background jobs of a tenant that were given up, the newest first',
    params: idParams,
    response: JobFailures,
    errors: ['not-found'],
  }),
  retry: endpoint('POST', '/admin/tenants/:id/failures/:failure/retry', {
    access: 'god',
    summary: 'Try a job again that was given up',
    params: z.strictObject({ id, failure: id }),
    errors: ['not-found'],
  }),
  planDeletion: endpoint('POST', '/admin/tenants/:id/deletion', {
    access: 'god',
    summary:
      'Delete all of a tenant after thirty days; its name must be repeated; not the tenant of the own session',
    params: idParams,
    body: z.strictObject({ displayName: z.string() }),
    response: ManagedTenant,
    errors: ['not-found', 'forbidden'],
  }),
  withdrawDeletion: endpoint('DELETE', '/admin/tenants/:id/deletion', {
    access: 'god',
    summary: 'Keep a tenant that was to be deleted',
    params: idParams,
    response: ManagedTenant,
    errors: ['not-found'],
  }),
  log: endpoint('GET', '/admin/log', {
    access: 'god',
    summary: 'What outlives tenants: their deletion, the newest first',
    response: HostLog,
  }),
  announcements: endpoint('GET', '/admin/announcements', {
    access: 'god',
    summary: 'The announcements that have not ended',
    response: Announcements,
  }),
  announce: endpoint('POST', '/admin/announcements', {
    access: 'god',
    summary: 'Announce something to the users of all tenants',
    body: NewAnnouncement,
  }),
  removeAnnouncement: endpoint('DELETE', '/admin/announcements/:id', {
    access: 'god',
    summary: 'Take an announcement away',
    params: idParams,
    errors: ['not-found'],
  }),
};
