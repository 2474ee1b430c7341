import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { LogoQuery } from '../tenants/schemas.ts';
import { User } from '../users/schemas.ts';
import { CreatedTenant, ManagedTenant, NewTenant, TenantUpdate } from './schemas.ts';

const one = { access: 'god', params: idParams, response: ManagedTenant } as const;

export const admin = {
  tenants: endpoint('GET', '/admin/tenants', {
    access: 'god',
    summary: 'All tenants by name',
    response: z.array(ManagedTenant),
  }),
  createTenant: endpoint('POST', '/admin/tenants', {
    access: 'god',
    summary: 'Create a tenant and its first admin',
    body: NewTenant,
    response: CreatedTenant,
    errors: ['tenant-name-taken', 'host-taken', 'username-taken'],
  }),
  updateTenant: endpoint('PUT', '/admin/tenants/:id', {
    summary: 'Change a tenant',
    ...one,
    body: TenantUpdate,
    errors: ['not-found', 'stale-version', 'tenant-name-taken', 'host-taken'],
  }),
  blockTenant: endpoint('POST', '/admin/tenants/:id/block', {
    summary: 'Block a tenant or unblock it; not the tenant of the own session',
    ...one,
    body: z.strictObject({ blocked: z.boolean() }),
    errors: ['not-found', 'forbidden'],
  }),
  uploadLogo: endpoint('POST', '/admin/tenants/:id/logo', {
    summary: 'Upload a logo for a tenant: one PNG, JPEG or WebP',
    ...one,
    bodyKind: 'multipart',
    body: z.strictObject({}),
    errors: ['not-found', 'damaged-image'],
  }),
  logo: endpoint('GET', '/admin/tenants/:id/logo', {
    access: 'god',
    summary: 'The uploaded logo of any tenant, as a PNG',
    params: idParams,
    query: LogoQuery,
    binary: true,
    errors: ['not-found'],
  }),
  removeLogo: endpoint('DELETE', '/admin/tenants/:id/logo', {
    summary: 'Go back to the built-in logo',
    ...one,
    errors: ['not-found'],
  }),
  users: endpoint('GET', '/admin/tenants/:id/users', {
    access: 'god',
    summary: 'The accounts of any tenant by username',
    params: idParams,
    response: z.array(User),
    errors: ['not-found'],
  }),
};
