import * as z from 'zod/mini';

/** Parts of the product that a tenant can do without (specification, section 6). */
export const hideableParts = ['materials', 'hours'] as const;

/** What the login page and the shell need to know of a tenant, and no more. */
export const TenantProfile = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  /** Address of the logo on this host. */
  logo: z.string(),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
  hiddenParts: z.array(z.enum(hideableParts)),
});
export type TenantProfile = z.infer<typeof TenantProfile>;

/** Which version of a logo, so that the answer may be kept for good. */
export const LogoQuery = z.strictObject({ v: z.string().check(z.regex(/^\d{1,9}$/)) });

/** For the start screen of a phone: as it is, cut to any shape by the phone, or squared off for one of Apple's. */
export const iconKinds = ['192', '512', 'maskable', 'apple'] as const;
export type IconKind = (typeof iconKinds)[number];

/** Which icon, and which version of it; without one, whatever it is now. */
export const IconQuery = z.strictObject({
  kind: z.enum(iconKinds),
  v: z.optional(z.string().check(z.regex(/^[0-9a-f]{1,16}$/))),
});
