import * as z from 'zod/mini';
import { email, id, instant, username, version } from '../fields.ts';
import { limits } from '../limits.ts';
import { lookFields, storedLook, usedLogo } from '../settings/schemas.ts';

export const builtInLogos = ['ploegplan', 'demo', 'steigerbouw', 'gevelwerk'] as const;
const BuiltInLogo = z.enum(builtInLogos);
export type BuiltInLogo = z.infer<typeof BuiltInLogo>;

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

/** The room for files of a tenant; null without a limit. */
const storageGigabytes = z.nullable(
  z.int().check(z.minimum(1), z.maximum(limits.storageGigabytes)),
);

const settings = {
  name: tenantName,
  displayName: lookFields.displayName,
  logo: z._default(BuiltInLogo, 'ploegplan'),
  accentColor: z._default(lookFields.accentColor, '#0f5e6b'),
  terms: z._default(lookFields.terms, { project: 'Project', projects: 'Projecten' }),
  hiddenParts: z._default(lookFields.hiddenParts, []),
  storageGigabytes: z._default(storageGigabytes, null),
  /** Hosts besides `<name>.<address of the installation>`; the first is the address in mails. */
  hosts: z._default(z.array(host).check(z.maxLength(20)), []),
};

export const ManagedTenant = z.strictObject({
  id,
  name: z.string(),
  ...storedLook,
  logo: BuiltInLogo,
  /** Its address is one for a god at any host. */
  ...usedLogo,
  storageGigabytes,
  hosts: z.array(z.string()),
  /** Base address of the links in its mails. */
  address: z.string(),
  blocked: z.boolean(),
  /** From when all of the tenant is deleted; null: it is not. */
  deletesAt: z.nullable(instant),
  version,
});
export type ManagedTenant = z.infer<typeof ManagedTenant>;

/** A new tenant comes with its first admin, who is mailed an invitation or gets a temporary password. */
export const NewTenant = z.strictObject({
  id: z.optional(id),
  ...settings,
  admin: z.strictObject({ username, email: email.check(z.minLength(1)) }),
});
export type NewTenant = z.infer<typeof NewTenant>;

export const TenantUpdate = z.strictObject({ ...settings, version });
export type TenantUpdate = z.infer<typeof TenantUpdate>;

export const CreatedTenant = z.strictObject({
  tenant: ManagedTenant,
  /** Whether the first admin was mailed an invitation: only where mails are sent. */
  isInvited: z.boolean(),
  /** Of the first admin who is not invited; null in the answer to a repeat, which changes no password. */
  temporaryPassword: z.nullable(z.string()),
});
export type CreatedTenant = z.infer<typeof CreatedTenant>;
