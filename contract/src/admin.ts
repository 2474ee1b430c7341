import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, id, idParams, requiredText, username, version } from './fields.ts';
import { limits } from './limits.ts';
import { hideableParts, LogoQuery } from './tenant-bodies.ts';
import { User } from './users.ts';

/** The built-in logos, under /logos. */
export const builtInLogos = ['ploegplan', 'demo', 'steigerbouw', 'gevelwerk'] as const;

/** The first label of the tenant's host. */
const tenantName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,62}$/));
/** A host name without port, in lower case. */
const host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.host),
    z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/),
  );

const settings = {
  name: tenantName,
  displayName: requiredText(limits.name),
  logo: z._default(z.enum(builtInLogos), 'ploegplan'),
  accentColor: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/)), '#0f5e6b'),
  terms: z._default(z.strictObject({ project: requiredText(40), projects: requiredText(40) }), {
    project: 'Project',
    projects: 'Projecten',
  }),
  hiddenParts: z._default(
    z.array(z.enum(hideableParts)).check(z.maxLength(hideableParts.length)),
    [],
  ),
  /** Hosts besides `<name>.<address of the installation>`; the first is the address in mails. */
  hosts: z._default(z.array(host).check(z.maxLength(20)), []),
};

/** All of a tenant, for the admin area. */
export const ManagedTenant = z.strictObject({
  id,
  name: z.string(),
  displayName: z.string(),
  logo: z.enum(builtInLogos),
  /** Address of the logo in use, for a god at any host: the tenant's own image, else the built-in one. */
  logoUrl: z.string(),
  hasLogoImage: z.boolean(),
  accentColor: z.string(),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
  hiddenParts: z.array(z.enum(hideableParts)),
  hosts: z.array(z.string()),
  /** Base address of the links in its mails. */
  address: z.string(),
  blocked: z.boolean(),
  version,
});
export type ManagedTenant = z.infer<typeof ManagedTenant>;

/** A new tenant comes with its first admin, who is mailed an invitation. */
export const NewTenant = z.strictObject({
  id: z.optional(id),
  ...settings,
  admin: z.strictObject({ username, email: email.check(z.minLength(1)) }),
});
export type NewTenant = z.infer<typeof NewTenant>;

export const TenantUpdate = z.strictObject({ ...settings, version });
export type TenantUpdate = z.infer<typeof TenantUpdate>;

const one = { access: 'god', params: idParams, response: ManagedTenant } as const;

export const admin = {
  tenants: endpoint({
    method: 'GET',
    path: '/admin/tenants',
    access: 'god',
    summary: 'All tenants by name',
    response: z.array(ManagedTenant),
    errors: [],
  }),
  createTenant: endpoint({
    method: 'POST',
    path: '/admin/tenants',
    access: 'god',
    summary: 'Create a tenant and its first admin',
    body: NewTenant,
    response: ManagedTenant,
    errors: ['tenant-name-taken', 'host-taken', 'username-taken'],
  }),
  updateTenant: endpoint({
    method: 'PUT',
    path: '/admin/tenants/:id',
    summary: 'Change a tenant',
    ...one,
    body: TenantUpdate,
    errors: ['not-found', 'stale-version', 'tenant-name-taken', 'host-taken'],
  }),
  blockTenant: endpoint({
    method: 'POST',
    path: '/admin/tenants/:id/block',
    summary: 'Block a tenant or unblock it; not the tenant of the own session',
    ...one,
    body: z.strictObject({ blocked: z.boolean() }),
    errors: ['not-found', 'forbidden'],
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/admin/tenants/:id/logo',
    summary: 'Upload a logo for a tenant: one PNG, JPEG or WebP',
    ...one,
    bodyKind: 'multipart',
    body: z.strictObject({}),
    errors: ['not-found'],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/admin/tenants/:id/logo',
    access: 'god',
    summary: 'The uploaded logo of any tenant, as a PNG',
    params: idParams,
    query: LogoQuery,
    binary: true,
    errors: ['not-found'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/admin/tenants/:id/logo',
    summary: 'Go back to the built-in logo',
    ...one,
    errors: ['not-found'],
  }),
  users: endpoint({
    method: 'GET',
    path: '/admin/tenants/:id/users',
    access: 'god',
    summary: 'The accounts of any tenant by username',
    params: idParams,
    response: z.array(User),
    errors: ['not-found'],
  }),
};
