import * as z from 'zod/mini';
import { email, plainDate, text, usualTime } from '../fields.ts';
import { limits } from '../limits.ts';
import { limitRuleNames } from '../rules/working-time/limit-rule-names.ts';

/** Parts of the product that can be hidden for a tenant (specification, section 6). */
export const hideableParts = ['materials', 'hours', 'scaffolds', 'weather'] as const;

/** The longer side of a photo as the browser sends it, in pixels; a larger one is scaled down first. */
export const photoSide = z
  .int()
  .check(z.minimum(limits.photoSide.least), z.maximum(limits.photoSide.most));

/** A number of days within its limits. */
const days = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));
export const noticeDays = days(limits.noticeDays);
export const linkDays = days(limits.linkDays);
export const restoreDays = days(limits.restoreDays);

/** The usual day of each weekday, from Monday; null means usually no work. */
export const WorkingWeek = z
  .array(
    z.nullable(
      z
        .strictObject({
          startTime: usualTime,
          endTime: usualTime,
          breakMinutes: z.int().check(z.minimum(0), z.maximum(limits.breakMinutes)),
        })
        .check(
          z.refine(({ startTime, endTime }) => startTime !== endTime, {
            path: ['endTime'],
            error: 'same-time',
          }),
        ),
    ),
  )
  .check(
    z.length(7),
    z.refine((week) => week.some((day) => day !== null), { error: 'required' }),
  );
export type WorkingWeek = z.infer<typeof WorkingWeek>;

/** A figure of the company instead of one of the law, from a day on, where it comes from, and when somebody looked that up. */
export const OwnLimit = z.strictObject({
  rule: z.enum(limitRuleNames),
  from: plainDate,
  /** The last day; null means until further notice. */
  until: z.nullable(plainDate),
  value: z.number(),
  source: z.string(),
  checkedOn: plainDate,
});
export type OwnLimit = z.infer<typeof OwnLimit>;

/** The person whom employees ask for help; empty parts are unknown. */
export const HelpContact = z.strictObject({
  name: z.string(),
  phonenumber: z.string(),
  email: z.string(),
});
export type HelpContact = z.infer<typeof HelpContact>;

export const NewHelpContact = z.strictObject({
  name: text(limits.name),
  phonenumber: text(limits.name),
  email,
});

export const TenantProfile = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  logo: z.string(),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
  hiddenParts: z.array(z.enum(hideableParts)),
  workingWeek: WorkingWeek,
  photoSide,
  noticeDays,
  linkDays,
  restoreDays,
  helpContact: HelpContact,
  /** What signing in with an account of the company is called; absent where that is not offered. */
  companyLogin: z.optional(z.string()),
  /** True when employees record hours on open projects without planning. */
  otherWork: z.boolean(),
  ownLimits: z.array(z.omit(OwnLimit, { source: true, checkedOn: true })),
  /** The break of the first workday, for open pages of the version before, which know no working week. */
  breakMinutes: z.int(),
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
