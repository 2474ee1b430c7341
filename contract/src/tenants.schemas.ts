import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Parts of the product that can be hidden for a tenant (specification, section 6). */
export const hideableParts = ['materials', 'hours'] as const;

/** Minutes of break in a working day. */
export const breakMinutes = z.int().check(z.minimum(0), z.maximum(limits.breakMinutes));

/** The longer side of a photo as the browser sends it, in pixels; a larger one is scaled down first. */
export const photoSide = z
  .int()
  .check(z.minimum(limits.photoSide.least), z.maximum(limits.photoSide.most));

export const TenantProfile = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  logo: z.string(),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
  hiddenParts: z.array(z.enum(hideableParts)),
  breakMinutes,
  photoSide,
});
export type TenantProfile = z.infer<typeof TenantProfile>;

/** The version of a logo; with it the response can be cached permanently. */
export const LogoQuery = z.strictObject({ v: z.string().check(z.regex(/^\d{1,9}$/)) });

/** Icons of the installed app: by size, `maskable` for phones that crop icons, and opaque for Apple devices. */
export const iconKinds = ['192', '512', 'maskable', 'apple'] as const;
export type IconKind = (typeof iconKinds)[number];

export const IconQuery = z.strictObject({
  kind: z.enum(iconKinds),
  v: z.optional(z.string().check(z.regex(/^[0-9a-f]{1,16}$/))),
});
