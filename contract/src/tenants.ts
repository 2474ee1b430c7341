import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Parts of the product that a tenant can do without (specification, section 6). */
export const hideableParts = ['materials', 'hours'] as const;

/** What the login page and the shell need to know of a tenant, and no more. */
export const TenantProfile = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  /** Base name of a logo under /logos. */
  logo: z.string(),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
  hiddenParts: z.array(z.enum(hideableParts)),
});
export type TenantProfile = z.infer<typeof TenantProfile>;

export const tenants = {
  current: endpoint({
    method: 'GET',
    path: '/tenant',
    access: 'public',
    summary: 'The tenant of this host',
    response: TenantProfile,
    errors: [],
  }),
};
