import * as z from 'zod/mini';
import { instant, plainDate, requiredText, version } from '../fields.ts';
import { HolidayKey, holidayKeys } from '../holidays/schemas.ts';
import { limits } from '../limits.ts';
import { NewScaffoldSettings, ScaffoldSettings } from '../scaffolds/settings-schemas.ts';
import {
  HelpContact,
  hideableParts,
  linkDays,
  NewHelpContact,
  noticeDays,
  OwnLimit,
  photoSide,
  restoreDays,
  WorkingWeek,
} from '../tenants/schemas.ts';
import { NewOwnLimits } from './own-limit-schemas.ts';

/** The name and look of a company, and the parts of the product that it uses. The company and a god can set them. */
export const lookFields = {
  displayName: requiredText(limits.name),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  terms: z.strictObject({ project: requiredText(40), projects: requiredText(40) }),
  hiddenParts: z.array(z.enum(hideableParts)).check(z.maxLength(hideableParts.length)),
};

/** The look as it was stored. */
export const storedLook = {
  ...lookFields,
  displayName: z.string(),
  terms: z.strictObject({ project: z.string(), projects: z.string() }),
};

const months = ({ least, most }: { least: number; most: number }) =>
  z.nullable(z.int().check(z.minimum(least), z.maximum(most)));

const fields = {
  ...lookFields,
  workingWeek: WorkingWeek,
  observedHolidays: z.array(HolidayKey).check(z.maxLength(holidayKeys.length)),
  photoSide,
  noticeDays,
  linkDays,
  restoreDays,
  /** Null means that the log is kept for ever. */
  auditLogMonths: months(limits.auditLogMonths),
  /** Null means that photos and notes of former employees are kept. */
  leaverMonths: months(limits.leaverMonths),
  helpContact: NewHelpContact,
  ownLimits: NewOwnLimits,
  /** True when employees record hours on open projects without planning. */
  otherWork: z.boolean(),
  /** True when employees see the phone numbers of others on the same work. */
  colleaguePhones: z.boolean(),
  /** True when changes of the planning of today and tomorrow are told at once. */
  tellChanges: z.boolean(),
  scaffoldSettings: NewScaffoldSettings,
  /** The day from which office users must have a second factor; null: each decides. */
  factorFrom: z.nullable(plainDate),
};

/** The logo in use: its address, and whether it is the company's own image. */
export const usedLogo = { logoUrl: z.string(), hasLogoImage: z.boolean() };

export const CompanySettings = z.strictObject({
  ...fields,
  ...storedLook,
  helpContact: HelpContact,
  ownLimits: z.array(OwnLimit),
  scaffoldSettings: ScaffoldSettings,
  ...usedLogo,
  version,
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** An absent field stays unchanged. */
export const SettingsPatch = z.strictObject({
  ...z.partial(z.strictObject(fields)).shape,
  version,
});
export type SettingsPatch = z.infer<typeof SettingsPatch>;

const count = z.int().check(z.minimum(0));

/** The state of the company's Ploegplan, for its office. */
export const CompanyState = z.strictObject({
  users: z.strictObject({ active: count, invited: count, inactive: count }),
  mail: z.strictObject({
    /** False means that mails are written to a folder on the server. */
    hasServer: z.boolean(),
    lastSentAt: z.nullable(instant),
    /** The mails still to be sent, failed attempts included. */
    waiting: count,
    /** The mails that were given up in the last thirty days. */
    failed: count,
  }),
  /** The nightly backup of the whole installation. */
  backup: z.strictObject({
    /** False means that the server makes no backups. */
    isSet: z.boolean(),
    lastAt: z.nullable(instant),
    /** True when no backup was complete since one that failed. */
    hasFailed: z.boolean(),
  }),
});
export type CompanyState = z.infer<typeof CompanyState>;
